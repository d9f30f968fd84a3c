/**
 * Owns the reading of test sources: languages, tests by name, what they assert, whether they run.
 *
 * <p>May use: its parts lex and unit; no parser library. It reads text and nothing else, in time linear in its length.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.source;

import org.jspecify.annotations.NullMarked;
