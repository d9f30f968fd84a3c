package dev.locum.app.run.scratch;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckRunner;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Scratch copies under the owner's folder: the content of a state, what the owner's rules copy over, and their set-up.
 * Where the rules are silent, the dependencies that lie in the project are linked.
 */
public final class ScratchCopies implements ScratchBaselineTests.Scratch {
    private final TreeStates states;
    private final Place place;
    private final Supplier<Setup> setup;

    /**
     * Where copies are made.
     *
     * @param folder holds them; made where it is missing
     * @param runners gives what runs checks in a copy
     */
    public record Place(Path folder, Function<Path, CheckRunner> runners) {}

    public ScratchCopies(TreeStates states, Place place, Supplier<Setup> setup) {
        this.states = states;
        this.place = place;
        this.setup = setup;
    }

    @Override
    public Copy of(TreeState state) {
        try {
            Path root = Files.createTempDirectory(Files.createDirectories(place.folder()), "scratch-");
            states.export(state, root);
            Setup fit = setup.get();
            if (fit.isSilent()) {
                Dependencies.link(states.root(), root);
            }
            for (String path : fit.copy()) {
                FolderCopy.copy(states.root().resolve(path), root.resolve(path));
            }
            CheckRunner runner = place.runners().apply(root);
            fit.check().ifPresent(command -> runner.run(command, Optional.empty()));
            return new Folder(root, runner);
        } catch (IOException e) {
            throw new UncheckedIOException("could not make a scratch copy in " + place.folder(), e);
        }
    }

    private record Folder(Path root, CheckRunner runner) implements Copy {
        @Override
        public Evidence run(Check check) {
            return runner.run(check, Optional.empty());
        }

        @Override
        public void close() {
            try (Stream<Path> all = Files.walk(root)) {
                List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
                for (Path path : deepestFirst) {
                    Files.deleteIfExists(path);
                }
            } catch (IOException e) {
                throw new UncheckedIOException("could not remove the scratch copy " + root, e);
            }
        }
    }
}
