/** The terminal control. */
@NullMarked
package dev.belisha.view;

import org.jspecify.annotations.NullMarked;
