/** What only the window system knows, behind a seam. */
@NullMarked
package dev.belisha.desktop;

import org.jspecify.annotations.NullMarked;
