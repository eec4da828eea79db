/** Cells, rows, scrollback, damage. */
@NullMarked
package dev.belisha.vt.screen;

import org.jspecify.annotations.NullMarked;
