package dev.locum.app.text.proposal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.text.ProjectReader;
import dev.locum.app.text.ProjectText;
import dev.locum.app.text.TextReading;
import dev.locum.core.evidence.Check;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProposalTest {
    @TempDir
    private Path root;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            pom.xml               | <project/>                                      | mvn -B -q verify
            build.gradle.kts      | plugins {}                                      | gradle --console=plain cleanTest test
            package.json          | {"scripts": {"test": "jest"}}                   | npm test
            package.json          | {"packageManager": "pnpm@9", "scripts": {"test": "jest"}} | pnpm test
            package.json          | {"scripts": {"test": "react-scripts test"}}     | CI=true npm test
            pyproject.toml        | [tool.pytest.ini_options]                       | python3 -m pytest -q
            tests/test_sum.py     | import unittest                                 | python3 -m unittest discover -s tests
            test_sum.py           | def test_sum(): pass                            | python3 -m pytest -q
            tox.ini               | [tox]                                           | tox -q
            go.mod                | module x                                        | go test -count=1 -v ./...
            Cargo.toml            | [package]                                       | cargo test
            Makefile              | test: build                                     | make test
            run-tests.sh          | #!/bin/sh                                       | ./run-tests.sh
            """)
    void shouldKnowAToolByItsFile(String file, String text, String command) throws IOException {
        write(file, text);

        assertEquals(List.of(command), commands());
        assertEquals("tests", only().id().value());
    }

    @ParameterizedTest
    @CsvSource({"mocha --reporter spec test/, 1", "mocha, 1", "mocha --reporter tap test/, 0", "ava, 0"})
    void shouldExpectTestsWhereTheRunnersOwnLinesAreRead(String script, int expectations) throws IOException {
        write("package.json", "{\"scripts\": {\"test\": \"" + script + "\"}}");

        assertEquals(expectations, only().expectations().size());
    }

    @Test
    void shouldProposeNothingWhenThereIsNoTest() throws IOException {
        write("package.json", "{\"scripts\": {\"test\": \"echo \\\"Error: no test specified\\\" && exit 1\"}}");
        write("Makefile", "test := x\nall:\n");
        write("README.md", "# Hello");

        assertEquals(List.of(), commands());
    }

    @Test
    void shouldProposeEachPartOfARepositoryOfMany() throws IOException {
        write("go.mod", "module x");
        write("tools/go.mod", "module y");
        write("web/package.json", "{\"scripts\": {\"test\": \"vitest\"}}");
        write("web/yarn.lock", "");
        write("packages/ui kit/package.json", "{\"scripts\": {\"test\": \"tap\"}}");
        write("node_modules/x/package.json", "{\"scripts\": {\"test\": \"jest\"}}");

        assertEquals(
                List.of("go: go test -count=1 -v ./...", "packages-ui-kit-node: npm test", "web-node: yarn test"),
                Proposal.of(root, Set.of()).checks().stream()
                        .map(proposed ->
                                proposed.check().id() + ": " + proposed.check().command())
                        .toList());
    }

    @Test
    void shouldNameTheVariablesThatAToolNeedsWhereTheyAreSet() throws IOException {
        write("pom.xml", "<project/>");

        Check check = Proposal.of(root, Set.of("JAVA_HOME", "AWS_SECRET"))
                .checks()
                .getFirst()
                .check();

        assertEquals(Set.of("JAVA_HOME"), check.environment());
    }

    @Test
    void shouldBeReadBackAsItWasProposed() throws IOException {
        write("mvnw", "#!/bin/sh");
        write("pom.xml", "<project/>");
        write("a \"b\" \\c/Cargo.toml", "[workspace]");
        Proposal proposal = Proposal.of(root, Set.of("JAVA_HOME"));

        TextReading<ProjectText> reading = ProjectReader.read(ProposedText.of(proposal));

        TextReading.Understood<?> understood = assertInstanceOf(TextReading.Understood.class, reading);
        assertEquals(
                proposal.checks().stream().map(Proposal.Proposed::check).toList(),
                assertInstanceOf(ProjectText.class, understood.text()).checks());
        assertTrue(understood.ignored().isEmpty());
    }

    private List<String> commands() {
        return Proposal.of(root, Set.of()).checks().stream()
                .map(proposed -> proposed.check().command())
                .toList();
    }

    private Check only() {
        return Proposal.of(root, Set.of()).checks().getFirst().check();
    }

    private void write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        if (text.startsWith("#!")) {
            assertTrue(file.toFile().setExecutable(true));
        }
    }
}
