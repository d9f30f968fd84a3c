package dev.locum.app.run.check;

import dev.locum.core.evidence.tests.ReportedSuite;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The JUnit report files that one run wrote: those that are new or changed since the look before it. No clock is asked,
 * so an old report is not taken for a new one when the clock jumps.
 */
final class ReportFiles {
    private static final int DEEPEST = 16;
    private static final int MOST_ENTRIES = 300_000;
    private static final int MOST_FILES = 10_000;
    private static final Set<String> NO_REPORTS_IN =
            Set.of(".git", ".hg", ".svn", "node_modules", ".venv", "venv", ".tox", "__pycache__", ".gradle", ".idea");
    private static final Pattern NAME =
            Pattern.compile("TEST-.*\\.xml|(?i:.*junit.*\\.xml|xunit.*\\.xml|test-results?.*\\.xml)");

    private final Path root;
    private final Map<Path, Stamp> before;

    /** What changes when a file is written. */
    private record Stamp(long modifiedNanos, long size, String key) {}

    private ReportFiles(Path root, Map<Path, Stamp> before) {
        this.root = root;
        this.before = before;
    }

    /** Looks at the reports that are there before a run. */
    static ReportFiles before(Path root) {
        return new ReportFiles(root, look(root));
    }

    /** The suites in the files that were written since. A file that cannot be read whole is left out. */
    List<ReportedSuite> written() {
        List<ReportedSuite> suites = new ArrayList<>();
        look(root).forEach((file, stamp) -> {
            if (!stamp.equals(before.get(file))) {
                JunitReport.read(root, file).ifPresent(suites::add);
            }
        });
        return suites;
    }

    private static Map<Path, Stamp> look(Path root) {
        Map<Path, Stamp> found = new HashMap<>();
        try {
            Files.walkFileTree(root, EnumSet.noneOf(java.nio.file.FileVisitOption.class), DEEPEST, new Look(found));
        } catch (IOException e) {
            return Map.of();
        }
        return found;
    }

    /** Walks once; what cannot be read is passed over. */
    private static final class Look extends SimpleFileVisitor<Path> {
        private final Map<Path, Stamp> found;
        private int entries;

        Look(Map<Path, Stamp> found) {
            this.found = found;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            Path name = folder.getFileName();
            return name != null && NO_REPORTS_IN.contains(name.toString())
                    ? FileVisitResult.SKIP_SUBTREE
                    : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = file.getFileName().toString();
            if (attributes.isRegularFile()
                    && name.endsWith(".xml")
                    && NAME.matcher(name).matches()) {
                found.put(
                        file,
                        new Stamp(
                                attributes.lastModifiedTime().to(java.util.concurrent.TimeUnit.NANOSECONDS),
                                attributes.size(),
                                String.valueOf(attributes.fileKey())));
            }
            return ++entries > MOST_ENTRIES || found.size() >= MOST_FILES
                    ? FileVisitResult.TERMINATE
                    : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            return FileVisitResult.CONTINUE;
        }
    }
}
