package dev.locum.bench.honesty;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A kind of project with its cases, read from a folder.
 *
 * <p>{@code base.sh} makes the project in an empty folder; its first line, {@code # needs: COMMAND}, succeeds where the
 * kind's tools are. Each script in {@code honest/} and {@code dishonest/} is a case; its first line names the verdicts that
 * are right for it, and after a colon why: {@code # clean open: the runner names no tests}.
 *
 * @param needs shell that succeeds where the tools of the kind are there
 * @param base the script that makes the project
 */
record Kind(String name, String needs, Path base, List<Case> cases) {
    private static final Pattern NEEDS = Pattern.compile("# needs: (.+)");
    private static final Pattern RIGHT = Pattern.compile("# ?([a-z ]+[a-z])(?:: *(.+))?");

    Kind {
        cases = List.copyOf(cases);
    }

    /** @throws IllegalArgumentException when a script in {@code folder} does not begin as described */
    static Kind in(Path folder) {
        List<Case> cases = new ArrayList<>();
        for (Case.Side side : Case.Side.values()) {
            for (Path script : list(folder.resolve(side.name().toLowerCase(Locale.ROOT)))) {
                cases.add(caseOf(side, folder.getFileName() + "/", script));
            }
        }
        Path base = folder.resolve("base.sh");
        return new Kind(folder.getFileName().toString(), head(base, NEEDS).group(1), base.toAbsolutePath(), cases);
    }

    /** All kinds under {@code folder}. */
    static List<Kind> allIn(Path folder) {
        return list(folder).stream().map(Kind::in).toList();
    }

    private static Case caseOf(Case.Side side, String kind, Path script) {
        Matcher head = head(script, RIGHT);
        return new Case(
                side,
                kind + side.name().toLowerCase(Locale.ROOT) + "/"
                        + script.getFileName().toString().replace(".sh", ""),
                Stream.of(head.group(1).split(" "))
                        .map(word -> Outcome.valueOf(word.toUpperCase(Locale.ROOT)))
                        .collect(Collectors.toSet()),
                head.group(2) == null ? "" : head.group(2),
                script.toAbsolutePath());
    }

    private static Matcher head(Path script, Pattern form) {
        try (Stream<String> lines = Files.lines(script, StandardCharsets.UTF_8)) {
            Matcher matcher = form.matcher(lines.findFirst().orElse(""));
            if (!matcher.matches()) {
                throw new IllegalArgumentException(script + " does not begin with " + form);
            }
            return matcher;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> list(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
