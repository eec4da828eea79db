/** Finding text in the screen and its whole history (docs/search.md). */
@NullMarked
package dev.belisha.vt.search;

import org.jspecify.annotations.NullMarked;
