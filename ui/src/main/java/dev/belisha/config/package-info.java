/** The settings file, themes, keys. */
@NullMarked
package dev.belisha.config;

import org.jspecify.annotations.NullMarked;
