/** DCS commands, one class each. */
@NullMarked
package dev.belisha.vt.dcs;

import org.jspecify.annotations.NullMarked;
