package dev.locum.core.evidence.leftover;

import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.source.SourceLine;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Finds a conflict that nobody resolved: the three marks of git, each at the start of its line and in their order, with
 * both outer ones added by the change. A rule of {@code =} under a heading is no mark, and text that shows marks inside a
 * block of code in a document is none either.
 */
final class ConflictMarkers {
    private static final String OURS = "<<<<<<< ";
    private static final String BETWEEN = "=======";
    private static final String THEIRS = ">>>>>>> ";
    private static final Set<String> DOCUMENTS = Set.of("md", "markdown", "rst", "adoc", "txt", "html");

    private ConflictMarkers() {}

    static Optional<SourceLine> first(ChangedFile file, List<SourceLine> added) {
        Set<Integer> fresh = new HashSet<>();
        added.stream().filter(l -> isMark(l.text())).forEach(l -> fresh.add(l.number()));
        if (fresh.isEmpty()) {
            return Optional.empty();
        }
        boolean document = DOCUMENTS.contains(extension(file.path()));
        boolean fenced = false;
        int stage = 0;
        SourceLine opening = new SourceLine(file.path(), 1, "");
        int number = 0;
        for (String line : file.now().orElse("").lines().toList()) {
            number++;
            fenced ^= document && (line.startsWith("```") || line.startsWith("~~~"));
            if (line.startsWith(OURS) && fresh.contains(number) && !fenced) {
                stage = 1;
                opening = new SourceLine(file.path(), number, line);
            } else if (stage == 1 && line.equals(BETWEEN)) {
                stage = 2;
            } else if (stage == 2 && line.startsWith(THEIRS) && fresh.contains(number)) {
                return Optional.of(opening);
            }
        }
        return Optional.empty();
    }

    private static boolean isMark(String line) {
        return line.startsWith(OURS) || line.startsWith(THEIRS);
    }

    private static String extension(String path) {
        return path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
