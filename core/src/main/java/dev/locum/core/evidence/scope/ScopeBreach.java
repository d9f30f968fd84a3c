package dev.locum.core.evidence.scope;

/**
 * A changed path that the owner closed to executors.
 *
 * @param path the path, relative to the project's folder
 * @param glob the line of the owner's that closes it
 */
public record ScopeBreach(String path, String glob) {}
