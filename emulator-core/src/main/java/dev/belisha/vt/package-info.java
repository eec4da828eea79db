/** The engine: bytes in, cells, replies and events out. */
@NullMarked
package dev.belisha.vt;

import org.jspecify.annotations.NullMarked;
