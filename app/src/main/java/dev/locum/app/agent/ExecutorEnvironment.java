package dev.locum.app.agent;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * The variables an executor sees: the owner's own, without marks that an outer run of Locum may have left in them, and
 * with what this round is about.
 *
 * @param owners all variables Locum itself was started with
 * @param cli the absolute path of the program through which an executor can prove and hand in
 */
public record ExecutorEnvironment(Map<String, String> owners, Path cli) {
    static final String TASK = "LOCUM_TASK";

    /** Settings of the owner's that must reach a nested call of Locum; every other LOCUM_ variable is a mark. */
    private static final String HOME = "LOCUM_HOME";

    private static final String JAVA_HOME = "LOCUM_JAVA_HOME";
    private static final String PREFIX = "LOCUM_";

    public ExecutorEnvironment {
        owners = Map.copyOf(owners);
        if (!cli.isAbsolute()) {
            throw new IllegalArgumentException("an executor calls Locum by its absolute path: " + cli);
        }
    }

    public Map<String, String> forRound(Assignment assignment) {
        var variables = new TreeMap<>(owners);
        variables.keySet().removeIf(name -> name.startsWith(PREFIX) && !name.equals(HOME) && !name.equals(JAVA_HOME));
        variables.put(TASK, assignment.task());
        variables.put("LOCUM_ROUND", String.valueOf(assignment.round()));
        variables.put("LOCUM_PROJECT", assignment.project().toString());
        variables.put("LOCUM_CLI", cli.toString());
        return variables;
    }
}
