/** Main and wiring. */
@NullMarked
package dev.belisha.app;

import org.jspecify.annotations.NullMarked;
