package dev.locum.app.run.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.locum.core.evidence.tests.ReportedSuite;
import dev.locum.core.evidence.tests.TestResult;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JunitReportTest {
    @TempDir
    Path root;

    @Test
    void shouldCountCasesAndNotTotalsWhenSurefireFilesANestedClass() throws Exception {
        // when: the file says tests="0"
        ReportedSuite suite =
                read("m1/target/surefire-reports/", "TEST-acme.CartTest.xml").orElseThrow();

        // then
        assertEquals("surefire", suite.runner());
        assertEquals("m1/", suite.module());
        assertEquals(
                Map.of(
                        "acme.CartTest#adds", TestResult.GREEN,
                        "acme.CartTest#errs", TestResult.RED,
                        "acme.CartTest#fails", TestResult.RED,
                        "acme.CartTest#eachHolds(int)[1]", TestResult.GREEN,
                        "acme.CartTest#eachHolds(int)[2]", TestResult.GREEN,
                        "acme.CartTest#later", TestResult.SKIPPED,
                        "acme.CartTest#складывает", TestResult.GREEN,
                        "acme.CartTest$Inner#works", TestResult.GREEN),
                suite.tests());
    }

    @Test
    void shouldKnowTheWriterByItsTitleWhenTheFolderDoesNotTell() throws Exception {
        // when
        ReportedSuite suite = read("", "pytest-junit.xml").orElseThrow();

        // then
        assertEquals("pytest", suite.runner());
        assertEquals(10, suite.tests().size());
        assertEquals(TestResult.RED, suite.tests().get("test_mix.TestK::test_inner"));
        assertEquals(TestResult.SKIPPED, suite.tests().get("test_mix::test_x"));
    }

    @Test
    void shouldReadNestedSuitesWhenNodeWritesThem() throws Exception {
        // when
        ReportedSuite suite = read("", "node-junit.xml").orElseThrow();

        // then
        assertEquals(ReportedSuite.UNKNOWN, suite.runner());
        assertEquals(
                List.of("test#fails юникод", "test#x # y"),
                suite.tests().entrySet().stream()
                        .filter(test -> test.getValue() == TestResult.RED)
                        .map(Map.Entry::getKey)
                        .sorted()
                        .toList());
    }

    @Test
    void shouldGiveNothingWhenTheFileIsTornOrOfAnotherKind() throws Exception {
        assertEquals(Optional.empty(), write("<testsuite><testcase name='a'/>"));
        assertEquals(Optional.empty(), write("<project><testcase name='a'/></project>"));
        assertEquals(Optional.empty(), write("\u0000\u0001 binary"));
        assertEquals(Optional.empty(), write(""));
    }

    @Test
    void shouldNotReachOutOrBlowUpWhenTheFileDeclaresEntities() throws Exception {
        // given
        Path secret = Files.writeString(root.resolve("secret.txt"), "s3cr3t");
        String outside = "<!DOCTYPE t [<!ENTITY x SYSTEM '" + secret.toUri() + "'>]><testsuite><testcase name='a'>"
                + "<failure>&x;</failure></testcase><testcase name='b'/></testsuite>";
        StringBuilder bomb = new StringBuilder("<!DOCTYPE t [<!ENTITY a0 'ha'>");
        for (int i = 1; i < 40; i++) {
            bomb.append("<!ENTITY a")
                    .append(i)
                    .append(" '&a")
                    .append(i - 1)
                    .append(";&a")
                    .append(i - 1)
                    .append(";'>");
        }
        bomb.append("]><testsuite><testcase name='a'><failure>&a39;</failure></testcase></testsuite>");

        // then
        assertFalse(write(outside).toString().contains("s3cr3t"));
        assertEquals(false, write(bomb.toString()).toString().contains("haha"));
    }

    @Test
    void shouldKeepTwoTestsApartWhenOneFileNamesThemAlike() throws Exception {
        assertEquals(
                Map.of("C#t", TestResult.GREEN, "C#t (2)", TestResult.RED),
                write(
                                "<testsuite><testcase classname='C' name='t'/><testcase classname='C' name='t'><error/></testcase>"
                                        + "</testsuite>")
                        .orElseThrow()
                        .tests());
    }

    private Optional<ReportedSuite> write(String text) throws IOException {
        return JunitReport.read(root, Files.writeString(root.resolve("junit.xml"), text));
    }

    private Optional<ReportedSuite> read(String folder, String name) throws IOException {
        Path file = root.resolve(folder).resolve(name);
        Files.createDirectories(file.getParent());
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream(name), name)) {
            Files.copy(in, file);
        }
        return JunitReport.read(root, file);
    }
}
