package dev.locum.app.daemon;

import dev.locum.app.LocumProblem;
import dev.locum.app.run.Rules;
import dev.locum.app.run.scratch.Setup;
import dev.locum.app.store.FactStream;
import dev.locum.app.store.codec.FactCodecs;
import dev.locum.app.text.ProjectFile;
import dev.locum.app.text.ProjectReader;
import dev.locum.app.text.ProjectText;
import dev.locum.app.text.TextReading;
import dev.locum.core.accepted.AcceptedFact;
import dev.locum.core.accepted.AcceptedText;
import dev.locum.core.accepted.AcceptedTexts;
import dev.locum.core.accepted.Consent;
import dev.locum.core.accepted.FixedEnvironment;
import dev.locum.core.accepted.Standing;
import dev.locum.core.accepted.TextName;
import dev.locum.core.evidence.Check;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.secret.SecretMask;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A working tree's {@code project.yaml} between the disk and the ledger: what is on disk is a proposal, what the ledger
 * holds is in force.
 */
public final class AcceptedProject {
    private final FactStream<AcceptedFact> stream;
    private final Path root;
    private final ProjectFile file;
    private final InstantSource clock;
    private final String path;

    /**
     * @param tree names the working tree in the ledger
     * @param root its top folder
     * @param path where programs are looked for now; it is fixed with what is accepted now
     */
    AcceptedProject(Ledger ledger, String tree, Path root, InstantSource clock, String path) {
        this.stream = new FactStream<>(ledger, FactCodecs.ACCEPTED, AcceptedFact.stream(tree));
        this.root = root;
        this.file = new ProjectFile(root);
        this.clock = clock;
        this.path = path;
    }

    /** The project's top folder. */
    public Path root() {
        return root;
    }

    public ProjectFile file() {
        return file;
    }

    public Standing standing() {
        return texts().standing(TextName.PROJECT, file.read());
    }

    /** What executors and checks are held to now; {@link Rules#NONE} where nothing was ever accepted. */
    public Rules rules() {
        return inForce().map(AcceptedProject::rules).orElse(Rules.NONE);
    }

    /** Where accepted commands look for programs. */
    String searchPath() {
        return inForce().map(text -> text.environment().path()).orElse(path);
    }

    /**
     * Puts {@code text} in force.
     *
     * @throws LocumProblem when it is broken, or holds a secret, which the ledger must not keep
     */
    public void accept(String text, Consent consent) {
        TreeSet<String> names = new TreeSet<>();
        for (Check check : understood(text, "problem.project.broken").checks()) {
            names.addAll(check.environment());
        }
        if (SecretMask.hidesIn(text)) {
            throw LocumProblem.badInput("problem.project.secret", file.path());
        }
        AcceptedText accepted =
                new AcceptedText(TextName.PROJECT, text, clock.instant(), consent, new FixedEnvironment(path, names));
        put(accepted);
    }

    /** Puts in force here, under the same yes, what is in force in {@code home}: this is a worktree made from it. */
    public void takeOver(AcceptedProject home) {
        home.inForce().ifPresent(this::put);
    }

    private void put(AcceptedText accepted) {
        FactStream.History<AcceptedFact> known = stream.read();
        while (!stream.append(known, AcceptedTexts.replay(known.facts()).accept(accepted))) {
            known = stream.read();
        }
    }

    private Optional<AcceptedText> inForce() {
        return texts().of(TextName.PROJECT);
    }

    private AcceptedTexts texts() {
        return AcceptedTexts.replay(stream.read().facts());
    }

    private static Rules rules(AcceptedText accepted) {
        ProjectText text = understood(accepted.text(), "problem.project.outdated");
        return new Rules(
                accepted.digest(),
                text.checks(),
                new Rules.Scope(text.scope().never(), text.scope().only()),
                new Setup(text.worktree().setup(), text.worktree().copy()));
    }

    private static ProjectText understood(String text, String problem) {
        return switch (ProjectReader.read(text)) {
            case TextReading.Understood<ProjectText> understood -> understood.text();
            case TextReading.Broken<ProjectText> broken ->
                throw LocumProblem.badInput(problem, broken.problems().size());
        };
    }
}
