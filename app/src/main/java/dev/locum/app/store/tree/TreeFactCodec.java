package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.ledger.Codec;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.UnreadableFact;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Facts of tree states as lines of {@code name value}; both sides are ASCII words, so nothing needs quoting. */
public final class TreeFactCodec implements Codec<TreeFact> {
    private static final Kind TAKEN = new Kind("state-taken");
    private static final Kind RESTORED = new Kind("state-restored");

    @Override
    public Kind kind(TreeFact fact) {
        return switch (fact) {
            case TreeFact.StateTaken taken -> TAKEN;
            case TreeFact.StateRestored restored -> RESTORED;
        };
    }

    @Override
    public byte[] encode(TreeFact fact) {
        String text = switch (fact) {
            case TreeFact.StateTaken(TreeState state, TreeFact.Why why) ->
                "state " + state.id() + "\nwhy " + word(why) + "\n";
            case TreeFact.StateRestored(TreeState before, TreeState target, TreeState after, TreeFact.How how) ->
                "before " + before.id() + "\ntarget " + target.id() + "\nafter " + after.id() + "\nhow " + word(how)
                        + "\n";
        };
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public TreeFact decode(Kind kind, byte[] bytes) {
        List<String> lines =
                new String(bytes, StandardCharsets.US_ASCII).lines().toList();
        try {
            if (kind.equals(TAKEN)) {
                return new TreeFact.StateTaken(
                        state(lines, "state"), TreeFact.Why.valueOf(constant(value(lines, "why"))));
            }
            if (kind.equals(RESTORED)) {
                return new TreeFact.StateRestored(
                        state(lines, "before"),
                        state(lines, "target"),
                        state(lines, "after"),
                        TreeFact.How.valueOf(constant(value(lines, "how"))));
            }
        } catch (IllegalArgumentException e) {
            throw new UnreadableFact(new UnreadableFact.Reason.Malformed(kind, String.valueOf(e.getMessage())), e);
        }
        throw new UnreadableFact(new UnreadableFact.Reason.UnknownKind(kind));
    }

    private static TreeState state(List<String> lines, String name) {
        return new TreeState(value(lines, name));
    }

    private static String value(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.startsWith(name + " "))
                .map(line -> line.substring(name.length() + 1))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no " + name));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
