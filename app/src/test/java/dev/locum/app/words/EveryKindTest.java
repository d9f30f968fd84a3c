package dev.locum.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.UnverifiedBy;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.RunEnd;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A new kind has a sample, or this fails: the golden files then show what is said of it. */
class EveryKindTest {
    static Stream<Arguments> kinds() {
        return Stream.of(
                Arguments.of(Finding.class, Samples.findings()),
                Arguments.of(RefutedBy.class, Samples.refutations()),
                Arguments.of(UnverifiedBy.class, Samples.unverified()),
                Arguments.of(CheckOutcome.class, Samples.outcomes()),
                Arguments.of(CheckOutcome.RedReason.class, Samples.reasons()),
                Arguments.of(TestChange.class, Samples.testChanges()),
                Arguments.of(Leftover.class, Samples.leftovers()),
                Arguments.of(Verdict.class, Samples.verdicts()),
                Arguments.of(RunEnd.class, Samples.ends()),
                Arguments.of(ExecutorOutcome.class, Samples.executorOutcomes()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldHaveASampleOfEveryKind(Class<?> type, List<?> samples) {
        Set<Class<?>> permitted = Arrays.stream(type.getPermittedSubclasses()).collect(Collectors.toSet());
        Set<Class<?>> sampled = samples.stream().map(Object::getClass).collect(Collectors.toSet());

        assertFalse(permitted.isEmpty());
        assertEquals(permitted, sampled);
    }
}
