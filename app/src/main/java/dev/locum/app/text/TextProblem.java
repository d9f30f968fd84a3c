package dev.locum.app.text;

/**
 * One place of a text that is not right.
 *
 * @param line counted from 1
 * @param key the way to the value, for example {@code checks[0].timeout}; empty for the text as a whole
 * @param found what stands there
 * @param wanted what would be right
 */
public record TextProblem(int line, String key, String found, Wanted wanted) {}
