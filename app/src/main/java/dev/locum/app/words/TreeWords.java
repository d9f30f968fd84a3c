package dev.locum.app.words;

import dev.locum.app.words.FindingText.Shown;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What is wrong with the files themselves: machinery of checks, closed paths, hidden files, leftovers. */
final class TreeWords {
    private final Speech speech;

    TreeWords(Speech speech) {
        this.speech = speech;
    }

    FindingText say(Finding.NothingHandedIn nothing) {
        return FindingText.of(speech.text("words.finding." + FindingKind.of(nothing)));
    }

    FindingText say(Finding.MachineryChanged finding) {
        MachineryChange change = finding.change();
        String key = switch (change.kind()) {
            case LOOSENED -> "words.machinery.loosened";
            case CHANGED -> "words.machinery.changed";
            case TIGHTENED -> "words.machinery.tightened";
        };
        String headline = speech.text(key, Harmless.name(change.key()), Harmless.name(change.file()));
        List<String> lines = new ArrayList<>();
        lines.add("- " + value(change.before()));
        lines.add("+ " + value(change.now()));
        return shown(headline, finding.attribution(), Stream.of(new Shown.Quote(speech.text("words.diff"), lines)));
    }

    FindingText say(Finding.ForbiddenPath finding) {
        return shown(
                speech.text(
                        "words.finding.forbidden-path", Harmless.name(finding.path()), Harmless.code(finding.glob())),
                finding.attribution(),
                Stream.empty());
    }

    FindingText say(Finding.HiddenByIndex finding) {
        return FindingText.of(speech.text(
                "words.finding.hidden-by-index", Harmless.name(finding.path()), Harmless.name(finding.bit())));
    }

    FindingText say(Finding.LeftBehind finding) {
        return switch (finding.leftover()) {
            case Leftover.ConflictMarkers(SourceLine line) -> at("conflict-markers", line, finding.attribution());
            case Leftover.DebugOutput(SourceLine line) -> at("debug-output", line, finding.attribution());
            case Leftover.ForLater(SourceLine line) -> at("for-later", line, finding.attribution());
            case Leftover.NamesMissingFile(SourceLine line, String named) ->
                at("names-missing-file", line, finding.attribution(), Harmless.name(named));
            case Leftover.StrayFile(String path) ->
                shown(
                        speech.text("words.leftover.stray-file", Harmless.name(path)),
                        finding.attribution(),
                        Stream.empty());
        };
    }

    private FindingText at(String kind, SourceLine line, Attribution whose, Object... more) {
        Object[] arguments = Stream.concat(Stream.of(Harmless.name(line.path()), line.number()), Stream.of(more))
                .toArray();
        return shown(
                speech.text("words.leftover." + kind, arguments),
                whose,
                Stream.of(new Shown.Quote(speech.text("words.line"), List.of(TestWords.line(line)))));
    }

    private FindingText shown(String headline, Attribution whose, Stream<Shown> more) {
        return new FindingText(TestWords.whose(speech, headline, whose), more.toList());
    }

    private String value(String value) {
        return value.isEmpty() ? speech.text("words.machinery.not-set") : Harmless.line(value);
    }
}
