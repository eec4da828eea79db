/** What may lie over a window's terminals: a titled page that the person closes. */
@NullMarked
package dev.belisha.shell.page;

import org.jspecify.annotations.NullMarked;
