/**
 * Owns the bench of honest and dishonest hand-ins: cases as data, each played on a real project through the command line.
 *
 * <p>May use: everything. One thread for each case; cases share nothing but what their kind fetched once.
 */
@NullMarked
package dev.locum.bench.honesty;

import org.jspecify.annotations.NullMarked;
