package dev.locum.app.run.machinery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.evidence.weakening.MachineryChange.Kind;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MachineryComparisonTest {

    /** One edit of a file of the machinery under one check. */
    record Edit(String command, String path, String before, String now, Map<String, Kind> expected) {
        @Override
        public String toString() {
            return path + " under " + command + ": " + now.lines().findFirst().orElse("");
        }
    }

    static Stream<Edit> bent() {
        return Stream.of(
                edit(
                        "npm test",
                        "package.json",
                        "{'scripts':{'test':'jest'}}",
                        "{'scripts':{'test':'jest || true'}}",
                        "scripts.test",
                        Kind.LOOSENED),
                edit(
                        "npm test",
                        "package.json",
                        "{'scripts':{'test':'npm run unit','unit':'jest'}}",
                        "{'scripts':{'test':'npm run unit','unit':'echo ok'}}",
                        "scripts.unit",
                        Kind.CHANGED),
                edit(
                        "npx jest",
                        "package.json",
                        "{'jest':{}}",
                        "{'jest':{'testPathIgnorePatterns':['cart']}}",
                        "jest.testPathIgnorePatterns",
                        Kind.LOOSENED),
                edit(
                        "npx jest",
                        "package.json",
                        "{'jest':{'coverageThreshold':{'global':{'lines':90}}}}",
                        "{'jest':{'coverageThreshold':{'global':{'lines':10}}}}",
                        "jest.coverageThreshold.global.lines",
                        Kind.LOOSENED),
                edit(
                        "mvn verify",
                        "pom.xml",
                        "<project/>",
                        "<project><properties><skipTests>true</skipTests></properties></project>",
                        "properties.skipTests",
                        Kind.LOOSENED),
                edit(
                        "./mvnw test",
                        "pom.xml",
                        "<project/>",
                        pom("<testFailureIgnore>true</testFailureIgnore>"),
                        "maven-surefire-plugin.configuration.testFailureIgnore",
                        Kind.LOOSENED),
                edit(
                        "mvn test",
                        "pom.xml",
                        pom("<excludes><exclude>A</exclude></excludes>"),
                        pom("<excludes><exclude>A</exclude><exclude>B</exclude></excludes>"),
                        "maven-surefire-plugin.configuration.excludes",
                        Kind.LOOSENED),
                edit(
                        "mvn test",
                        "pom.xml",
                        "<project><modules><module>a</module><module>b</module></modules></project>",
                        "<project><modules><module>a</module></modules></project>",
                        "module",
                        Kind.LOOSENED),
                edit(
                        "gradle test",
                        "build.gradle",
                        "test { useJUnitPlatform() }",
                        "test { useJUnitPlatform()\n ignoreFailures = true }",
                        "test { }",
                        Kind.LOOSENED),
                edit(
                        "pytest",
                        "pytest.ini",
                        "[pytest]\naddopts = -ra\n",
                        "[pytest]\naddopts = -ra --ignore=tests/test_cart.py\n",
                        "pytest.addopts",
                        Kind.LOOSENED),
                edit(
                        "pytest -q",
                        "pyproject.toml",
                        "[tool.pytest.ini_options]\ntestpaths = ['tests', 'it']\n",
                        "[tool.pytest.ini_options]\ntestpaths = ['tests']\n",
                        "tool.pytest.ini_options.testpaths",
                        Kind.LOOSENED),
                edit(
                        "coverage report",
                        "setup.cfg",
                        "[coverage:report]\nfail_under = 90\n",
                        "[coverage:report]\nfail_under = 50\n",
                        "coverage:report.fail_under",
                        Kind.LOOSENED),
                edit(
                        "pytest",
                        "tests/conftest.py",
                        "import pytest\n",
                        "import pytest\ncollect_ignore = ['test_cart.py']\n",
                        "collect_ignore",
                        Kind.LOOSENED),
                edit(
                        "pytest",
                        "conftest.py",
                        "x = 1\n",
                        "def pytest_collection_modifyitems(items):\n    items.clear()\n",
                        "pytest_collection_modifyitems",
                        Kind.CHANGED),
                edit(
                        "cargo test",
                        "Cargo.toml",
                        "[lib]\nname='a'\n",
                        "[lib]\nname='a'\ntest=false\n",
                        "lib.test",
                        Kind.LOOSENED),
                edit(
                        "make test",
                        "Makefile",
                        "test: unit\n\tpytest\nunit:\n\tpytest unit\n",
                        "test: unit\n\tpytest\nunit:\n\tpytest unit -k safe\n",
                        "target unit",
                        Kind.LOOSENED),
                edit(
                        "make",
                        "Makefile",
                        "all:\n\tpytest $(WHERE)\nWHERE = tests\n",
                        "all:\n\tpytest $(WHERE)\nWHERE = tests/safe\n",
                        "variable WHERE",
                        Kind.CHANGED),
                edit(
                        "./check",
                        "check",
                        "#!/bin/sh\nset -e\npytest\n",
                        "#!/bin/sh\nset -e\npytest || true\n",
                        "lines",
                        Kind.LOOSENED),
                edit("bash scripts/test.sh", "scripts/test.sh", "pytest\n", "exit 0\n", "lines", Kind.LOOSENED),
                edit(
                        "sh test.sh",
                        "test.sh",
                        "same 1 1\n[ $bad = 0 ]\n",
                        "same 1 1\nbad=0\n[ $bad = 0 ]\n",
                        "lines",
                        Kind.CHANGED),
                edit(
                        "sh test.sh",
                        "test.sh",
                        "same 1 1\n[ $bad = 0 ]\n",
                        "same 1 1\n[ $bad = 0 ]\nsame 2 2\n",
                        "lines",
                        Kind.CHANGED),
                edit(
                        "sh test.sh",
                        "test.sh",
                        "same 1 1\nsame 1 2\nexit $bad\n",
                        "same 1 1\nsame 2 2\nexit $bad\n",
                        "lines",
                        Kind.CHANGED),
                edit(
                        "python3 golden.py",
                        "golden.py",
                        "n = 4992\nexit(run(n))\n",
                        "n = 12\nexit(run(n))\n",
                        "lines",
                        Kind.CHANGED),
                edit(
                        "npx vitest",
                        "vitest.config.ts",
                        "export default { test: {} }",
                        "export default { test: { exclude: ['src/cart.test.ts'] } }",
                        "text",
                        Kind.LOOSENED),
                edit(
                        "npx mocha",
                        ".mocharc.yml",
                        "spec: [test/a.js, test/b.js]\n",
                        "spec: [test/a.js]\n",
                        "spec",
                        Kind.LOOSENED),
                edit(
                        "pytest",
                        "pytest.ini",
                        "[pytest]\nxfail_strict = true\n",
                        "[pytest]\nxfail_strict = false\n",
                        "pytest.xfail_strict",
                        Kind.LOOSENED),
                edit(
                        "coverage report",
                        "setup.cfg",
                        "[coverage:report]\nfail_under = 50\n",
                        "[coverage:report]\nfail_under = 90\n",
                        "coverage:report.fail_under",
                        Kind.TIGHTENED));
    }

    static Stream<Edit> innocent() {
        return Stream.of(
                edit(
                        "npm test",
                        "package.json",
                        "{'scripts':{'test':'jest'}}",
                        "{\n  'scripts': {\n    'lint': 'eslint .',\n    'test': 'jest'\n  },\n 'dependencies': {'x': '2'}, 'engines': {'node': '22'}\n}"),
                edit(
                        "npm test",
                        "package.json",
                        "{'scripts':{'test':'jest'}}",
                        "{'scripts':{'test':'jest --coverage --verbose'}}"),
                edit(
                        "npx jest",
                        "package.json",
                        "{'scripts':{'test':'jest'},'jest':{}}",
                        "{'scripts':{'test':'jest','dev':'vite'},'jest':{'verbose':true}}"),
                edit(
                        "mvn test",
                        "pom.xml",
                        pom("<skip>false</skip>"),
                        pom("\n <!-- as ever -->\n <skip> false </skip>")
                                .replace(
                                        "<project>",
                                        "<project><version>2</version><dependencies><dependency><artifactId>x</artifactId></dependency></dependencies>")),
                edit(
                        "gradle test",
                        "build.gradle",
                        "dependencies { implementation 'a:b:1' }\ntest { useJUnitPlatform() }",
                        "dependencies { implementation 'a:b:2' }\n// tests\ntest {\n    useJUnitPlatform();\n}"),
                edit(
                        "pytest",
                        "pyproject.toml",
                        "[project]\nversion='1'\n[tool.pytest.ini_options]\naddopts='-q'\n",
                        "[project]\nversion='2'\n[tool.ruff]\nline-length=100\n[tool.pytest.ini_options]\naddopts = \"-v\"\nmarkers=['slow']\n"),
                edit(
                        "pytest",
                        "conftest.py",
                        "def pytest_configure(config):\n    a(1)\n",
                        "# hooks\ndef pytest_configure(config):\n\n    a( 1 )  # one\n"),
                edit(
                        "cargo test",
                        "Cargo.toml",
                        "[dependencies]\nserde='1'\n",
                        "[dependencies]\nserde='2'\nregex='1'\n"),
                edit("make test", "Makefile", "test:\n\tpytest\n", "# run\ntest:\n\t@pytest\nclean:\n\trm -rf x\n"),
                edit("sh test.sh", "test.sh", "same 1 1\n[ $bad = 0 ]\n", "same 1 1\nsame $two 2\n[ $bad = 0 ]\n"),
                edit(
                        "python3 tests/test_a.py",
                        "tests/test_a.py",
                        "def test_a():\n    assert f(1) == 1\n",
                        "def test_a():\n    assert f(1) == 2\n"),
                edit(
                        "node test/a.test.js",
                        "test/a.test.js",
                        "test('a', () => { expect(f(1)).toBe(1) })",
                        "test('a', () => { expect(f(1)).toBe(1) })\ntest('b', () => { expect(f(2)).toBe(2) })"),
                edit("./check", "check", "#!/bin/sh\npytest\n", "#!/bin/sh\n# all of it\n\n  pytest\n"),
                edit(
                        "npx vitest",
                        "vitest.config.ts",
                        "export default { test: { globals: true } }",
                        "export default {\n  // all\n  test: {\n    globals: true,\n  },\n};\n"),
                edit("mvn test", "package.json", "{'scripts':{'test':'jest'}}", "{'scripts':{'test':'true'}}"));
    }

    @ParameterizedTest
    @MethodSource("bent")
    void shouldNameTheValueWhenAFileOfTheMachineryIsBent(Edit edit) {
        // when
        List<MachineryChange> changes = compare(edit, edit.before());

        // then
        Map<String, Kind> found =
                changes.stream().collect(Collectors.toMap(MachineryChange::key, MachineryChange::kind));
        assertEquals(edit.expected(), found);
    }

    @ParameterizedTest
    @MethodSource("innocent")
    void shouldFindNothingWhenNoValueThatCountsChanged(Edit edit) {
        // when, then
        assertEquals(List.of(), compare(edit, edit.before()));
    }

    @ParameterizedTest
    @MethodSource("bent")
    void shouldFindNothingWhenAFileIsComparedWithItself(Edit edit) {
        // when, then
        assertEquals(List.of(), compare(edit, edit.now()));
    }

    @Test
    void shouldSayThatAFileIsNotReadableWhenTheChangeBrokeIt() {
        // given
        ChangedFile file = ChangedFile.edited("package.json", "{}", "{");

        // when
        List<MachineryChange> changes = MachineryComparison.of(List.of(file), List.of("npm test"), Set.of());

        // then
        assertEquals(
                List.of("(whole file)"),
                changes.stream().map(MachineryChange::key).toList());
    }

    @Test
    void shouldFetchNothingWhenAPomNamesAnEntity() {
        // given
        String hostile =
                "<!DOCTYPE p [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><project><properties><skipTests>&x;</skipTests></properties></project>";
        ChangedFile file = ChangedFile.edited("pom.xml", "<project/>", hostile);

        // when
        List<MachineryChange> changes = MachineryComparison.of(List.of(file), List.of("mvn test"), Set.of());

        // then
        assertEquals("(whole file)", changes.getFirst().key());
    }

    @Test
    void shouldFindAnIgnoreLineWhenItHidesATest() {
        // given
        ChangedFile file = ChangedFile.edited(".gitignore", "target/\n", "target/\n*.log\ntests/\n");

        // when
        List<MachineryChange> changes =
                MachineryComparison.of(List.of(file), List.of("pytest"), Set.of("tests/test_a.py", "src/a.py"));

        // then
        assertEquals(
                List.of(new MachineryChange(".gitignore", "tests/", "", "hides tests/test_a.py", Kind.LOOSENED)),
                changes);
    }

    @Test
    void shouldEndWhenAFileIsHostile() {
        for (String path : List.of(
                "package.json",
                "pom.xml",
                "build.gradle",
                "pyproject.toml",
                "tox.ini",
                "Makefile",
                "vitest.config.ts",
                "conftest.py")) {
            for (String piece :
                    List.of("{", "[", "<a>", "test{", "\"", "include\"a\",", "a=", "/*", "$(", "collect_ignore=[")) {
                // given
                ChangedFile file = ChangedFile.edited(path, "", piece.repeat(50_000 / piece.length()));

                // when, then
                assertTrue(MachineryComparison.of(List.of(file), List.of("./check"), Set.of())
                                .size()
                        < 50);
            }
        }
    }

    private static List<MachineryChange> compare(Edit edit, String before) {
        String now = before.equals(edit.now()) ? before : edit.now();
        ChangedFile file = ChangedFile.edited(edit.path(), before, now);
        return MachineryComparison.of(List.of(file), List.of(edit.command()), Set.of(edit.path()));
    }

    private static Edit edit(String command, String path, String before, String now) {
        return new Edit(command, path, json(path, before), json(path, now), Map.of());
    }

    private static Edit edit(String command, String path, String before, String now, String key, Kind kind) {
        return new Edit(command, path, json(path, before), json(path, now), Map.of(key, kind));
    }

    private static String json(String path, String text) {
        return path.endsWith(".json") ? text.replace('\'', '"') : text;
    }

    private static String pom(String configuration) {
        return "<project><build><plugins><plugin><artifactId>maven-surefire-plugin</artifactId><configuration>"
                + configuration + "</configuration></plugin></plugins></build></project>";
    }
}
