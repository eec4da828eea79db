/** Who needs you: pure state machines with an injected clock. */
@NullMarked
package dev.belisha.attention;

import org.jspecify.annotations.NullMarked;
