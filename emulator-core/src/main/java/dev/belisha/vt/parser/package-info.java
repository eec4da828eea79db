/** Bytes to actions: knows the shape of every sequence and the meaning of none. */
@NullMarked
package dev.belisha.vt.parser;

import org.jspecify.annotations.NullMarked;
