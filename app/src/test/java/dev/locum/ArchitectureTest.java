package dev.locum;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The walls between packages, and what no package may do. ARCHITECTURE.md says the same to people. */
@AnalyzeClasses(
        packages = "dev.locum",
        importOptions = {DoNotIncludeTests.class, ArchitectureTest.WithoutTestJars.class})
final class ArchitectureTest {

    /** Core's tests reach app's as a jar of their own; the walls are about the product. */
    static final class WithoutTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    /** Who may use whom. A package's own parts (core.evidence.claim ..) are one with it. */
    private static final Map<String, Set<String>> DIRECTIONS = table("""
            core.ledger:
            core.accepted: core.ledger
            core.evidence: core.accepted core.ledger
            core.gate:     core.accepted core.evidence core.ledger
            core.session:  core.evidence core.gate core.ledger
            app:
            app.store:     app core
            app.text:      app core
            app.process:   core
            app.agent:     app app.process core
            app.notify:    app app.agent core
            app.run:       app app.agent app.process app.store core
            app.words:     app app.store core
            app.daemon:    app app.agent app.notify app.process app.run app.store app.text core
            app.demo:      app core
            app.cli:       app app.agent app.daemon app.demo app.notify app.process app.run app.store app.text app.words core
            """);

    private static final Set<String> FORBIDDEN_ENDINGS =
            Set.of("Impl", "Util", "Utils", "Helper", "Manager", "Base", "Processor", "Service");

    @ArchTest
    static final ArchRule packagesUseOnlyWhatTheTableLets = classes()
            .should(new ArchCondition<>("use only what the table of directions lets them") {
                @Override
                public void check(JavaClass user, ConditionEvents events) {
                    user.getDirectDependenciesFromSelf().stream()
                            .filter(dependency -> ours(dependency.getTargetClass()) && !allowed(dependency))
                            .forEach(dependency ->
                                    events.add(SimpleConditionEvent.violated(user, dependency.getDescription())));
                }
            });

    @ArchTest
    static final ArchRule packagesHaveNoCircles =
            slices().matching("dev.locum.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule coreTouchesNothingOutside = noClasses()
            .that()
            .resideInAPackage("dev.locum.core..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "java.net..", "java.sql..", "tools.jackson..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.File")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.lang\\.(Process|ProcessBuilder|ProcessHandle|Thread|Runtime)");

    @ArchTest
    static final ArchRule coreIsGivenTimeAndChance = noClasses()
            .that()
            .resideInAPackage("dev.locum.core..")
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(Clock.class, "systemUTC")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "getenv")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(UUID|Random)|java\\.security\\.SecureRandom");

    @ArchTest
    static final ArchRule onlyTheShellReadsTheClockAndTheEnvironment = noClasses()
            .that()
            .resideOutsideOfPackages("dev.locum.app.daemon..", "dev.locum.app.cli..")
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(Clock.class, "systemUTC")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "getenv")
            .orShould()
            .callMethod(System.class, "getenv", String.class);

    @ArchTest
    static final ArchRule namesSayWhatAThingIs = classes()
            .should(new ArchCondition<>("have a name that says something") {
                @Override
                public void check(JavaClass named, ConditionEvents events) {
                    FORBIDDEN_ENDINGS.stream()
                            .filter(ending -> named.getSimpleName().endsWith(ending))
                            .forEach(ending -> events.add(SimpleConditionEvent.violated(
                                    named, named.getName() + " ends with " + ending + ", which says nothing")));
                }
            });

    @ArchTest
    static final ArchRule everyPackageSaysWhatItOwnsAndThatNothingIsNull = classes()
            .should(new ArchCondition<>("live in a package whose package-info says @NullMarked") {
                @Override
                public void check(JavaClass inside, ConditionEvents events) {
                    if (!inside.getPackage().isAnnotatedWith(NullMarked.class)) {
                        events.add(SimpleConditionEvent.violated(inside, inside.getPackageName() + " is not marked"));
                    }
                }
            });

    @Test
    void shouldSayTheSameAsThePageForPeople() throws IOException {
        Pattern row = Pattern.compile("\\| `((?:core|app)[a-z.]*)` \\|[^|]*\\| ([^|]*) \\|");
        Map<String, Set<String>> page = new TreeMap<>();
        row.matcher(Files.readString(Path.of("../ARCHITECTURE.md")))
                .results()
                .forEach(found -> page.put(found.group(1), words(found.group(2).replaceAll("[,`-]", " "))));

        assertEquals(DIRECTIONS, page);
    }

    @Test
    void shouldHaveNoTestThatSleepsOrIsSkipped() throws IOException {
        Pattern forbidden = Pattern.compile("Thread\\.sleep|@Disabled\\b|\\bassume(True|False|That)\\(|mockito");
        for (Path tests : List.of(Path.of("src/test/java"), Path.of("../core/src/test/java"))) {
            try (Stream<Path> sources = Files.walk(tests)) {
                for (Path source : sources.filter(
                                file -> file.toString().endsWith(".java") && !file.endsWith("ArchitectureTest.java"))
                        .toList()) {
                    assertEquals(
                            List.of(),
                            forbidden
                                    .matcher(Files.readString(source))
                                    .results()
                                    .map(found -> found.group())
                                    .toList(),
                            source.toString());
                }
            }
        }
    }

    private static boolean ours(JavaClass target) {
        return target.getPackageName().startsWith("dev.locum");
    }

    private static boolean allowed(Dependency dependency) {
        String user = row(dependency.getOriginClass());
        String used = row(dependency.getTargetClass());
        Set<String> may = DIRECTIONS.getOrDefault(user, Set.of());
        return user.equals(used) || may.contains(used) || (used.startsWith("core.") && may.contains("core"));
    }

    /** The row of the table that a class belongs to; its package's own name where there is none. */
    private static String row(JavaClass of) {
        String name = of.getPackageName().replaceFirst("^dev\\.locum\\.", "");
        String[] parts = name.split("\\.", 3);
        return parts.length < 2 ? name : parts[0] + "." + parts[1];
    }

    private static Map<String, Set<String>> table(String text) {
        return text.lines()
                .map(line -> line.split(":", 2))
                .collect(Collectors.toMap(row -> row[0], row -> words(row[1]), (one, two) -> one, TreeMap::new));
    }

    private static Set<String> words(String text) {
        return Stream.of(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }
}
