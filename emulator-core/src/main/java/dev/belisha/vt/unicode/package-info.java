/** Width and grapheme clusters, from tables generated out of ICU4J (Unicode 18). */
@NullMarked
package dev.belisha.vt.unicode;

import org.jspecify.annotations.NullMarked;
