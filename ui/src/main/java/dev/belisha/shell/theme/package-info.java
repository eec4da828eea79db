/** Light and dark: colours and style sheets. */
@NullMarked
package dev.belisha.shell.theme;

import org.jspecify.annotations.NullMarked;
