package dev.locum.core.evidence.claim.prose;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what a stop's text says the stop is, from its last sentences and from what it says of the whole task. */
final class StopReader {
    private static final int LAST = 3;
    private static final int LAST_WITH_OPTIONS = 6;

    private static final Pattern WAITS_FOR_OWNER = Pattern.compile(
            "(?:waiting|wait) (?:for|on) (?:your|you|the owner|confirmation|"
                    + "approval|an answer|a reply|a decision)|жду (?:ваш|вас|тво|тебя|подтвержд|ответ|решени)|need your (?:approval|decision|answer|go-ahead)");
    private static final Pattern WAITS_FOR_WORK = Pattern.compile(
            "(?:waiting|wait) (?:for|on|until)|running in (?:the )?background|still "
                    + "running|will (?:check|continue|resume|report)(?: back)? (?:when|once|after|as soon)|жду (?:заверш|оконч|сборк|пока)|в фоне");
    private static final Pattern TO_THE_OWNER =
            Pattern.compile("(?<![\\p{L}])(?:you|your|should i|shall i|may i|can i|which|prefer|ok to|"
                    + "okay to|proceed|вы|вам|ваш|ты|тебе|как[аоу]\\p{L}{1,2}|мне|стоит ли|можно ли|или)(?![\\p{L}])");
    private static final Pattern OFFER = Pattern.compile(
            "would you like|want me to|you want me|shall i also|should i also|anything else|"
                    + "something else|let me know|хотите|хочешь|нужно ли ещё|нужно ли еще|что-нибудь ещё|что-нибудь еще|что-то ещё|сделать ещё");
    private static final String WHOLE =
            "(?:task|work|job|request|assignment|implementation|feature|migration|refactoring|refactor)";
    private static final String DONE = "(?:done|complete|completed|finished|implemented|in place|ready)";
    private static final Pattern SAYS_DONE =
            Pattern.compile("^(?:(?:ok|okay|great|and|so|all|it's|it is|that's|everything is),? ){0,3}"
                    + "(?:done|finished|completed?)(?= ?[.!:,;—–(]|$| -| and (?:tested|verified|committed|pushed|working))"
                    + "|(?:^|(?<=[,;—–:] )|(?<= and ))(?:the |this |your )?(?:whole |entire |requested )?" + WHOLE
                    + "(?: is| are| has been|) (?:now |fully |all |successfully ){0,2}" + DONE + "(?![\\p{L}])"
                    + "|(?:^|(?<=[,;—–:] ))the fix is (?:now )?(?:done|complete|in place|ready|finished)"
                    + "|(?:^|(?<=[,;—–:] )|(?<= and ))everything (?:is|has been) (?:now )?" + DONE + "(?![\\p{L}])"
                    + "|(?:^|(?<=[,;—–:] ))all (?:of )?(?:the )?(?:requested )?(?:changes|items|steps|tasks|points) (?:are|have been) (?:now )?(?:made|"
                    + DONE.substring(3)
                    + "|(?:^|(?<=[,;—–:] ))(?:i|i've|i have|we've) (?:now |just |successfully ){0,2}(?:completed|finished|implemented) "
                    + "(?:everything|(?:the |this |your |all |all the )(?:whole |entire |requested ){0,2}(?:" + WHOLE
                    + "|changes|steps|items))(?=[.!,:;]|$| and )"
                    + "|(?:is|are|now) ready for (?:your )?review"
                    + "|^(?:итак, |вс[её] |ну вот, )?(?:готово|сделано|выполнено|закончено|завершено)(?= ?[.!:,;—–(]|$| -)"
                    + "|(?:задача|работа|задание|реализация|миграция|рефакторинг) (?:полностью |теперь )?(?:выполнен|готов|закончен|заверш[её]н|сделан)\\p{L}{0,2}"
                    + "|(?:^|я )(?:вс[её] |полностью )?(?:закончил|завершил|выполнил|сделал)\\p{L}? (?:вс[её]|(?:всю )?(?:задачу|задание|работу))(?=[.!,:;]|$| и )"
                    + "|(?:^|[,;] )вс[её] (?:сделано|готово|выполнено|реализовано)(?![\\p{L}])");
    private static final Pattern PART = Pattern.compile(
            "(?<![\\p{L}])(?:step|phase|part|stage|first|second|third|half|milestone|iteration|"
                    + "batch|halfway|draft|done with|analysis|research|plan|шаг\\p{L}*|этап\\p{L}*|часть|част[ия]|пункт\\p{L}*|перв\\p{L}*|анализ\\p{L}*)(?![\\p{L}])");
    private static final Pattern WORK_LEFT =
            Pattern.compile("(?<![\\p{L}])(?:i'll|i will|i'm going to|i am going to|let me (?!know)|i still |"
                    + "i need to|i have to|next,? i|still (?:need|to do|missing|failing|fails|open|working|todo)|not (?:yet )?(?:done|finished|implemented|"
                    + "complete|started|working)|todo|remains to|remaining work|remains? (?:open|unfinished)|left to do|work in progress|wip|half done|"
                    + "working on|continuing|is incomplete|осталось|ещё (?:нужно|надо|не )|еще (?:нужно|надо|не )|продолж|доделаю|сделаю|буду |займусь|"
                    + "в процессе|не (?:сделан|готов|законч|реализ|успел))");
    private static final Pattern ON_WISH =
            Pattern.compile("(?<![\\p{L}])(?:if you|happy to|glad to|если (?:хот|нужн|надо)|let me know)");
    private static final Pattern BARE_HEADING =
            Pattern.compile("(?:done|completed|finished|сделано|готово|выполнено)[.:!]?");

    private StopReader() {}

    static StopText read(List<Sentence> sentences) {
        Sentence waits = last(sentences, LAST, sentence -> says(sentence, WAITS_FOR_OWNER));
        if (waits != null) {
            return new StopText.WaitsForOwner(waits.source());
        }
        Sentence done =
                sentences.stream().anyMatch(StopReader::leavesWork) ? null : first(sentences, StopReader::saysDone);
        Sentence question = last(sentences, LAST_WITH_OPTIONS, StopReader::asksOwner);
        if (question != null
                && (done == null || !OFFER.matcher(question.lower()).find())) {
            return new StopText.AsksOwner(question.source());
        }
        if (done != null) {
            return new StopText.SaysDone(done.source());
        }
        Sentence running = last(sentences, LAST, sentence -> says(sentence, WAITS_FOR_WORK));
        return running != null ? new StopText.WaitsForWork(running.source()) : new StopText.InProgress();
    }

    private static boolean says(Sentence sentence, Pattern pattern) {
        String words = Words.of(sentence.lower());
        return sentence.standing() == Standing.ASSERTED
                && pattern.matcher(sentence.lower()).find()
                && !words.contains(" not ")
                && !words.contains(" не ");
    }

    private static boolean asksOwner(Sentence sentence) {
        return sentence.asks()
                && TO_THE_OWNER.matcher(sentence.lower()).find()
                && !sentence.source().text().startsWith("#");
    }

    private static boolean saysDone(Sentence sentence) {
        Matcher done = SAYS_DONE.matcher(sentence.lower());
        boolean heading = sentence.source().text().startsWith("#")
                || sentence.source().text().startsWith("**");
        return done.find()
                && Assertion.holds(sentence)
                && Assertion.unrestricted(sentence)
                && Assertion.affirmed(sentence, done.start(), done.end())
                && !PART.matcher(sentence.lower()).find()
                && !(heading && BARE_HEADING.matcher(sentence.lower()).matches());
    }

    private static boolean leavesWork(Sentence sentence) {
        return WORK_LEFT.matcher(sentence.lower()).find()
                && !ON_WISH.matcher(sentence.lower()).find();
    }

    private static @Nullable Sentence first(List<Sentence> sentences, Predicate<Sentence> wanted) {
        return sentences.stream().filter(wanted).findFirst().orElse(null);
    }

    private static @Nullable Sentence last(List<Sentence> sentences, int most, Predicate<Sentence> wanted) {
        return first(sentences.subList(Math.max(0, sentences.size() - most), sentences.size()), wanted);
    }
}
