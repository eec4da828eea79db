/** The sidebar and inbox. */
@NullMarked
package dev.belisha.shell.sidebar;

import org.jspecify.annotations.NullMarked;
