/** Badges: a state as shape, word and colour. */
@NullMarked
package dev.belisha.shell.badge;

import org.jspecify.annotations.NullMarked;
