/** Window, tabs, panes, sidebar. */
@NullMarked
package dev.belisha.shell;

import org.jspecify.annotations.NullMarked;
