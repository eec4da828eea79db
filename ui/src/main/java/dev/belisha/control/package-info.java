/**
 * The local socket of a Belisha that runs, and the client that asks it: one request line of JSON,
 * one reply line, over a Unix domain socket only this user can reach.
 */
@NullMarked
package dev.belisha.control;

import org.jspecify.annotations.NullMarked;
