package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code node --test} and other writers of TAP: {@code # tests 3}, {@code # pass 2}, {@code # fail 1}, or the same with
 * {@code ℹ} in the spec form. The last group counts. A suite that is red only through its tests is no test of its own.
 */
final class NodeLines implements LineReader {
    private static final Pattern CLOSING =
            Pattern.compile("(?:#|ℹ) (tests|pass|fail|cancelled|skipped|todo) +(\\d{1,9})");
    private static final Pattern NOT_OK = Pattern.compile(" *not ok \\d+(?: -)? (.+)");
    private static final Pattern EXCUSED = Pattern.compile("(?<!\\\\)# (?i:todo|skip)\\b");
    private static final Pattern LISTED = Pattern.compile("✖ (.+?) \\(\\d+(?:\\.\\d+)?ms\\)");

    private final Names names = new Names();
    private int tests;
    private int pass;
    private int fail;
    private int skipped;
    private String pending = "";
    private boolean listing;
    private boolean seen;

    @Override
    public void line(String line) {
        if (line.isEmpty()) {
            return;
        }
        char first = line.charAt(0);
        if (first == '#' || first == 'ℹ') {
            Matcher closing = CLOSING.matcher(line);
            if (closing.matches()) {
                close(closing.group(1), Integer.parseInt(closing.group(2)));
            }
        } else if (first == '✖') {
            listed(line);
        } else {
            tap(line);
        }
    }

    private void close(String word, int number) {
        commit();
        switch (word) {
            case "tests" -> {
                tests = number;
                pass = 0;
                fail = 0;
                skipped = 0;
                seen = true;
            }
            case "pass" -> pass = number;
            case "fail" -> fail = number;
            case "cancelled" -> fail += number;
            default -> skipped += number;
        }
    }

    private void listed(String line) {
        Matcher listed = LISTED.matcher(line);
        if (line.startsWith("✖ failing tests")) {
            listing = true;
        } else if (listing && listed.matches()) {
            names.put(withoutFolder(listed.group(1)), TestResult.RED);
        }
    }

    private void tap(String line) {
        if (line.contains("not ok ")) {
            Matcher notOk = NOT_OK.matcher(line);
            if (notOk.matches()) {
                commit();
                pending = EXCUSED.matcher(notOk.group(1)).find() ? "" : notOk.group(1);
            }
        } else if (line.contains("failureType: 'subtestsFailed'")) {
            pending = "";
        } else if (line.endsWith("...") || line.contains("ok ")) {
            commit();
        }
    }

    private void commit() {
        if (!pending.isEmpty()) {
            names.put(withoutFolder(pending.replace("\\#", "#")), TestResult.RED);
            pending = "";
        }
    }

    /** A file that could not be loaded is named by its whole path. */
    private static String withoutFolder(String name) {
        return name.startsWith("/") ? name.substring(name.lastIndexOf('/') + 1) : name;
    }

    @Override
    public Optional<TestReport> report() {
        int passed = Math.min(pass, Math.max(tests, 0));
        TestTally tally = new TestTally(passed, fail, skipped);
        return seen ? Optional.of(names.report("node", tally, Source.CLOSING_LINE)) : Optional.empty();
    }
}
