/** The row of tabs. */
@NullMarked
package dev.belisha.shell.tabs;

import org.jspecify.annotations.NullMarked;
