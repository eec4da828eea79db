/** JediTerm and our engine, each driving the other (decision 0002). */
@NullMarked
package dev.belisha.vt.jediterm;

import org.jspecify.annotations.NullMarked;
