package dev.locum.core.evidence.claim.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StopReaderTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Done. All tests pass.                                        | SaysDone
                    Done. Would you like me to also update the docs?             | SaysDone
                    Готово. Хотите, чтобы я ещё поправил документацию?           | SaysDone
                    The task is complete. Anything else?                         | SaysDone
                    Which of the two formats do you prefer?                      | AsksOwner
                    Should I delete the old table?\\n\\n- A: yes\\n- B: no       | AsksOwner
                    The parser is done. Should I drop the old table?             | AsksOwner
                    Done, but which name should I use for the flag?              | AsksOwner
                    Какой вариант вам ближе?                                     | AsksOwner
                    I am waiting for your approval.                              | WaitsForOwner
                    Жду вашего решения.                                          | WaitsForOwner
                    Done so far as I can. Waiting for your decision.             | WaitsForOwner
                    The build is still running in the background.                | WaitsForWork
                    Waiting for the suite to finish.                             | WaitsForWork
                    Жду завершения сборки.                                       | WaitsForWork
                    Fixed the parser. Next I'll do the printer.                  | InProgress
                    Step 1 is done.                                              | InProgress
                    Done with the parser.                                        | InProgress
                    The task is almost done.                                     | InProgress
                    I'm not done yet.                                            | InProgress
                    Done.\\n\\n- [ ] docs                                        | InProgress
                    Done. I still need to update the docs.                       | InProgress
                    Задача выполнена. Осталось обновить документацию.            | InProgress
                    ## Done\\n- parser\\n## Open\\n- printer                     | InProgress
                    Fixed the rounding.                                          | InProgress
                    Почти готово.                                                | InProgress
                    """)
    void shouldTellWhatAStopIsFromItsText(String text, String expected) {
        StopText stop = ReportReader.read(text.replace("\\n", "\n")).stop();

        assertEquals(expected, stop.getClass().getSimpleName());
    }
}
