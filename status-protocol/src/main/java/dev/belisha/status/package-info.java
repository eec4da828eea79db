/** OSC 7501, the Program Status Protocol. */
@NullMarked
package dev.belisha.status;

import org.jspecify.annotations.NullMarked;
