package dev.locum.core.evidence.claim.prose;

/**
 * A piece of a report that sentences do not cross: a paragraph, a list item, a heading, a row of a table.
 *
 * @param start offset of its text in the report
 * @param end offset after it
 * @param standing whether its sentences can be assertions
 */
record Block(int start, int end, Standing standing) {}
