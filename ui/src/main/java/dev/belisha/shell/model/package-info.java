/**
 * Window → tab → pane, without a toolkit. Every class here is confined to one thread, the one that
 * shows it.
 */
@NullMarked
package dev.belisha.shell.model;

import org.jspecify.annotations.NullMarked;
