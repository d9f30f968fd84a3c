package dev.locum.core.evidence.leftover;

import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.source.SourceLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lines of a file that its earlier text did not hold, or did not hold so often. */
final class AddedLines {
    private AddedLines() {}

    static List<SourceLine> of(ChangedFile file) {
        Map<String, Integer> old = new HashMap<>();
        file.before().ifPresent(text -> text.lines().forEach(line -> old.merge(line, 1, Integer::sum)));
        List<SourceLine> added = new ArrayList<>();
        int number = 0;
        for (String line : file.now().orElse("").lines().toList()) {
            number++;
            Integer left = old.get(line);
            if (left != null && left > 0) {
                old.put(line, left - 1);
            } else {
                added.add(new SourceLine(file.path(), number, line));
            }
        }
        return added;
    }
}
