package dev.locum.core.evidence.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.TestReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Readers meet lines of all runners, cut and mixed in any way: they never fail, and they know what they said. */
class AnyOutputTest {
    private static final List<String> OUTPUTS = List.of(
            "pytest-mix",
            "unittest-mix",
            "surefire-redae",
            "go-allv",
            "go-json",
            "cargo-nofail",
            "jest-mix",
            "vitest-mix",
            "mocha-mix",
            "node-mix",
            "node-spec");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldSayTheSameTwiceAndNeverFailWhenLinesAreCutAndMixed(long seed) {
        // given
        List<String> lines = mixed(new Random(seed));
        TestLines once = new TestLines();
        TestLines twice = new TestLines();

        // when
        lines.forEach(once::line);
        lines.forEach(line -> {
            twice.line(line);
            twice.report();
        });

        // then
        assertEquals(once.report(), twice.report());
        once.report().ifPresent(AnyOutputTest::holdsTogether);
    }

    private static void holdsTogether(TestReport report) {
        assertTrue(
                report.green().stream().noneMatch(test -> report.red().contains(test)), "a test is both red and green");
        assertEquals(
                Optional.empty(),
                report.red().stream().filter(n -> n.value().isBlank()).findAny());
    }

    private static List<String> mixed(Random random) {
        List<String> pool = new ArrayList<>();
        OUTPUTS.forEach(name -> pool.addAll(Fixtures.text(name + ".txt").lines().toList()));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            String line = pool.get(random.nextInt(pool.size()));
            lines.add(random.nextInt(4) == 0 && !line.isEmpty() ? line.substring(random.nextInt(line.length())) : line);
        }
        return lines;
    }
}
