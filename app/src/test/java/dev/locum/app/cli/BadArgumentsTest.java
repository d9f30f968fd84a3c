package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What is typed wrongly is told in plain lines, and nothing is begun. */
final class BadArgumentsTest {
    @TempDir
    private static Path folder = Path.of("");

    private static ShopProject shop = ShopProject.none();

    @BeforeAll
    static void makeProject() throws IOException {
        shop = ShopProject.in(folder);
        Files.writeString(shop.root().resolve("huge.md"), "x".repeat(3 << 20));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "run x y",
                "run x --agent nonsense",
                "run x --agent command:",
                "run x --agent command:true --max-time soon",
                "run x --agent command:true --max-time 0s",
                "run x --agent command:true --max-time 999999999999h",
                "run x --agent command:true --max-rounds 0",
                "run x --agent command:true --max-rounds -1",
                "run x --agent command:true --max-rounds 99999999999",
                "run x --agent command:true --max-rounds many",
                "run x --agent command:true --check=",
                "run x --agent command:true --bypass-permissions",
                "resume",
                "resume --task t404",
                "submit --task t404",
                "submit --claim nonsense",
                "submit --claim=",
                "submit --report nowhere.md",
                "submit --report .",
                "submit --report huge.md",
                "prove --task t404",
                "task show t404",
                "task show",
                "task accept t404 why",
                "task withdraw t404",
                "task nonsense",
                "inbox show t404",
                "inbox answer t404 perhaps",
                "undo more",
                "undo --project nowhere",
                "restore",
                "restore zzz",
                "states --project nowhere",
                "init --nonsense",
                "dance"
            })
    void shouldEndWithTwoAndSayWhatIsWrong(String typed) {
        Rehearsal rehearsal = new Rehearsal(shop.root());

        int exit = rehearsal.call(typed.split(" "));

        assertAll(
                () -> assertEquals(ExitCode.BAD_INPUT.code(), exit, rehearsal.err()),
                () -> assertFalse(rehearsal.err().isBlank()),
                () -> assertFalse(rehearsal.err().contains("Exception"), rehearsal.err()),
                () -> assertFalse(rehearsal.err().contains("\tat "), rehearsal.err()));
    }

    @Test
    void shouldEndWithTwoWhenAStateIsNamedByNothing() {
        assertEquals(ExitCode.BAD_INPUT.code(), new Rehearsal(shop.root()).call("restore", ""));
    }

    @Test
    void shouldExplainEveryCommandInBothLanguages() {
        for (String language : List.of("en", "ru")) {
            Rehearsal any = new Rehearsal(folder).with("LOCUM_LANG", language);
            for (List<String> path : paths(Locum.in(any.surroundings()))) {
                Rehearsal rehearsal = new Rehearsal(folder).with("LOCUM_LANG", language);
                List<String> args = new ArrayList<>(path);
                args.add("--help");

                assertEquals(0, rehearsal.call(args.toArray(String[]::new)), path + rehearsal.err());
                assertTrue(rehearsal.out().contains("locum" + (path.isEmpty() ? "" : " " + String.join(" ", path))));
            }
        }
    }

    private static List<List<String>> paths(CommandLine line) {
        List<List<String>> paths = new ArrayList<>(List.of(List.of()));
        line.getSubcommands()
                .forEach((name, part) -> paths(part).forEach(rest -> {
                    List<String> path = new ArrayList<>(List.of(name));
                    path.addAll(rest);
                    paths.add(path);
                }));
        return paths;
    }
}
