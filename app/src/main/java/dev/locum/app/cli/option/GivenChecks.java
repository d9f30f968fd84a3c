package dev.locum.app.cli.option;

import dev.locum.app.LocumProblem;
import dev.locum.core.evidence.Check;
import dev.locum.core.ledger.secret.SecretMask;
import java.util.ArrayList;
import java.util.List;

/** The checks that the owner types with a command: accepted by being typed. */
public final class GivenChecks {
    private GivenChecks() {}

    /**
     * One check for each command, named {@code given-1}, {@code given-2} .. in their order.
     *
     * @throws LocumProblem when one says nothing, or holds what looks like a secret: it would be masked in the record and run as another
     */
    public static List<Check> of(List<String> commands) {
        List<Check> checks = new ArrayList<>();
        for (String command : commands) {
            if (command.isBlank()) {
                throw LocumProblem.badInput("problem.check.empty");
            }
            if (SecretMask.hidesIn(command)) {
                throw LocumProblem.badInput("problem.check.secret");
            }
            checks.add(Check.of("given-" + (checks.size() + 1), command));
        }
        return checks;
    }
}
