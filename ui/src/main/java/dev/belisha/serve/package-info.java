/**
 * {@code belisha serve}: a page for the browser that shows what every tab is doing. A process of
 * its own, which only reads from the control socket.
 */
@NullMarked
package dev.belisha.serve;

import org.jspecify.annotations.NullMarked;
