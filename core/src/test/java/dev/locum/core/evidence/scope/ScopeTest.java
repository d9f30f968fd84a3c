package dev.locum.core.evidence.scope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeTest {

    @ParameterizedTest
    @CsvSource({
        "migrations/**, migrations/001.sql, true",
        "migrations/**, app/migrations/001.sql, false",
        "migrations, app/migrations/001.sql, true",
        "/migrations, app/migrations/001.sql, false",
        "/migrations, migrations/001.sql, true",
        "*.lock, a/b/yarn.lock, true",
        "*.lock, yarn.lock.txt, false",
        "src/*.java, src/A.java, true",
        "src/*.java, src/a/A.java, false",
        "src/**/A.java, src/A.java, true",
        "src/**/A.java, src/b/c/A.java, true",
        "**/secret, a/b/secret, true",
        "**/secret, secret, true",
        "build/, build/out.txt, true",
        "build/, build, false",
        "a?c, abc, true",
        "a?c, a/c, false",
        "v[0-9], v1, true",
        "v[!0-9], v1, false",
        "a+b(c), a+b(c), true",
        "'with space', with space/x, true",
    })
    void shouldMatchAsGitDoesWhenAPathIsAsked(String glob, String path, boolean expected) {
        // when, then
        assertEquals(expected, new PathGlob(glob).matches(path));
    }

    @Test
    void shouldNameTheClosingLineWhenAPathIsForbidden() {
        // given
        Scope scope = Scope.of(List.of("migrations/**"), List.of("src/", "docs"));

        // when
        List<ScopeBreach> breaches = scope.breaches(List.of("src/a.py", "migrations/1.sql", "setup.py"));

        // then
        assertEquals(
                List.of(
                        new ScopeBreach("migrations/1.sql", "migrations/**"),
                        new ScopeBreach("setup.py", "only: src/, docs")),
                breaches);
    }

    @Test
    void shouldRefuseAPatternWhenItIsEmpty() {
        // when, then
        assertThrows(IllegalArgumentException.class, () -> new PathGlob(" "));
    }
}
