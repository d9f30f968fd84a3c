package dev.locum.app.run.check;

import dev.locum.core.evidence.tests.ReportedSuite;
import dev.locum.core.evidence.tests.TestResult;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads one report file in the form that Ant's JUnit task made common. Its test cases are counted, never its totals:
 * Surefire writes {@code tests="0"} over eight cases of a nested class. The file is hostile until shown otherwise: no
 * document type, no entities from elsewhere, at most {@value #LARGEST} bytes.
 */
final class JunitReport {
    private static final int LARGEST = 64 * 1024 * 1024;
    private static final int MOST_TESTS = 50_000;
    private static final XMLInputFactory XML = factory();

    private final Map<String, TestResult> tests = new LinkedHashMap<>();
    private final Path place;
    private String runner;
    private String test = "";
    private TestResult result = TestResult.GREEN;

    private JunitReport(Path place) {
        this.place = place;
        this.runner = byPlace(place.toString().replace('\\', '/'));
    }

    /** @return empty for a file that is too large, torn, or of another kind */
    static Optional<ReportedSuite> read(Path root, Path file) {
        try {
            if (Files.size(file) > LARGEST) {
                return Optional.empty();
            }
            try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
                return new JunitReport(root.relativize(file)).read(XML.createXMLStreamReader(in));
            }
        } catch (IOException | XMLStreamException e) {
            return Optional.empty();
        }
    }

    private Optional<ReportedSuite> read(XMLStreamReader xml) throws XMLStreamException {
        boolean suites = false;
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                suites |= xml.getLocalName().startsWith("testsuite");
                if (!suites) {
                    return Optional.empty();
                }
                start(xml);
            } else if (event == XMLStreamConstants.END_ELEMENT
                    && xml.getLocalName().equals("testcase")) {
                end();
            }
        }
        return suites ? Optional.of(new ReportedSuite(runner, module(), tests)) : Optional.empty();
    }

    private void start(XMLStreamReader xml) {
        switch (xml.getLocalName()) {
            case "testsuites", "testsuite" -> {
                if (runner.equals(ReportedSuite.UNKNOWN)) {
                    runner = byTitle(attribute(xml, "name"));
                }
            }
            case "testcase" -> {
                test = name(attribute(xml, "classname"), attribute(xml, "name"));
                result = TestResult.GREEN;
            }
            case "failure", "error" -> result = TestResult.RED;
            case "skipped" -> result = result == TestResult.RED ? TestResult.RED : TestResult.SKIPPED;
            default -> {}
        }
    }

    /** Two cases of one name in one file are two tests. */
    private void end() {
        String unique = test;
        for (int copy = 2; tests.containsKey(unique); copy++) {
            unique = test + " (" + copy + ")";
        }
        if (!unique.isBlank() && tests.size() < MOST_TESTS) {
            tests.put(unique, result);
        }
    }

    private String name(String ofClass, String name) {
        return switch (runner) {
            case "jest", "vitest", "mocha" -> name;
            case "pytest" -> ofClass.isEmpty() ? name : ofClass + "::" + name;
            default -> ofClass.isEmpty() ? name : ofClass + "#" + withoutEmptyBrackets(name);
        };
    }

    private static String withoutEmptyBrackets(String name) {
        return name.endsWith("()") ? name.substring(0, name.length() - 2) : name;
    }

    private static String byPlace(String path) {
        if (path.contains("surefire-reports/") || path.contains("failsafe-reports/")) {
            return "surefire";
        }
        return path.contains("build/test-results/") ? "gradle" : ReportedSuite.UNKNOWN;
    }

    private static String byTitle(String title) {
        return switch (title) {
            case "pytest", "pytest tests" -> "pytest";
            case "jest tests" -> "jest";
            case "vitest tests" -> "vitest";
            case "Mocha Tests" -> "mocha";
            case "nextest-run" -> "cargo";
            default -> ReportedSuite.UNKNOWN;
        };
    }

    /** The folder that was built: its reports may repeat each other, those of another are other tests. */
    private String module() {
        String path = place.toString().replace('\\', '/');
        int built = Math.max(path.indexOf("target/"), path.indexOf("build/test-results/"));
        return built < 0 ? "" : path.substring(0, built);
    }

    private static String attribute(XMLStreamReader xml, String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        return factory;
    }
}
