package dev.locum.app.run;

import dev.locum.app.run.scratch.Setup;
import dev.locum.core.evidence.Check;
import dev.locum.core.ledger.Digest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What the owner accepted for a project, as far as a hand-in is held to it.
 *
 * @param accepted the digest over the accepted texts
 * @param checks the definition of done
 * @param scope which paths executors may change
 * @param setup how a fresh copy of the tree is made fit for the checks
 */
public record Rules(Digest accepted, List<Check> checks, Scope scope, Setup setup) {
    public static final Rules NONE = new Rules(Digest.of(new byte[0]), List.of(), Scope.ANYWHERE, Setup.NOTHING);

    public Rules {
        checks = List.copyOf(checks);
    }

    /** Globs of paths; a path must match no {@code never} and, where there is an {@code only}, one of those. */
    public record Scope(List<String> never, List<String> only) {
        public static final Scope ANYWHERE = new Scope(List.of(), List.of());

        public Scope {
            never = List.copyOf(never);
            only = List.copyOf(only);
        }
    }

    /** The same with checks that the owner gave for one run; a given one replaces an accepted one of its id. */
    public Rules with(List<Check> given) {
        if (given.isEmpty()) {
            return this;
        }
        List<Check> all = new ArrayList<>(checks);
        for (Check check : given) {
            all.removeIf(c -> c.id().equals(check.id()));
            all.add(check);
        }
        StringBuilder texts = new StringBuilder(accepted.hex());
        given.forEach(check -> texts.append('\n').append(check.digest().hex()));
        return new Rules(Digest.of(texts.toString().getBytes(StandardCharsets.UTF_8)), all, scope, setup);
    }
}
