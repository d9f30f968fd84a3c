package dev.locum.app.store.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.accepted.AcceptedFact;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.gate.GateFact;
import dev.locum.core.ledger.Codec;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.UnreadableFact;
import dev.locum.core.ledger.secret.SecretMask;
import dev.locum.core.session.ProjectFact;
import dev.locum.core.session.RunFact;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every kind has a kept sample under {@code docs/schema/ledger}, and every sample is read for ever.
 *
 * <p>{@code -Dlocum.write-docs=true} writes samples that are missing; one that is there is never written again.
 */
final class FactCodecsTest {
    private static final Path SAMPLES = Path.of("..", "docs", "schema", "ledger");

    @TestFactory
    Stream<DynamicTest> shouldReadEveryKeptSampleAndWriteTheSameBytes() {
        List<DynamicTest> tests = new ArrayList<>();
        family(FactCodecs.GATE_TABLE, GateSamples.all(), tests);
        family(FactCodecs.RUN_TABLE, RunSamples.all(), tests);
        family(FactCodecs.PROJECT_TABLE, RunSamples.projects(), tests);
        family(FactCodecs.TREE_TABLE, TreeSamples.all(), tests);
        family(FactCodecs.ACCEPTED_TABLE, RunSamples.accepted(), tests);
        return tests.stream();
    }

    @Test
    void shouldHaveAKindForEveryFactOfAFamily() {
        assertEquals(
                leaves(GateFact.class).size(), FactCodecs.GATE_TABLE.types().size());
        assertEquals(leaves(RunFact.class).size(), FactCodecs.RUN_TABLE.types().size());
        assertEquals(
                leaves(ProjectFact.class).size(),
                FactCodecs.PROJECT_TABLE.types().size());
        assertEquals(
                leaves(TreeFact.class).size(), FactCodecs.TREE_TABLE.types().size());
        assertEquals(
                leaves(AcceptedFact.class).size(),
                FactCodecs.ACCEPTED_TABLE.types().size());
    }

    @Test
    void shouldSayWhatIsUnknownWhenANewerProgramWroteTheFact() {
        byte[] newer =
                "{\"type\":\"inspection-abandoned\",\"why\":\"x\",\"mood\":\"good\"}".getBytes(StandardCharsets.UTF_8);

        var unknownField = assertThrows(
                UnreadableFact.class, () -> FactCodecs.GATE.decode(new Kind("inspection-abandoned"), newer));
        assertEquals(
                new UnreadableFact.Reason.UnknownPart(new Kind("inspection-abandoned"), "mood"), unknownField.reason());
        var unknownKind = assertThrows(UnreadableFact.class, () -> FactCodecs.GATE.decode(new Kind("dreamt"), newer));
        assertEquals(new UnreadableFact.Reason.UnknownKind(new Kind("dreamt")), unknownKind.reason());
    }

    private static <F> void family(JsonCodec<F> codec, List<F> samples, List<DynamicTest> tests) {
        for (Map.Entry<Kind, Class<? extends F>> kind : codec.types().entrySet()) {
            F sample = samples.stream()
                    .filter(kind.getValue()::isInstance)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no sample of " + kind.getKey()));
            tests.add(DynamicTest.dynamicTest(kind.getKey().value(), () -> keeps(codec, kind.getKey(), sample)));
        }
    }

    private static <F> void keeps(Codec<F> codec, Kind kind, F sample) throws IOException {
        Path file = SAMPLES.resolve(kind.value() + ".json");
        if (Boolean.getBoolean("locum.write-docs") && !Files.exists(file)) {
            Files.createDirectories(SAMPLES);
            Files.write(file, codec.encode(sample));
        }
        assertTrue(Files.exists(file), "no kept sample: " + file);
        byte[] kept = Files.readAllBytes(file);
        assertFalse(
                SecretMask.hidesIn(new String(kept, StandardCharsets.UTF_8)),
                "a field of it has the name of a secret: its value would be masked");
        F read = codec.decode(kind, kept);
        assertEquals(new String(kept, StandardCharsets.UTF_8), new String(codec.encode(read), StandardCharsets.UTF_8));
        assertEquals(sample, codec.decode(kind, codec.encode(sample)));
    }

    private static List<Class<?>> leaves(Class<?> family) {
        List<Class<?>> leaves = new ArrayList<>();
        for (Class<?> permitted : family.getPermittedSubclasses()) {
            if (permitted.isSealed()) {
                leaves.addAll(leaves(permitted));
            } else {
                leaves.add(permitted);
            }
        }
        return leaves;
    }
}
