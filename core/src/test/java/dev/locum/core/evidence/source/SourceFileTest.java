package dev.locum.core.evidence.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.source.lex.Lexed;
import dev.locum.core.evidence.source.lex.Lexer;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

class SourceFileTest {
    private static final List<String> PIECES = List.of(
            "\"",
            "'",
            "`",
            "\"\"\"",
            "'''",
            "/*",
            "*/",
            "//",
            "#",
            "\\",
            "\n",
            "(",
            ")",
            "{",
            "}",
            "[",
            "]",
            "${",
            "$(",
            "r#\"",
            "def test_a(): ",
            "class T:",
            "@Test void a() ",
            "it(",
            "describe(",
            "func TestA(t *testing.T) ",
            "#[test] fn a() ",
            "@test \"a\" {",
            "assert ",
            "expect(",
            "assertEquals(",
            ".",
            ",",
            ";",
            "=>",
            "->",
            "=",
            "==",
            "<",
            "1e-",
            "0x",
            "9",
            "try",
            "catch",
            "except",
            "return",
            "if ",
            "skip",
            "é",
            "\uD83D\uDE00",
            "\uD83D",
            "\0",
            "\t",
            "    ");
    private static final List<String> PATHS = List.of(
            "tests/test_a.py",
            "src/test/java/ATest.java",
            "src/test/kotlin/ATest.kt",
            "src/test/groovy/ASpec.groovy",
            "src/a.test.ts",
            "a_test.go",
            "src/a.rs",
            "test/a.bats");

    @ParameterizedTest
    @FieldSource("PATHS")
    void shouldReadWhateverItIsGivenWhenTextIsRandom(String path) {
        Language language = Language.of(path).orElseThrow();
        Random random = new Random(path.hashCode());
        for (int round = 0; round < 300; round++) {
            // given
            String text = randomText(random);

            // when
            SourceFile file = SourceFile.read(path, text).orElseThrow();
            Lexed lexed = Lexer.lex(language.syntax(), text);

            // then
            for (TestUnit test : file.tests()) {
                assertTrue(test.heading().number() >= 1 && test.heading().number() <= lexed.lines());
                test.assertions().forEach(a -> assertTrue(a.line().number() <= lexed.lines()));
                test.wording();
                test.limits();
                test.rows();
            }
        }
    }

    static Stream<String> hostile() {
        int size = 40_000;
        return Stream.of(
                        "(",
                        "{",
                        "[",
                        "\"",
                        "'",
                        "/",
                        "=/",
                        "${",
                        "`${",
                        "$(",
                        "r#",
                        "#[",
                        "@",
                        "a",
                        "1",
                        "expect(",
                        "assert ",
                        "it(",
                        "def f(): ",
                        "if {",
                        "fn a(",
                        "catch (",
                        "\\",
                        "/*",
                        "a.",
                        "try {",
                        "||",
                        "@A(")
                .map(piece -> piece.repeat(size / piece.length()));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void shouldEndWhenALineIsVeryLongAndDeep(String text) {
        for (String path : PATHS) {
            // when, then
            assertTrue(SourceFile.read(path, text).isPresent());
        }
    }

    @Test
    void shouldNotReadATextThatIsTooLongToBeATest() {
        // given
        String text = "x".repeat(12_000_000);

        // when, then
        assertTrue(SourceFile.read("tests/test_a.py", text).isEmpty());
    }

    @Test
    void shouldKeepEveryCharacterInOneKindWhenHolesNest() {
        // given
        String text = "it(`a ${b(`c ${d}`)} e`, () => { expect(1).toBe('x') /* y */ })";

        // when
        SourceFile file = SourceFile.read("a.test.js", text).orElseThrow();

        // then
        assertEquals(1, file.tests().size());
        assertEquals(1, file.tests().getFirst().assertions().size());
    }

    @Test
    void shouldNameATestByItsOwnNameWhenARunnerNamesItByMore() {
        // given
        TestUnit test = SourceFile.read("tests/test_a.py", "class T:\n    def test_a(self):\n        assert f() == 1\n")
                .orElseThrow()
                .tests()
                .getFirst();

        // when, then
        assertEquals("T::test_a", test.fullName());
        assertTrue(test.isNamedBy(new dev.locum.core.evidence.TestName("tests/test_a.py::T::test_a[1-2]")));
    }

    private static String randomText(Random random) {
        StringBuilder text = new StringBuilder();
        int pieces = random.nextInt(120);
        for (int i = 0; i < pieces; i++) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }
}
