package dev.locum.app.run.check;

import dev.locum.core.evidence.Check;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that checks see: a fixed few, and those the check names in its accepted text. Nothing of Locum's own
 * passes, whatever it is called for.
 *
 * <p>Python is told to write no bytecode, unless the check names that variable itself: it takes bytecode for its source
 * as long as second and size agree, so that what one check left would be run by the next in place of changed code.
 *
 * @param path where programs are looked for, as fixed at acceptance
 * @param ambient the variables of the Locum that runs
 */
public record CheckEnvironment(String path, Map<String, String> ambient) {
    private static final List<String> ALWAYS = List.of("HOME", "LANG", "LC_ALL", "TMPDIR");
    private static final String OURS = "LOCUM_";

    public CheckEnvironment {
        ambient = Map.copyOf(ambient);
    }

    /** What {@code check} sees. */
    Map<String, String> of(Check check) {
        Map<String, String> seen = new HashMap<>();
        seen.put("PYTHONDONTWRITEBYTECODE", "1");
        ALWAYS.forEach(name -> copy(name, seen));
        check.environment().forEach(name -> copy(name, seen));
        seen.put("PATH", path);
        seen.put("TERM", "dumb");
        return seen;
    }

    private void copy(String name, Map<String, String> seen) {
        String value = ambient.get(name);
        if (value != null && !name.startsWith(OURS)) {
            seen.put(name, value);
        }
    }
}
