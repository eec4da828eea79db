/** CSI and ESC commands: what a sequence means. */
@NullMarked
package dev.belisha.vt.csi;

import org.jspecify.annotations.NullMarked;
