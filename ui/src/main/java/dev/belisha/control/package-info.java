/** The belisha command. */
@NullMarked
package dev.belisha.control;

import org.jspecify.annotations.NullMarked;
