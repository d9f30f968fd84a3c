package dev.locum.app.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class QuestionTest {

    @Test
    void shouldTakeTheMarkedLineAndItsListWhenAReportEndsInOne() {
        var report = "I looked at both.\nQUESTION: Which database shall it be?\n- SQLite\n- PostgreSQL";

        assertEquals(
                Optional.of(new Question("Which database shall it be?", List.of("SQLite", "PostgreSQL"))),
                Question.endOf(report));
    }

    @Test
    void shouldTakeTheLastParagraphWhenItAsksWithoutAMark() {
        var report = "The schema can go two ways.\n\nWhich of the two do you prefer?\n\n1. one table\n2) two tables\n";

        assertEquals(
                Optional.of(new Question("Which of the two do you prefer?", List.of("one table", "two tables"))),
                Question.endOf(report));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Done. All tests pass.",
                "Is it fast? Yes, it is.",
                "Done. Would you like me to add a test as well?",
                "Done! Anything else?",
                "Готово. Хотите, чтобы я добавил тест?",
                "What I did:\n- asked myself: is it fast?\n- measured it",
                "Why did it fail?\n\nBecause the port was taken; it is mended."
            })
    void shouldSeeNoQuestionWhenTheReportOnlyMentionsOneOrOffersMore(String report) {
        assertEquals(Optional.empty(), Question.endOf(report));
    }

    @Test
    void shouldKeepTheWholeTextWhenAQuestionIsNothingButAList() {
        assertEquals(new Question("- a\n- b", List.of("a", "b")), Question.whole("- a\n- b"));
    }
}
