/** For tests of programs that report: a terminal and a clock under the test's hands. */
@NullMarked
package dev.belisha.status.emit.testing;

import org.jspecify.annotations.NullMarked;
