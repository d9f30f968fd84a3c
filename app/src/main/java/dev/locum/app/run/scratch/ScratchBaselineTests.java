package dev.locum.app.run.scratch;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.source.EarlierTests;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Proof;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Runs the baseline's tests in a scratch copy of the new tree.
 *
 * <p>A control comes first: the check must say of the untouched copy what it said of the user's tree. Where it does not,
 * the copy is not fit for it (a dependency folder is missing, say), and nothing is concluded.
 */
public final class ScratchBaselineTests implements BaselineTestRunner {
    private final TreeStates states;
    private final Scratch scratch;

    public ScratchBaselineTests(TreeStates states, Scratch scratch) {
        this.states = states;
        this.scratch = scratch;
    }

    @Override
    public BaselineTests run(Task task, Inspection inspection, List<TestChange> changes) {
        if (!(task.baseline() instanceof Baseline.Taken baseline)) {
            return BaselineTests.NONE;
        }
        List<BaselineTests.Proved> proofs = new ArrayList<>();
        try (Scratch.Copy copy = scratch.of(inspection.settled())) {
            Earlier earlier = new Earlier(baseline, inspection, copy);
            for (TestChange change : changes) {
                proofs.add(new BaselineTests.Proved(change, earlier.proof(change)));
            }
        }
        return new BaselineTests(proofs);
    }

    /** A check and what it said of the untouched copy. */
    private record Trial(Check check, Evidence control) {}

    private static List<Trial> controls(Inspection inspection, Scratch.Copy copy) {
        List<Trial> fit = new ArrayList<>();
        for (Check check : inspection.handIn().checks()) {
            Evidence control = copy.run(check);
            boolean same = inspection.evidence().stream()
                    .filter(evidence -> evidence.isOf(check))
                    .anyMatch(evidence -> evidence.outcome().equals(control.outcome())
                            && evidence.tests().isPresent() == control.tests().isPresent());
            if (same) {
                fit.add(new Trial(check, control));
            }
        }
        return fit;
    }

    /** Changes of the same files are told by the same run. */
    private final class Earlier {
        private final Baseline.Taken baseline;
        private final Inspection inspection;
        private final Scratch.Copy copy;
        private final List<Trial> controls;
        private final Map<SortedSet<String>, Optional<List<Evidence>>> runs = new HashMap<>();

        Earlier(Baseline.Taken baseline, Inspection inspection, Scratch.Copy copy) {
            this.baseline = baseline;
            this.inspection = inspection;
            this.copy = copy;
            this.controls = controls(inspection, copy);
        }

        Proof proof(TestChange change) {
            SortedSet<String> files = filesOf(change);
            Proof proof = runs.computeIfAbsent(files, this::run)
                    .map(said -> firstWord(change, said))
                    .orElse(Proof.NOT_LOOKED_AT);
            boolean gone = change instanceof TestChange.Deleted deleted
                    && proof == Proof.FAILS_ON_NEW_CODE
                    && !new SubjectSearch(states, inspection.settled()).anyExists(deleted.subjects(), files);
            return gone ? Proof.SUBJECT_GONE : proof;
        }

        /** What each control's check says with the earlier files; empty where they cannot be put. */
        private Optional<List<Evidence>> run(SortedSet<String> files) {
            Map<String, Optional<byte[]>> earlier = new TreeMap<>();
            for (String file : files) {
                Optional<byte[]> was = states.read(baseline.tree(), file);
                Optional<byte[]> put = earlier(file, was, states.read(inspection.settled(), file));
                if (was.isPresent() && put.isEmpty()) {
                    return Optional.empty();
                }
                earlier.put(file, put);
            }
            earlier.forEach(copy::put);
            List<Evidence> said =
                    controls.stream().map(trial -> copy.run(trial.check())).toList();
            files.forEach(file -> copy.put(file, states.read(inspection.settled(), file)));
            return Optional.of(said);
        }

        private Proof firstWord(TestChange change, List<Evidence> said) {
            for (int i = 0; i < said.size(); i++) {
                Proof proof = BaselineVerdict.of(change, controls.get(i).control(), said.get(i));
                if (proof != Proof.NOT_LOOKED_AT) {
                    return proof;
                }
            }
            return Proof.NOT_LOOKED_AT;
        }
    }

    /** What a file has to hold for its earlier tests to meet the code of now; empty where nothing can be said or put. */
    private static Optional<byte[]> earlier(String file, Optional<byte[]> was, Optional<byte[]> is) {
        if (EarlierTests.standApart(file)) {
            return was;
        }
        return was.flatMap(before -> is.flatMap(now -> EarlierTests.in(text(before), text(now))))
                .map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Where the test stood at the baseline and stands now. */
    private static SortedSet<String> filesOf(TestChange change) {
        SortedSet<String> files = new TreeSet<>();
        files.add(change.file());
        change.before().stream().map(SourceLine::path).forEach(files::add);
        return files;
    }

    /** Makes scratch copies of tree states, fit for checks. */
    interface Scratch {
        Copy of(TreeState state);

        /** A scratch copy; closing it removes it. */
        interface Copy extends AutoCloseable {
            Path root();

            Evidence run(Check check);

            /** Gives a file this content, or takes it away where there is none. */
            default void put(String path, Optional<byte[]> content) {
                Path file = root().resolve(path).normalize();
                if (!file.startsWith(root())) {
                    throw new IllegalArgumentException("outside of the copy: " + path);
                }
                try {
                    if (content.isEmpty()) {
                        Files.deleteIfExists(file);
                    } else {
                        Files.createDirectories(file.getParent());
                        Files.write(file, content.get());
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException("could not prepare the scratch copy at " + file, e);
                }
            }

            @Override
            void close();
        }
    }
}
