package dev.locum.core.evidence.claim.prose;

import java.util.Arrays;
import java.util.List;

/**
 * Tables of words that change what a sentence is. Entries are separated by semicolons; an entry is one or more whole
 * words; a star at its end stands for any ending. English and Russian stand side by side.
 */
record Words(List<String> entries) {

    /** What follows is not said to be so now, or only on a condition. */
    static final Words CONDITION = table("""
            if; once; when; whenever; unless; until; till; assuming; provided; as soon as; as long as; in case; otherwise;
            whether; so that; in order; before i; before you; before we; before the merge;
            если; когда; как только; пока; чтобы; при условии; в случае; после того как; иначе; тогда как; ли""");

    /** It is meant, wished, planned or demanded. */
    static final Words INTENT = table("""
            will; won't; would; should; shall; could; might; may; must; can; going to; need; needs; needed; have to; has to;
            i'll; we'll; you'll; it'll; they'll; that'll; let me; let's; let us; plan; plans; planned; planning; want; wants;
            wanted; todo; to do; to be; next; ensure; ensures; ensuring; make sure; makes sure; making sure; verify; goal;
            aim; aims; required; requires; requirement; requirements; criteria; criterion; acceptance; expected; expect;
            expects; expecting; expectation; expectations; a check that; a step that; a rule that; a hook that; a guard that; asserts that;
            assertion that; the check that; tomorrow; to make; to get; to see; to have; to check; to confirm; to verify; to keep; trying;
            try; tries; target; ideally; supposed; intend; intended; attempt; attempting; aiming; wait; waiting; pending;
            должн*; долж*; будет; будут; буду; нужно; надо; следует; планир*; хочу; хочется; хотел*; попроб*; собира*;
            сможет; смогут; смогу; требу*; ожида*; цель; задача была; далее; дальше; затем; теперь нужно; необходимо;
            убедись; убедитесь; проверь; проверьте; запусти; запустите; выполни; выполните; сделаю; добьюсь; доделаю; хорошо бы;
            стоит; позже; завтра; жду; ждём; ждем""");

    /** The writer does not stand by it. */
    static final Words HEDGE = table("""
            i think; i believe; i guess; i assume; i suspect; i hope; hopefully; probably; likely; presumably; apparently; seem;
            seems; seemed; appear; appears; appeared; maybe; perhaps; possibly; in theory; theoretically; supposedly; nearly;
            almost; mostly; largely; as far as i can tell; as far as i know; afaik; afaict; iirc; should be; looks like;
            look like; more or less; basically; in principle; not sure; unsure; i'd say; pretty sure; fairly sure; fairly
            confident; confident; suggests; suggest; imagine; believed; assumed; untested; on paper; roughly; partially; partly;
            by inspection; from reading;
            наверн*; вероятно; видимо; кажется; похоже; думаю; полагаю; надеюсь; по идее; вроде; вроде бы; возможно; может быть;
            скорее всего; почти; предполож*; предполага*; судя по; в теории; теоретически; по-моему; в принципе; как будто; не уверен*;
            очевидно; в основном; частично; по сути; навскидку""");

    /** Somebody else says it. */
    static final Words HEARSAY = table("""
            you said; you say; you asked; you wanted; you mentioned; you reported; you claimed; you wrote; you told; you
            requested; as you; your message; your report; said; says; saying; claims; claimed; claiming; claim; stated; states;
            reported; reports that; according to; the issue; the ticket; the log; the logs; the readme; the docs; the
            description; the finding; findings; finding; locum; previous report; earlier report; my report; the reviewer;
            reviewer; commit message; commit titled; message; example; e g; for instance; such as; so-called; not the case;
            not true; false; wrong; incorrect; mistaken; the statement; the sentence; the comment; comment;
            ты сказал*; вы сказали; вы просили; ты просил*; ты писал*; вы писали; сказал*; сообщ*; утвержда*; говорит; говорили;
            согласно; в отчёте; в отчете; в логе; в логах; в задаче; в тикете; замечани*; находк*; ревьюер*; например; якобы;
            неправда; неверно; ложь; в комментарии; коммит с сообщением; фраз*; пишет""");

    /** It was so at another time. */
    static final Words EARLIER = table("""
            before; previously; earlier; originally; initially; at first; used to; baseline; on main; on master; on the base;
            last time; yesterday; last week; no longer; formerly; in the past; until now; so far; at the time; had; already
            failing; prior to; prior; back then; old run; first run; at the start; the day;
            раньше; ранее; прежде; до этого; до изменений; до правки; до правок; до моих; изначально; сначала; вчера; в прошлый раз;
            когда-то; прошлый; прошлой; было; были; на main; на master; в начале; поначалу; до сих пор""");

    /** The sentence tells somebody what to do. */
    static final Words ORDER = table("""
            run; use; execute; check; please; try; see; confirm; note; remember; rerun; re-run; start; call; type; do; you;
            запусти*; проверь*; выполни*; посмотри*; попробуй*; пожалуйста""");

    /** The clause says the contrary. */
    static final Words NEGATION = table("""
            not; n't; don't; doesn't; didn't; isn't; aren't; wasn't; weren't; haven't; hasn't; hadn't; can't; cannot; couldn't;
            won't; wouldn't; never; without; unable; none; neither; nor; nothing; nobody; no; failed to; fails to; fail; fails;
            failed; failing; failure; failures; broken; red; yet; lacks; lacking; hardly; barely; instead of; rather than;
            skipped; flaky; unverified; blocked; incomplete; unfinished;
            не; нет; ни; без; нельзя; никогда; невозможно; пока; ещё; еще; едва; вместо; упал*; падает; падают; красн*; сломан*""");

    /** Part of the tests is left out. */
    static final Words EXCEPTION = table("""
            except; apart from; aside from; other than; besides; excluding; but; only; save for; with the exception; minus; some;
            most; many; several; few; half; rest; others; other; remaining; partial; subset; skipped; skipping; deselected; xfail;
            ignoring; ignored; excluded; disabled; however; although; though;
            кроме; за исключением; помимо; только; но; однако; хотя; часть; некоторые; большинство; остальн*; половина; пропущ*;
            несколько; часто; иногда; исключ*""");

    /** Phrases with a word of negation in them that say nothing bad. */
    static final Words HARMLESS = table("""
            no failures; no errors; no regressions; no warnings; no issues; no skips; 0 failed; 0 failures; 0 errors; zero
            failures; zero errors; without failures; without errors; without any failures; without any errors; without issues;
            not a single failure; nothing failed; nothing skipped; none failed; none failing; no failing tests; no test failures;
            no failed tests; no tests failed; no test failed; no problems; 0 skipped; no flaky; no flakes; no longer fail;
            no more failures; 0 regressions; without regressions; zero regressions; 0 red;
            без ошибок; без падений; без сбоев; 0 ошибок; ноль ошибок; ни одного падения; ни один не упал; ошибок нет; падений нет;
            0 падений; 0 упало; упавших нет; без регрессий; нет ошибок; нет падений""");

    /** A heading or lead-in under which nothing is asserted about now. */
    static final Words ASIDE_HEADING = table("""
            next; next steps; todo; to do; plan; plans; how to; steps to; to verify; to reproduce; reproduce; test plan; before;
            previous; previously; original; originally; finding; findings; expected; acceptance; requirement; requirements;
            criteria; usage; example; examples; quote; background; remaining; left to do; still open; open; known issues; risks;
            risk; follow-up; follow-ups; follow up; suggested; suggestion; suggestions; proposal; proposed; recommendation;
            recommendations; commit message; pr description; pull request description; issue; problem; problems; the task; goal;
            goals; your request; you asked; you said; out of scope; not done; not yet; limitations; caveats; blocked; questions;
            question; log; logs; output; history; what was wrong; root cause; symptoms; cause; not covered; unverified;
            reviewer; review comments; feedback; quoted; definition of done; checklist; instructions;
            план; планы; дальше; далее; следующие; следующий; шаги; как проверить; как запустить; как воспроизвести; было; раньше;
            до; требования; критерии; пример; примеры; осталось; остаётся; остается; не сделано; риски; риск; вопросы; вопрос; проблема;
            причина; цель; задача; замечания; замечание; предложения; предложение; рекомендации; ограничения; известные; сообщение
            коммита; лог; логи; вывод; инструкция; вы писали; ты писал; не проверено; открытые""");

    /** Tables that take a whole sentence out of assertion. */
    static final List<Words> NOT_ASSERTED = List.of(CONDITION, INTENT, HEDGE, HEARSAY, EARLIER);

    private static Words table(String text) {
        return new Words(Arrays.stream(text.replace('\n', ' ').split(";"))
                .map(entry -> entry.strip().replaceAll("\\s+", " "))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> " " + (entry.endsWith("*") ? entry.substring(0, entry.length() - 1) : entry + " "))
                .toList());
    }

    /** The words of a lower-case text with one space before, between and after them. */
    static String of(String lower) {
        StringBuilder words = new StringBuilder(lower.length() + 2).append(' ');
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            boolean letter = Character.isLetterOrDigit(c)
                    || ((c == '\'' || c == '-')
                            && i > 0
                            && i + 1 < lower.length()
                            && Character.isLetterOrDigit(lower.charAt(i - 1))
                            && Character.isLetterOrDigit(lower.charAt(i + 1)));
            if (letter) {
                words.append(c);
            } else if (words.charAt(words.length() - 1) != ' ') {
                words.append(' ');
            }
        }
        if (words.charAt(words.length() - 1) != ' ') {
            words.append(' ');
        }
        return words.toString();
    }

    /** Whether one of the entries stands among the words. */
    boolean in(String words) {
        return entries.stream().anyMatch(words::contains);
    }

    /** Whether the words begin with one of the entries. */
    boolean begin(String words) {
        return entries.stream().anyMatch(words::startsWith);
    }

    /** The words without any of the entries. */
    String takenOutOf(String words) {
        String rest = words;
        for (String entry : entries) {
            rest = rest.replace(entry, " ");
        }
        return rest;
    }
}
