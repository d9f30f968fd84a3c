package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Created `src/x.py`", "added docs/a.md and docs/b.md", "удалил `old.js`", "- `x.py` (new)". */
final class FilesRule implements ProseRule {
    private static final String FILE = "(?:\u27E6\\d{1,3}\u27E7|[\\p{L}\\p{N}_.@/+-]*[\\p{L}\\p{N}_])";
    private static final String FILLER =
            "(?:(?:a|an|the|new|small|short|file|files|module|script|test|tests|document|doc|page|"
                    + "configuration|config|migration|helper|fixture|old|obsolete|unused|legacy|stale|dead|новый|новые|файл|файлы|модуль|"
                    + "скрипт|тест|тесты|документ|старый|ненужный|неиспользуемый) ){0,4}";
    private static final String LIST = "(?<files>" + FILE + "(?:(?:, and |, | and | и )" + FILE + "){0,20})";
    private static final String WHO =
            "(?:^|^(?:i|i've|we|i have|also|then) (?:also |have )?|(?<=[,;—–:] )(?:i |and )?|(?<= and )|(?<= и )|^я )";
    private static final Pattern MADE =
            Pattern.compile(WHO + "(?<verb>created|added|wrote|generated|создал|создала|создан|создано|"
                    + "созданы|добавил|добавила|добавлен|добавлены|написал|написала) " + FILLER + LIST);
    private static final Pattern GONE =
            Pattern.compile(WHO + "(?:deleted|removed|удалил|удалила|удал[её]н|удалены|удалено) " + FILLER + LIST);
    private static final Pattern PASSIVE = Pattern.compile("^(?<files>" + FILE + ") (?:(?:was|is|has been|now) ){0,2}"
            + "(?:(?<made>created|added|создан|добавлен)|(?:deleted|removed|удал[её]н))(?=[ .,;:)(]|$)");
    private static final Pattern MARKED =
            Pattern.compile("^(?<files>" + FILE + ") \\((?:new|created|added|новый|создан)\\)");
    private static final Pattern ENDS = Pattern.compile(
            "$|[.!;:,)]|\\s*[(—–]| (?:with|which|that|containing|covering|holding|as|so|- |and|to (?:cover|hold|document|describe|test)|"
                    + "for|с|для|и|где|который|чтобы|- )");
    private static final Pattern ENTRY = Pattern.compile(FILE);
    private static final Pattern BRIEF_LIFE = Pattern.compile("temporar|scratch|throwaway|throw-away|временн|tmp");

    @Override
    public List<Claim> read(Sentence sentence) {
        List<Claim> claims = new ArrayList<>();
        if (sentence.codes().isEmpty() && sentence.lower().indexOf('.') < 0) {
            return claims;
        }
        boolean briefly = BRIEF_LIFE.matcher(sentence.lower()).find();
        boolean both = MADE.matcher(sentence.lower()).find() && mentionsRemoval(sentence.lower());
        if (!Assertion.holds(sentence) || briefly || both) {
            return claims;
        }
        collect(sentence, MADE, true, claims);
        collect(sentence, MARKED, true, claims);
        collect(sentence, GONE, false, claims);
        Matcher passive = PASSIVE.matcher(sentence.lower());
        if (passive.find() && Assertion.affirmed(sentence, passive.start(), passive.end())) {
            add(sentence, passive.start("files"), passive.end("files"), passive.group("made") != null, claims);
        }
        return claims;
    }

    /** Whether the text speaks of removing or moving something. */
    static boolean mentionsRemoval(String lower) {
        return lower.contains("delet")
                || lower.contains("remov")
                || lower.contains("clean")
                || lower.contains("moved")
                || lower.contains("rename")
                || lower.contains("удал")
                || lower.contains("перенес")
                || lower.contains("перемест")
                || lower.contains("переимен");
    }

    private static void collect(Sentence sentence, Pattern pattern, boolean there, List<Claim> claims) {
        Matcher matcher = pattern.matcher(sentence.lower());
        while (matcher.find()) {
            Matcher ends = ENDS.matcher(sentence.lower());
            ends.region(matcher.end(), sentence.lower().length());
            if (ends.lookingAt() && Assertion.affirmed(sentence, matcher.start(), matcher.end())) {
                add(sentence, matcher.start("files"), matcher.end("files"), there, claims);
            }
        }
    }

    private static void add(Sentence sentence, int start, int end, boolean there, List<Claim> claims) {
        Matcher entry = ENTRY.matcher(sentence.plain().substring(start, end));
        while (entry.find()) {
            String path = sentence.spelled(entry.group());
            if (CommandText.isPath(path)) {
                claims.add(there ? new Claim.FileExists(path) : new Claim.FileAbsent(path));
            }
        }
    }
}
