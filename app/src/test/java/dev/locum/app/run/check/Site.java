package dev.locum.app.run.check;

import dev.locum.app.process.RunRecords;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.Expectation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;

/** A working tree and an owner's folder for tests that run real checks. */
final class Site {
    static final String PATH = System.getenv("PATH");
    final Path tree;
    final Path home;
    final Map<String, String> ambient = new HashMap<>();
    final List<String> waited = new ArrayList<>();
    private final AtomicInteger ids = new AtomicInteger();

    Site(Path folder) {
        try {
            tree = Files.createDirectories(folder.resolve("tree")).toRealPath();
            home = Files.createDirectories(folder.resolve("home")).toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        ambient.put("HOME", home.toString());
        ambient.put("LANG", "C.UTF-8");
    }

    LocalChecks checks() {
        LocalChecks.Place place = new LocalChecks.Place(
                tree,
                new FolderWatch(tree),
                new CheckEnvironment(PATH, ambient),
                any -> OptionalInt.empty(),
                waited::add);
        return new LocalChecks(
                place,
                new TreeLocks(home.resolve("locks")),
                new RunRecords(home.resolve("runs")),
                InstantSource.system(),
                () -> ProcessHandle.current().pid() + "-" + home.hashCode() + "-" + ids.incrementAndGet());
    }

    Evidence run(Check check) {
        return checks().run(check, Optional.empty());
    }

    Evidence run(String command) {
        return run(Check.of("tests", command));
    }

    CheckOutcome outcome(String command) {
        return run(command).outcome();
    }

    Evidence runAgainst(Evidence baseline, Check check) {
        return checks().run(check, Optional.of(baseline));
    }

    static Check check(String command, Duration limit, Expectation... expectations) {
        return new Check(
                new CheckId("tests"), command, "", limit, 0, List.of(expectations), new TreeSet<>(), List.of());
    }

    void write(String path, String text) {
        try {
            Path file = tree.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
