package dev.locum.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.lists;
import static org.quicktheories.generators.SourceDSL.strings;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Expectation;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.quicktheories.generators.Generate;

class ProjectReaderTest {
    @Test
    void shouldReadEverythingThatAProjectCanSay() {
        TextReading<ProjectText> reading = ProjectReader.read("""
                project: 1
                checks:
                  - {id: tests, run: "mvn -q verify", env: [JAVA_HOME]}
                  - id: api
                    run: pytest -q
                    in: ./api/
                    timeout: 1h30m
                    exit: 3
                    expect: {tests: ">=2", not-fewer: true, matches: "\\\\d+ passed", file: build/report.xml}
                    paths: ["api/**"]
                worktree: {setup: "npm ci", copy: [.env.test]}
                scope: {never: ["migrations/**"], only: src/**}
                """);

        Check api = new Check(
                new CheckId("api"),
                "pytest -q",
                "api",
                Duration.ofMinutes(90),
                3,
                List.of(
                        new Expectation.AtLeastTests(2),
                        new Expectation.NotFewerTests(),
                        new Expectation.OutputMatches("\\d+ passed"),
                        new Expectation.FileThere("build/report.xml")),
                new TreeSet<>(),
                List.of("api/**"));
        Check tests = new Check(
                new CheckId("tests"),
                "mvn -q verify",
                "",
                Check.DEFAULT_LIMIT,
                0,
                List.of(),
                new TreeSet<>(List.of("JAVA_HOME")),
                List.of());
        assertEquals(
                new TextReading.Understood<>(
                        new ProjectText(
                                List.of(tests, api),
                                new ProjectText.Worktree("npm ci", List.of(".env.test")),
                                new ProjectText.Scope(List.of("migrations/**"), List.of("src/**"))),
                        List.of()),
                reading);
    }

    @Test
    void shouldNameEveryProblemAtOnceWithItsLine() {
        assertEquals(
                new TextReading.Broken<>(List.of(
                        new TextProblem(1, "project", "2", Wanted.FORM_ONE),
                        new TextProblem(3, "checks[0].id", "Unit Tests", Wanted.CHECK_ID),
                        new TextProblem(3, "checks[0].run", "", Wanted.PRESENT),
                        new TextProblem(4, "checks[0].timeout", "soon", Wanted.DURATION),
                        new TextProblem(5, "checks[0].in", "../elsewhere", Wanted.PATH_INSIDE),
                        new TextProblem(6, "checks[0].expect.tests", "0", Wanted.AT_LEAST),
                        new TextProblem(6, "checks[0].expect.matches", "(", Wanted.REGULAR_EXPRESSION),
                        new TextProblem(7, "checks[0].env", "A-B", Wanted.VARIABLE),
                        new TextProblem(8, "scope", "src", Wanted.MAPPING))),
                ProjectReader.read("""
                        project: 2
                        checks:
                          - id: Unit Tests
                            timeout: soon
                            in: ../elsewhere
                            expect: {tests: 0, matches: "("}
                            env: A-B
                        scope: src
                        """));
    }

    @Test
    void shouldKeepAndNameWhatItDoesNotKnow() {
        TextReading.Understood<?> reading = assertInstanceOf(TextReading.Understood.class, ProjectReader.read("""
                        project: 1
                        checks:
                          - {id: a, run: x, retries: 3}
                        mood: good
                        """));

        assertEquals(
                List.of(
                        new TextProblem(3, "checks[0].retries", "", Wanted.KNOWN_KEY),
                        new TextProblem(4, "mood", "", Wanted.KNOWN_KEY)),
                reading.ignored());
    }

    @Test
    void shouldRefuseAnIdThatIsTakenAndAKeyThatIsThereTwice() {
        assertEquals(
                new TextReading.Broken<>(List.of(
                        new TextProblem(3, "checks[1].id", "a", Wanted.ID_OF_ITS_OWN),
                        new TextProblem(5, "scope", "{..}", Wanted.ONCE))),
                ProjectReader.read("""
                        project: 1
                        checks: [{id: a, run: x},
                          {id: a, run: y}]
                        scope: {}
                        scope: {}
                        """));
    }

    @Test
    void shouldNameTheLineWhereItIsNoYaml() {
        TextReading.Broken<?> broken =
                assertInstanceOf(TextReading.Broken.class, ProjectReader.read("project: 1\nchecks: [\n  {id: a\n"));

        assertEquals(Wanted.YAML, broken.problems().getFirst().wanted());
        assertEquals(4, broken.problems().getFirst().line());
    }

    @Test
    void shouldAnswerForAnyTextAtAll() {
        List<String> words = List.of(
                "project: 1",
                "checks:",
                "- ",
                "{",
                "}",
                "[",
                "]",
                "id: a",
                "run:",
                "\n",
                "  ",
                "&a",
                "*a",
                "!!int",
                ":",
                "?",
                "<<");
        qt().withExamples(2_000)
                .forAll(lists().of(Generate.pick(words)).ofSizeBetween(0, 20))
                .check(parts -> answers(String.join("", parts)));
        qt().forAll(strings().allPossible().ofLengthBetween(0, 60)).check(ProjectReaderTest::answers);
    }

    private static boolean answers(String text) {
        return switch (ProjectReader.read(text)) {
            case TextReading.Understood<ProjectText> _ -> true;
            case TextReading.Broken<ProjectText> broken -> !broken.problems().isEmpty();
        };
    }
}
