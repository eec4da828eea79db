/** A program on a pty. */
@NullMarked
package dev.belisha.session;

import org.jspecify.annotations.NullMarked;
