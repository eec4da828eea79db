/** Keys, mouse and paste to bytes. */
@NullMarked
package dev.belisha.vt.input;

import org.jspecify.annotations.NullMarked;
