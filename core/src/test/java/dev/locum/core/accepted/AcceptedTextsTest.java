package dev.locum.core.accepted;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AcceptedTextsTest {
    private static final AcceptedText FIRST = text("checks: [a]", "/bin");
    private static final AcceptedText SECOND = text("checks: [b]", "/bin");

    @Test
    void shouldHaveNothingInForceWhenNobodyAcceptedTheFile() {
        assertEquals(
                new Standing.NeverAccepted("checks: [evil]"),
                AcceptedTexts.NONE.standing(TextName.PROJECT, Optional.of("checks: [evil]")));
        assertEquals(new Standing.Nothing(), AcceptedTexts.NONE.standing(TextName.PROJECT, Optional.empty()));
    }

    @Test
    void shouldKeepTheEarlierTextInForceWhenTheFileChanges() {
        AcceptedTexts texts = after(FIRST);

        assertEquals(new Standing.InForce(FIRST), texts.standing(TextName.PROJECT, Optional.of(FIRST.text())));
        assertEquals(
                new Standing.Pending(FIRST, "checks: []"), texts.standing(TextName.PROJECT, Optional.of("checks: []")));
        assertEquals(new Standing.FileGone(FIRST), texts.standing(TextName.PROJECT, Optional.empty()));
    }

    @Test
    void shouldPutTheLaterTextInForceWhenItIsAccepted() {
        assertEquals(Optional.of(SECOND), after(FIRST, SECOND).of(TextName.PROJECT));
    }

    @Test
    void shouldRecordNothingWhenTheSameTextIsAcceptedAgain() {
        assertEquals(List.of(), after(FIRST).accept(FIRST));
    }

    @Test
    void shouldRecordAnewWhenTheSameTextIsAcceptedWithAnotherPath() {
        AcceptedText elsewhere = text(FIRST.text(), "/usr/bin:/bin");

        assertEquals(
                List.of(new AcceptedFact.TextAccepted(elsewhere)), after(FIRST).accept(elsewhere));
    }

    private static AcceptedTexts after(AcceptedText... accepted) {
        AcceptedTexts texts = AcceptedTexts.NONE;
        for (AcceptedText text : accepted) {
            texts = AcceptedTexts.replay(texts.accept(text));
        }
        return texts;
    }

    private static AcceptedText text(String text, String path) {
        return new AcceptedText(
                TextName.PROJECT,
                text,
                Instant.EPOCH,
                Consent.TYPED,
                new FixedEnvironment(path, new TreeSet<>(List.of("JAVA_HOME"))));
    }
}
