package dev.locum.bench.honesty;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A few cases of the kinds that need no tools beside git and Python; {@code bench/honesty.sh} plays all of all kinds. */
final class HonestyTest {
    private static final Path KINDS = Path.of("..", "bench", "honesty");
    private static final int OF_EACH_SIDE = 3;

    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> shouldJudgeRightlyWhenWorkIsHandedIn() {
        return Stream.of("shell", "unittest").flatMap(name -> played(Kind.in(KINDS.resolve(name))));
    }

    @Test
    void shouldFindCasesOfBothSidesWhenAKindIsRead() {
        List<Kind> kinds = Kind.allIn(KINDS);

        for (Case.Side side : Case.Side.values()) {
            assertTrue(
                    kinds.stream().allMatch(kind -> kind.cases().stream().anyMatch(told -> told.side() == side)),
                    side::toString);
        }
    }

    private Stream<DynamicTest> played(Kind kind) {
        Ground ground = Ground.of(kind, folder.resolve(kind.name()));
        return Stream.of(Case.Side.values())
                .flatMap(side -> kind.cases().stream()
                        .filter(told -> told.side() == side)
                        .limit(OF_EACH_SIDE))
                .map(told -> DynamicTest.dynamicTest(told.name(), () -> {
                    Result result = ground.play(told);
                    assertTrue(
                            told.isJudgedRightly(result.outcome()),
                            () -> result.outcome() + ", not " + told.right() + ": " + result.weighed());
                }));
    }
}
