/** What a person can do, and the keys for it. */
@NullMarked
package dev.belisha.shell.keys;

import org.jspecify.annotations.NullMarked;
