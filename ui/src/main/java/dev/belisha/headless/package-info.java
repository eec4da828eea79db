/** The engine without a window: replay and host. */
@NullMarked
package dev.belisha.headless;

import org.jspecify.annotations.NullMarked;
