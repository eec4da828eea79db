/**
 * What commands are given: the screen, colours, titles, records, and the ways out of the engine.
 */
@NullMarked
package dev.belisha.vt.context;

import org.jspecify.annotations.NullMarked;
