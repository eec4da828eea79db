/** Desktop notifications behind a seam. */
@NullMarked
package dev.belisha.notify;

import org.jspecify.annotations.NullMarked;
