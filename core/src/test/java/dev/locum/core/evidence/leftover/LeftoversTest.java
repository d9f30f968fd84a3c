package dev.locum.core.evidence.leftover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.evidence.source.ChangedFile;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LeftoversTest {
    private static final String CONFLICT = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n";

    @Test
    void shouldFindAConflictWhenItsThreeMarksStandInOrder() {
        // when
        List<Leftover> found = Leftovers.of(List.of(ChangedFile.edited("a.py", "a\n", CONFLICT)), Set.of("a.py"));

        // then
        assertEquals(
                List.of("<<<<<<< HEAD"),
                found.stream()
                        .map(l -> ((Leftover.ConflictMarkers) l).line().text())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Title\n=======\n\ntext\n",
                "<<<<<<< HEAD\nno end\n",
                ">>>>>>> x\n=======\n<<<<<<< y\n",
                "  <<<<<<< HEAD\n  =======\n  >>>>>>> topic\n",
                "text = '''<<<<<<< HEAD\n=======\n>>>>>>> topic'''\n",
                "cat <<<<<<<EOF\n=======\n>>>>>>>\n"
            })
    void shouldFindNoConflictWhenMarksDoNotMakeOne(String text) {
        // when, then
        assertEquals(List.of(), Leftovers.of(List.of(ChangedFile.added("docs/a.rst", text)), Set.of()));
    }

    @Test
    void shouldFindNoConflictWhenTheMarksWereThereBefore() {
        // given
        ChangedFile file = ChangedFile.edited("test/merge.txt", CONFLICT, CONFLICT + "more\n");

        // when, then
        assertEquals(List.of(), Leftovers.of(List.of(file), Set.of()));
    }

    @Test
    void shouldFindNoConflictWhenADocumentShowsOneAsCode() {
        // given
        ChangedFile file = ChangedFile.added("docs/git.md", "So it looks:\n\n```\n" + CONFLICT + "```\n");

        // when, then
        assertEquals(List.of(), Leftovers.of(List.of(file), Set.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "src/a.py|breakpoint()", "src/a.py|    import pdb; pdb.set_trace()", "src/a.py|print(\"DEBUG\", x)",
                "src/a.ts|  console.log(x);", "src/a.js|debugger;", "src/lib.rs|    dbg!(x);",
                "src/main/java/a/Cart.java|System.out.println(total);"
            })
    void shouldNoteDebugOutputWhenItIsAdded(String path, String line) {
        // when
        List<Leftover> found = Leftovers.of(List.of(ChangedFile.added(path, line + "\n")), Set.of());

        // then
        assertEquals(
                List.of(Leftover.DebugOutput.class),
                found.stream().map(Object::getClass).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "src/a.py|print(total)",
                "bin/serve.js|console.log('listening');",
                "src/cli/Shell.java|System.out.println(help);",
                "notes.md|Use console.log to see it"
            })
    void shouldLetOutputBeWhenItIsTheProgramsTrade(String path, String line) {
        // when, then
        assertEquals(List.of(), Leftovers.of(List.of(ChangedFile.added(path, line + "\n")), Set.of()));
    }

    @Test
    void shouldLetDebugOutputBeWhenItWasThereBefore() {
        // given
        ChangedFile file = ChangedFile.edited("src/a.ts", "console.log(1)\n", "x\nconsole.log(1)\n");

        // when, then
        assertEquals(List.of(), Leftovers.of(List.of(file), Set.of()));
    }

    @Test
    void shouldNoteAFileThatADocumentNamesWhenItDoesNotExist() {
        // given
        ChangedFile file = ChangedFile.added(
                "docs/a.md", "See [the guide](guide.md), [the start](../README.md) and `src/app/main.py`.\n");

        // when
        List<Leftover> found = Leftovers.of(List.of(file), Set.of("docs/a.md", "README.md"));

        // then
        assertEquals(
                List.of("guide.md", "src/app/main.py"),
                found.stream().map(l -> ((Leftover.NamesMissingFile) l).named()).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.py.orig", "src/b.rej", "c~", ".DS_Store", "x/.a.swp"})
    void shouldNoteAStrayFileWhenAToolLeftIt(String path) {
        // when, then
        assertEquals(
                List.of(new Leftover.StrayFile(path)),
                Leftovers.of(List.of(ChangedFile.added(path, "x\n")), Set.of(path)));
    }

    @Test
    void shouldNoteWhatIsPutOffWhenAComment() {
        // given
        ChangedFile file = ChangedFile.added("a.go", "// TODO: rounding\nvar todo = list()\n");

        // when
        List<Leftover> found = Leftovers.of(List.of(file), Set.of());

        // then
        assertEquals(
                List.of(1),
                found.stream().map(l -> ((Leftover.ForLater) l).line().number()).toList());
    }

    @Test
    void shouldEndWhenALineIsTwelveMillionCharactersLong() {
        // given
        ChangedFile file = ChangedFile.added("a.min.js", "a(".repeat(6_000_000));

        // when, then
        assertEquals(List.of(), Leftovers.of(List.of(file), Set.of()));
    }
}
