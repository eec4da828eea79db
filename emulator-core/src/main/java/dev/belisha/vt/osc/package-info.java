/** OSC commands, one class each. */
@NullMarked
package dev.belisha.vt.osc;

import org.jspecify.annotations.NullMarked;
