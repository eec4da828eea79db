/** The page of settings. */
@NullMarked
package dev.belisha.shell.settings;

import org.jspecify.annotations.NullMarked;
