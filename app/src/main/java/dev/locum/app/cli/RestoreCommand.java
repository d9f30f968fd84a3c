package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.RestoreView;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.store.tree.RestorePlan;
import dev.locum.app.store.tree.TreeException;
import dev.locum.app.store.tree.TreeProblem;
import dev.locum.app.store.tree.TreeRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code locum restore}: a recorded state, or some paths of it. It asks nothing, since {@code undo} takes it back. */
@Command(name = "restore")
final class RestoreCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Option(names = "--dry-run", descriptionKey = "option.dry-run")
    private boolean dryRun;

    @Parameters(index = "0", paramLabel = "STATE", descriptionKey = "locum.restore.STATE")
    private String state = "";

    @Parameters(index = "1..*", paramLabel = "PATH", descriptionKey = "locum.restore.PATH")
    private List<Path> paths = List.of();

    RestoreCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        if (state.isBlank()) {
            throw new TreeException(new TreeProblem.UnknownState(state));
        }
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            Path folder = project.folder(here);
            TreeRecord tree = wiring.tree(folder);
            Set<String> within = new TreeSet<>();
            for (Path path : paths) {
                within.add(inTree(tree.states().root(), folder, path));
            }
            RestorePlan plan = tree.states().plan(tree.find(state), within);
            RestoreView view = new RestoreView(here);
            view.show(plan);
            return dryRun || plan.changes().isEmpty() ? ExitCode.CLEAN.code() : view.show(tree.restore(plan));
        }
    }

    private static String inTree(Path root, Path folder, Path path) {
        try {
            Path absolute = folder.toRealPath().resolve(path).normalize();
            if (absolute.startsWith(root) && !absolute.equals(root)) {
                return root.relativize(absolute).toString();
            }
        } catch (IOException e) {
            throw LocumProblem.badInput("problem.tree.no-folder", folder).after(e);
        }
        throw LocumProblem.badInput("problem.tree.outside", path, root);
    }
}
