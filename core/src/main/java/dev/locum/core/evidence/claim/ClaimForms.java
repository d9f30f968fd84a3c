package dev.locum.core.evidence.claim;

import static dev.locum.core.evidence.claim.ClaimForm.worded;
import static dev.locum.core.evidence.claim.ClaimForm.wordedInPart;

import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;

/** The table of the claim grammar. The first form that fits the whole text counts, so the narrower ones stand first. */
final class ClaimForms {
    private static final String COUNT = "(?<n>\\d{1,9})(?: ?(?:/|of|из) ?(?<m>\\d{1,9}))?";
    private static final String PASS = "(?:pass|passed|passing|are green|green|проходят|прошли|зел[её]ные)";
    private static final String ARROW = " ?(?:->|→|=>| to | на ) ?";

    static final List<ClaimForm> ALL = List.of(
            worded("tests pass", "(?:all |все )?(?:the )?(?:tests|тесты) " + PASS, m -> Claim.TestsPass.WHOLE),
            worded(
                    "tests pass: 12",
                    "(?:all |все )?(?:the )?(?:tests|тесты) " + PASS + " ?[:(] ?" + COUNT + "\\)?",
                    m -> new Claim.TestsPass(new TestScope.Whole(), Optional.of(count(m)))),
            worded(
                    "12/12 tests pass",
                    "(?:all |все )?" + COUNT + " (?:tests?|тест(?:а|ов)?) " + PASS,
                    m -> new Claim.TestsPass(new TestScope.Whole(), Optional.of(count(m)))),
            worded(
                    "tests of CHECK pass",
                    "(?:tests of|check|тесты|проверка) (?<name>.+?) (?:pass|passes|passed|holds|проходит|проходят)",
                    m -> new Claim.TestsPass(new TestScope.Named(bare(m, "name")), Optional.empty())),
            wordedInPart(
                    "number 42 equals the output of CMD",
                    "(?:number|число|the number)? ?(?<number>[-+]?[\\d.,]+ ?%?) (?:equals|is|=|равно)"
                            + " (?:the )?(?:output of|выводу) (?<command>.+)",
                    m -> number(m)),
            wordedInPart(
                    "CMD prints 42",
                    "(?:command|команда)? ?(?<command>.+) (?:prints|outputs|печатает|выводит) (?<number>[-+]?[\\d.,]+ ?%?)",
                    m -> number(m)),
            worded(
                    "file X does not exist",
                    "(?:file|folder|файла|файл) (?<path>.+?) (?:does not exist|doesn't exist|is gone|is absent"
                            + "|is deleted|is removed|нет|не существует|удал[её]н)",
                    m -> new Claim.FileAbsent(bare(m, "path"))),
            worded(
                    "file X contains \"TEXT\"",
                    "(?:file|файл) (?<path>.+?) (?:contains|holds|содержит) (?<text>.+)",
                    m -> new Claim.FileContains(bare(m, "path"), bare(m, "text"))),
            worded(
                    "file X exists",
                    "(?:file|folder|файл|папка)? ?(?<path>.+?) (?:exists|существует|есть)",
                    m -> new Claim.FileExists(bare(m, "path"))),
            wordedInPart(
                    "commit C holds exactly A, B",
                    "(?:commit|коммит) (?<revision>\\S+) (?:holds|contains|has|содержит)(?: exactly| only| ровно"
                            + "| только)?:? (?<files>.+)",
                    m -> commit(m)),
            worded(
                    "committed",
                    "(?:everything |all |work |всё |все )?(?:is |are )?(?:committed|закоммичено)"
                            + "(?: (?:as|in|как|в) (?<revision>\\S+))?",
                    m -> new Claim.Committed(
                            Optional.ofNullable(m.group("revision")).map(ClaimForms::bare))),
            worded("pushed", "(?:everything |all )?(?:is )?(?:pushed|запушено)", m -> new Claim.Pushed()),
            worded(
                    "12 places changed: OLD -> NEW",
                    "(?<n>\\d{1,9}) (?:places?|occurrences|мест(?:а|о)?) (?:changed|renamed|replaced|изменено|заменено):?"
                            + " (?<before>.+?)" + ARROW + "(?<after>.+)",
                    m -> new Claim.PlacesChanged(bare(m, "before"), bare(m, "after"), Integer.parseInt(m.group("n")))),
            worded(
                    "renamed OLD -> NEW everywhere",
                    "(?:renamed|replaced|переименовано|заменено) (?<before>.+?)" + ARROW
                            + "(?<after>.+?) (?:everywhere|везде)",
                    m -> new Claim.RenamedEverywhere(bare(m, "before"), bare(m, "after"))),
            worded(
                    "0 occurrences of X",
                    "(?<n>\\d{1,9}|no|zero|нет) (?:occurrences?|uses?|references?|вхождени[йея]|упоминани[йея])"
                            + " (?:of |to )?(?<text>.+?)(?: remain| left| осталось)?",
                    m -> new Claim.OccurrencesRemain(bare(m, "text"), zeroOr(m.group("n")))),
            worded(
                    "task T closed",
                    "(?:task|задача) (?<task>.+?) (?:is )?(?:closed|закрыта)",
                    m -> new Claim.TaskClosed(bare(m, "task"))),
            worded(
                    "command CMD exits with 3",
                    "(?:command|команда) (?<command>.+) (?:exits with|ends with|завершается с(?: кодом)?)"
                            + " (?<exit>\\d{1,3})",
                    m -> new Claim.CommandSucceeds(bare(m, "command"), Integer.parseInt(m.group("exit")))),
            worded(
                    "command CMD succeeds",
                    "(?:command|команда) (?<command>.+) (?:succeeds|passes|works|успешна|проходит|выполняется)",
                    m -> new Claim.CommandSucceeds(bare(m, "command"), 0)),
            worded(
                    "red tests A, B are old",
                    "(?:red |failing |красные )?(?:tests|тесты) ?(?<names>.*?) (?:are |is )?(?:old|pre-existing|старые)",
                    m -> new Claim.TestsAreOld(list(m.group("names")), OptionalInt.empty())),
            worded(
                    "done",
                    "(?:task |the task |all |задача )?(?:is )?(?:done|finished|complete|готова|готово|сделано|выполнена)",
                    m -> new Claim.WholeTaskDone()));

    private ClaimForms() {}

    private static TestCount count(Matcher m) {
        int passed = Integer.parseInt(m.group("n"));
        String total = m.group("m");
        return total == null ? TestCount.of(passed) : TestCount.of(passed, Integer.parseInt(total));
    }

    private static Optional<Claim> number(Matcher m) {
        return ClaimedNumber.parse(m.group("number")).map(number -> new Claim.NumberEquals(number, bare(m, "command")));
    }

    private static Optional<Claim> commit(Matcher m) {
        SortedSet<String> files = list(m.group("files"));
        return files.isEmpty() ? Optional.empty() : Optional.of(new Claim.CommitHolds(bare(m, "revision"), files));
    }

    private static int zeroOr(String number) {
        return Character.isDigit(number.charAt(0)) ? Integer.parseInt(number) : 0;
    }

    private static SortedSet<String> list(String names) {
        NavigableSet<String> found = new TreeSet<>();
        Arrays.stream(names.split(",|\\band\\b|(?<=\\s)и(?=\\s)"))
                .map(ClaimForms::bare)
                .filter(name -> !name.isBlank())
                .forEach(found::add);
        return found;
    }

    private static String bare(Matcher m, String group) {
        return bare(m.group(group));
    }

    /** Without the quotes or backticks around it. */
    private static String bare(String name) {
        String text = name.strip();
        int open = text.length() > 1 ? "`\"'«".indexOf(text.charAt(0)) : -1;
        boolean quoted = open >= 0 && text.charAt(text.length() - 1) == "`\"'»".charAt(open);
        return quoted ? text.substring(1, text.length() - 1) : text;
    }
}
