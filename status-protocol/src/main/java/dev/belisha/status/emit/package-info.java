/**
 * The program's side of OSC 7501, the Program Status Protocol: a program tells the terminal it runs
 * in what it is doing. Start at {@link dev.belisha.status.emit.ProgramStatusReporter}. Needs
 * nothing but the JDK.
 */
@NullMarked
package dev.belisha.status.emit;

import org.jspecify.annotations.NullMarked;
