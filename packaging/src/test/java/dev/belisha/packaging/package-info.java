/** The distribution, run as people run it. */
@NullMarked
package dev.belisha.packaging;

import org.jspecify.annotations.NullMarked;
