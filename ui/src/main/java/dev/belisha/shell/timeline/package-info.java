/** What happened in a tab, and what became of every notification (ux F7). */
@NullMarked
package dev.belisha.shell.timeline;

import org.jspecify.annotations.NullMarked;
