package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.source.TestUnit;
import java.util.LinkedHashSet;
import java.util.Set;

/** The names of the code under test that a test uses. */
public final class Subjects {
    private Subjects() {}

    /** What the test calls and what its assertions are about, without the words of its test library. */
    public static Set<String> of(TestUnit test) {
        Set<String> names = new LinkedHashSet<>();
        test.assertions().forEach(a -> names.addAll(a.subject()));
        test.calls().stream().filter(c -> !TestUnit.isOfLibrary(c)).forEach(names::add);
        names.removeIf(name -> name.length() < 2);
        return names;
    }
}
