package dev.locum.app.words;

import dev.locum.app.words.FindingText.Shown;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.claim.Place;
import dev.locum.core.evidence.claim.RefutedBy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What is there instead of what was claimed. */
final class RefutationWords {
    private static final int PLACES = 8;
    private static final int LONGEST_TEXT = 80;

    private final Speech speech;
    private final Amounts amounts;
    private final Exhibits exhibits;
    private final EvidenceWords evidence;

    RefutationWords(Speech speech, Exhibits exhibits) {
        this.speech = speech;
        this.amounts = new Amounts(speech);
        this.exhibits = exhibits;
        this.evidence = new EvidenceWords(speech);
    }

    FindingText say(RefutedBy by) {
        return switch (by) {
            case RefutedBy.TestsRed red -> testsRed(red);
            case RefutedBy.NoTestRan(EvidenceId id, String run) ->
                withEvidence(speech.text("words.refuted.no-test-ran", ran(id, run)), id);
            case RefutedBy.CountDiffers(EvidenceId id, var claimed, var seen) ->
                withEvidence(
                        speech.text("words.refuted.count-differs", amounts.tests(claimed), amounts.tests(seen)), id);
            case RefutedBy.OtherNumber(String command, var claimed, String seen) ->
                said("other-number", Harmless.code(command), claimed, Harmless.sentence(seen, LONGEST_TEXT));
            case RefutedBy.OtherExit(String command, int claimed, int seen) ->
                said("other-exit", Harmless.code(command), claimed, seen);
            case RefutedBy.NoSuchFile(String path) -> said("no-such-file", Harmless.name(path));
            case RefutedBy.FileStillThere(String path) -> said("file-still-there", Harmless.name(path));
            case RefutedBy.TextNotInFile(String path, String text) ->
                said("text-not-in-file", Harmless.name(path), Harmless.sentence(text, LONGEST_TEXT));
            case RefutedBy.NoSuchCommit(String revision) -> said("no-such-commit", Harmless.name(revision));
            case RefutedBy.OtherFilesInCommit other -> otherFiles(other);
            case RefutedBy.LeftUncommitted(List<String> paths) ->
                FindingText.of(speech.count("words.refuted.left-uncommitted", paths.size(), amounts.names(paths)));
            case RefutedBy.StillThere still -> stillThere(still);
            case RefutedBy.FewerPlaces(String text, int claimed, int seen) ->
                said("fewer-places", Harmless.sentence(text, LONGEST_TEXT), claimed, seen);
            case RefutedBy.NotOld old -> notOld(old);
            case RefutedBy.WasGreenBefore(var check) -> said("was-green-before", check);
        };
    }

    private FindingText testsRed(RefutedBy.TestsRed red) {
        List<String> facts = new ArrayList<>();
        facts.add(speech.text("words.exit", red.exit()));
        red.tally().filter(tally -> tally.failed() > 0).map(amounts::failed).ifPresent(facts::add);
        String names = red.red().isEmpty() ? "" : ": " + amounts.tests(red.red());
        String sentence = speech.text(
                "words.refuted.tests-red", ran(red.evidence(), red.run()), String.join(", ", facts) + names);
        return withEvidence(sentence, red.evidence());
    }

    /** Who ran it: Locum where it is a check, else the session itself, whose own run speaks against it. */
    private String ran(EvidenceId id, String run) {
        boolean byLocum =
                exhibits.evidence(id).isPresent() || exhibits.check(run).isPresent();
        return speech.text(
                byLocum ? "words.ran.by-locum" : "words.ran.in-session", Harmless.code(exhibits.command(run)));
    }

    private FindingText withEvidence(String sentence, EvidenceId id) {
        return new FindingText(
                sentence, exhibits.evidence(id).map(evidence::output).orElse(List.of()));
    }

    private FindingText otherFiles(RefutedBy.OtherFilesInCommit other) {
        List<Shown> shown = new ArrayList<>();
        addNames(shown, "words.refuted.other-files.missing", other.missing());
        addNames(shown, "words.refuted.other-files.extra", other.extra());
        return new FindingText(speech.text("words.refuted.other-files", Harmless.name(other.revision())), shown);
    }

    private FindingText stillThere(RefutedBy.StillThere still) {
        List<Shown> shown = new ArrayList<>();
        addPlaces(shown, "words.refuted.still-there.places", still.places());
        addPlaces(shown, "words.refuted.still-there.others", still.others());
        String text = Harmless.sentence(still.text(), LONGEST_TEXT);
        return new FindingText(
                speech.count("words.refuted.still-there", still.places().size(), text, still.claimed()), shown);
    }

    private FindingText notOld(RefutedBy.NotOld old) {
        List<Shown> shown = new ArrayList<>();
        addNames(
                shown,
                "words.refuted.not-old.old",
                old.old().stream().map(Object::toString).toList());
        return new FindingText(
                speech.count("words.refuted.not-old", old.caused().size(), amounts.tests(old.caused())), shown);
    }

    private void addNames(List<Shown> shown, String key, Collection<String> names) {
        if (!names.isEmpty()) {
            shown.add(new Shown.Fact(speech.text(key, amounts.names(names))));
        }
    }

    private void addPlaces(List<Shown> shown, String key, List<Place> places) {
        if (!places.isEmpty()) {
            shown.add(new Shown.Quote(
                    speech.text(key, places.size()),
                    places.stream().limit(PLACES).map(RefutationWords::place).toList()));
        }
    }

    private static String place(Place place) {
        return Harmless.name(place.path()) + ":" + place.line() + "  "
                + Harmless.line(place.excerpt().strip());
    }

    private FindingText said(String kind, Object... arguments) {
        return FindingText.of(speech.text("words.refuted." + kind, arguments));
    }
}
