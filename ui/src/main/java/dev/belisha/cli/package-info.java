/** The command line as a model: commands, options, what they take; read, explained, completed. */
@NullMarked
package dev.belisha.cli;

import org.jspecify.annotations.NullMarked;
