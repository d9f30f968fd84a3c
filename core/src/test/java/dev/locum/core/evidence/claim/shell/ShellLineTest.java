package dev.locum.core.evidence.claim.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.locum.core.evidence.claim.shell.BareCommand.Bare;
import dev.locum.core.evidence.claim.shell.BareCommand.Hidden;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShellLineTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pytest -q",
                "CI=1 PYTHONPATH=src pytest",
                "cd app && pytest -q",
                "cd app; pytest -q",
                "export A=1; cd b\npytest",
                "source .venv/bin/activate && python -m pytest",
                "npm ci && npm run build && npm test",
                "pytest > out.txt 2>&1",
                "pytest &> out.txt",
                "pytest >| out.txt",
                "pytest -k 'a | b; c && d'",
                "pytest -k \"a || b\"",
                "echo $(ls | wc -l) `ls | wc -l` ${A:-x;y}",
                "set -o pipefail; pytest | tee log",
                "set -euo pipefail; pytest | tee log; echo done",
                "set -e; pytest; echo done",
                "pytest || exit 1",
                "pytest || exit",
                "pytest || false",
                "(cd app && pytest)",
                "{ cd app; pytest; }",
                "bash -c 'cd app && pytest'",
                "docker run img sh -lc \"pytest -q\"",
                "pytest # | tail -3",
                "python3 - <<'E'\nprint(1); print(2)\nE",
                "grep -c 'a\\'b file",
                "timeout 60 pytest -x",
            })
    void shouldSayTheStatusIsItsOwnWhenNothingTakesIt(String line) {
        assertInstanceOf(Bare.class, BareCommand.of(line));
    }

    @Test
    void shouldKeepTheTextWhenItIsBareButForWhatSaysNothing() {
        assertEquals(new Bare("cd app && pytest"), BareCommand.of("  cd app && pytest ; "));
        assertEquals(new Bare("pytest"), BareCommand.of("pytest # | tail -3"));
        assertEquals(new Bare("python3 - <<'E'\n1; 2\nE"), BareCommand.of("python3 - <<'E'\n1; 2\nE\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', quoteCharacter = '~', textBlock = """
            pytest -q | tail -3; echo $?             ^ pytest -q                  ^ |
            pytest -q | tail -3                      ^ pytest -q                  ^ |
            cd app && pytest | tail                  ^ cd app && pytest           ^ |
            cd app; pytest | tail                    ^ cd app; pytest             ^ |
            npm ci && npm test |& grep ok            ^ npm ci && npm test         ^ |&
            pytest || true                           ^ pytest                     ^ ||
            pytest || exit 0                         ^ pytest                     ^ ||
            pytest || exit 1; echo fine              ^ pytest                     ^ ||
            pytest; echo done                        ^ pytest                     ^ ;
            pytest &                                 ^ pytest                     ^ &
            pytest & wait                            ^ pytest                     ^ &
            ! pytest                                 ^ pytest                     ^ !
            if pytest; then echo ok; fi              ^ pytest                     ^ if
            (pytest; true)                           ^ pytest                     ^ ;
            { pytest; true; }                        ^ pytest                     ^ ;
            bash -c 'pytest | tail'                  ^ pytest                     ^ |
            sh -c "pytest; exit 0"                   ^ pytest                     ^ ;
            eval 'pytest || true'                    ^ pytest                     ^ ||
            for t in a b; do pytest $t; done         ^ for t in a b; do pytest $t; done ^ for
            (((pytest | cat)))                       ^ pytest                     ^ |
            pytest 2>&1 | tail                       ^ pytest 2>&1                ^ |
            pytest 'open                             ^ pytest 'open               ^ an open quote or bracket
            """)
    void shouldGiveTheBarePartWhenSomethingTakesTheStatus(String line, String command, String by) {
        assertEquals(new Hidden(command, by), BareCommand.of(line));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void shouldCallItBareAgainWhenWhatItCalledBareIsReadAlone(long seed) {
        // given
        Random random = new Random(seed);
        String[] parts = {
            "pytest",
            " ",
            "|",
            "&&",
            ";",
            "&",
            "'",
            "\"",
            "(",
            ")",
            "{ ",
            "}",
            "$(",
            "`",
            "\\",
            "\n",
            "<<E",
            "#",
            "!",
            "bash -c ",
            "cd a",
            "set -e",
            ">",
            "||"
        };

        for (int round = 0; round < 3_000; round++) {
            StringBuilder line = new StringBuilder();
            for (int i = random.nextInt(12); i >= 0; i--) {
                line.append(parts[random.nextInt(parts.length)]);
            }

            // when
            BareCommand read = BareCommand.of(line.toString());

            // then
            if (read instanceof Bare bare) {
                assertInstanceOf(Bare.class, BareCommand.of(bare.command()), () -> "from: " + line);
            }
        }
    }

    @Test
    void shouldComeToAnEndWhenTheLineIsLongAndDeep() {
        assertInstanceOf(Hidden.class, BareCommand.of("(".repeat(100_000)));
        assertInstanceOf(Hidden.class, BareCommand.of("(".repeat(50_000) + "a" + ")".repeat(50_000)));
        assertInstanceOf(Bare.class, BareCommand.of("a && ".repeat(50_000) + "a"));
        assertInstanceOf(Hidden.class, BareCommand.of("$(`".repeat(50_000)));
    }
}
