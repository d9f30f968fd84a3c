package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a report: the claims its sentences make, and what it says the stop is. English and Russian. */
public final class ReportReader {
    /** More claims than a report could sensibly make are not read. */
    public static final int MOST_CLAIMS = 200;

    /** Of a longer report only the last so many characters are read: what it comes to stands at its end. */
    static final int LONGEST = 300_000;

    private static final List<ProseRule> RULES = ProseRule.all();

    private ReportReader() {}

    public static ReportReading read(String report) {
        List<Sentence> sentences = Sentences.of(report, Math.max(0, report.length() - LONGEST));
        Map<Claim, Stated> claims = new LinkedHashMap<>();
        for (Sentence sentence : sentences) {
            for (ProseRule rule : RULES) {
                for (Claim claim : rule.read(sentence)) {
                    if (claims.size() < MOST_CLAIMS) {
                        claims.putIfAbsent(claim, new Stated(claim, sentence.source()));
                    }
                }
            }
        }
        StopText stop = report.contains("- [ ]") ? unfinished(sentences) : StopReader.read(sentences);
        List<Stated> held = new ArrayList<>(Whole.of(sentences).settle(List.copyOf(claims.values())));
        if (stop instanceof StopText.SaysDone(var by)) {
            held.add(new Stated(new Claim.WholeTaskDone(), by));
        }
        return new ReportReading(held, stop);
    }

    /** A box that is not ticked is work left. */
    private static StopText unfinished(List<Sentence> sentences) {
        StopText stop = StopReader.read(sentences);
        return stop instanceof StopText.SaysDone ? new StopText.InProgress() : stop;
    }
}
