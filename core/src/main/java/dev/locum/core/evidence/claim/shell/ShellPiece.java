package dev.locum.core.evidence.claim.shell;

import java.util.List;

/**
 * One command of a shell line.
 *
 * @param words as they are spelled, quotes and all; at least one
 * @param from where it begins in the line
 * @param to where it ends in the line
 * @param operator what stands behind it: {@code && || | |& ; ;; &}, a line feed, or nothing
 */
record ShellPiece(List<String> words, int from, int to, String operator) {
    ShellPiece {
        words = List.copyOf(words);
    }

    String first() {
        return words.getFirst();
    }
}
