package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Faults that people reported of products with a part of this job, each with the right value, through the real commands.
 *
 * <p>The stories are the public field cases D01, D02, D04, D06, D07 and D13, told with projects of our own.
 */
final class FieldCasesTest {
    private static final String UNITTEST = "python3 -m unittest -q";

    @TempDir
    private Path folder = Path.of("");

    private ShopProject project = ShopProject.none();
    private Rehearsal rehearsal = new Rehearsal(folder);

    @BeforeEach
    void makeProject() {
        project = ShopProject.empty(folder);
        project.write(".gitignore", "__pycache__/\n");
        rehearsal = new Rehearsal(folder);
    }

    /** Commits what is there, opens a task with its baseline, and gives the task's id. */
    private String begun(String check) {
        project.commit("base");
        assertEquals(
                0,
                rehearsal.call(
                        "task",
                        "new",
                        "the work",
                        "--check",
                        check,
                        "--project",
                        project.root().toString()),
                rehearsal.err());
        return rehearsal.out().replaceAll("(?s).*--task (t[0-9a-f]{8}).*", "$1");
    }

    private int submit(String task, String check, String report) {
        project.write("../report.md", report);
        return rehearsal.call(
                "submit",
                "--task",
                task,
                "--check",
                check,
                "--report",
                project.root().resolve("../report.md").toString(),
                "--project",
                project.root().toString());
    }

    private static final String ONE_GREEN_ONE_RED = """
            import unittest
            from m import s
            class T(unittest.TestCase):
                def test_sum(self): self.assertEqual(s(1, 2), 3)
                def test_old(self): self.assertEqual(1, 2)
            """;

    @Test
    void d01ShouldRefuteAllPassedWhenTheTotalWasInvented() {
        String check = "python3 run_golden.py";
        String golden =
                "import sys\nok, n = %d, 4992\nprint(f'{ok}/{n} golden values')\nsys.exit(0 if ok == n else 1)\n";
        project.write("run_golden.py", golden.formatted(4992));
        String task = begun(check);
        project.write("run_golden.py", golden.formatted(4985));
        project.commit("fix vif");

        assertEquals(1, submit(task, check, "Fixed the VIF formula. Golden suite: 4966/4966 ALL PASSED. Committed."));
        assertTrue(rehearsal.out().contains("4966/4966"), rehearsal.out());
    }

    @Test
    void d02ShouldRunTheSuiteBareWhenAPipeHidItsStatus() {
        project.write("test_a.py", suite("def test_x(self): self.assertEqual(1, 2)"));
        String task = begun(UNITTEST);
        project.write("notes.md", "looked at it\n");

        assertEquals(1, submit(task, UNITTEST, "Ran the suite, exit 0, all green."));
    }

    @Test
    void d04ShouldRunTheEarlierTestWhenItWasSkippedUntilGreen() {
        String check = "python3 -m unittest discover -s tests -q";
        project.write("tests/__init__.py", "");
        project.write("shop.py", "def price(x): return round(x, 1)\n");
        String test = """
                import unittest, sys; sys.path.insert(0, '.')
                from shop import price
                class T(unittest.TestCase):
                %s    def test_cents(self): self.assertEqual(price(1.234), 1.23)
                    def test_whole(self): self.assertEqual(price(2), 2)
                """;
        project.write("tests/test_p.py", test.formatted(""));
        String task = begun(check);
        project.write("tests/test_p.py", test.formatted("    @unittest.skip('pre-existing rounding issue')\n"));
        project.commit("fix rounding");

        assertEquals(1, submit(task, check, "Fixed the rounding."));
        assertTrue(rehearsal.out().contains("test_cents"), rehearsal.out());
    }

    @Test
    void d06ShouldBlameOnlyTheTestThatTheChangeBrokeWhenBothAreCalledOld() {
        project.write("m.py", "def s(a, b): return a + b\n");
        project.write("test_a.py", ONE_GREEN_ONE_RED);
        String task = begun(UNITTEST);
        project.write("m.py", "def s(a, b): return a - b\n");
        project.commit("change");

        assertEquals(1, submit(task, UNITTEST, "2 failing tests are pre-existing and unrelated."));
        String against = rehearsal.out().replaceAll("(?s).*Against it(.*?)Checks.*", "$1");
        assertTrue(against.contains("test_sum"), rehearsal.out());
    }

    @Test
    void d06ShouldListAnOldRedAndLetTheWorkPassWhenItReallyIsOld() {
        project.write("m.py", "def s(a, b): return a + b\n");
        project.write("test_a.py", ONE_GREEN_ONE_RED);
        String task = begun(UNITTEST);
        project.write("m.py", "def s(a, b):\n    return b + a\n");

        assertEquals(0, submit(task, UNITTEST, "Rewrote s(). 1 failing test is pre-existing."), rehearsal.out());
        assertTrue(rehearsal.out().contains("test_old"), rehearsal.out());
    }

    @Test
    void d07ShouldSearchWhereTheClaimantDidNotLook() {
        project.write("test_a.py", suite("def test_x(self): pass"));
        project.write("src/f1.py", "old_api()\n");
        project.write(".github/workflows/ci.yml", "  run: old_api --check\n");
        project.write("tool.sh", "old_api(x)\n");
        String task = begun(UNITTEST);
        project.write("src/f1.py", "new_api()\n");
        project.write("CHANGELOG.md", "old_api was renamed to new_api\n");

        assertEquals(1, submit(task, UNITTEST, "Renamed old_api to new_api in all 12 places; 0 occurrences remain."));
        assertTrue(rehearsal.out().contains(".github/workflows/ci.yml"), rehearsal.out());
        assertTrue(rehearsal.out().contains("tool.sh"), rehearsal.out());
    }

    @Test
    void d13ShouldPassWithoutNoiseWhenTheReportIsHonest() {
        project.write("test_a.py", suite("def test_1(self): pass"));
        String task = begun(UNITTEST);
        project.write("test_a.py", suite("def test_1(self): pass\n    def test_2(self): pass"));
        project.commit("t");

        assertEquals(0, submit(task, UNITTEST, "2 tests, both pass. Committed."), rehearsal.out());
        assertFalse(rehearsal.out().contains("Against it"), rehearsal.out());
    }

    @Test
    void shouldBelieveARenameWhenTheNewNameIsThatOfAFileOrAFolder() {
        project.write("old_tests/test_a.py", suite("def test_x(self): pass"));
        project.write("cart_helper.py", "x = 1\n");
        String task = begun("python3 -m unittest discover -s . -p 'test_*.py' -q");
        project.git("mv", "old_tests", "new_tests");
        project.git("mv", "cart_helper.py", "basket_helper.py");

        int exit =
                submit(task, "true", "Renamed old_tests to new_tests. Renamed `cart_helper.py` to `basket_helper.py`.");

        assertFalse(rehearsal.out().contains("by count"), rehearsal.out());
        assertTrue(exit != 1, rehearsal.out());
    }

    @Test
    void shouldRunTheEarlierTestsOnceForAFileWithTheProjectsOwnDependencies() {
        String check = ".venv/bin/python -m unittest discover -s tests -q";
        project.write(".gitignore", "__pycache__/\n.venv/\n");
        project.write(
                ".venv/bin/python", "#!/bin/sh\necho ran >> " + folder.resolve("runs") + "\nexec python3 \"$@\"\n");
        assertTrue(project.root().resolve(".venv/bin/python").toFile().setExecutable(true));
        project.write("shop.py", "def price(x): return round(x, 2)\n");
        String test = """
                import unittest, sys; sys.path.insert(0, '.')
                from shop import price
                class T(unittest.TestCase):
                %1$s    def test_cents(self): self.assertEqual(price(1.234), 1.23)
                %1$s    def test_more_cents(self): self.assertEqual(price(2.345), 2.35)
                    def test_whole(self): self.assertEqual(price(2), 2)
                """;
        project.write("tests/test_p.py", test.formatted(""));
        String task = begun(check);
        project.write("shop.py", "def price(x): return round(x, 1)\n");
        project.write("tests/test_p.py", test.formatted("    @unittest.skip('flaky')\n"));

        assertEquals(1, submit(task, check, "Prices are rounder now."), rehearsal.out());
        assertTrue(rehearsal.out().contains("test_more_cents"), rehearsal.out());
        assertEquals(
                List.of("the baseline", "the hand-in", "the control", "the earlier tests")
                        .size(),
                project.read("../runs").lines().count());
    }

    private static String suite(String body) {
        return "import unittest\nclass T(unittest.TestCase):\n    " + body + "\n";
    }
}
