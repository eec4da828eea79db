/** Toasts in our own windows. */
@NullMarked
package dev.belisha.shell.toast;

import org.jspecify.annotations.NullMarked;
