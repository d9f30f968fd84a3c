package dev.locum.app.cli.option;

import dev.locum.app.cli.terminal.Surroundings;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which project a command is about: the one around the folder it is called in, unless another is named. */
public final class ProjectOption {
    @Option(names = "--project", paramLabel = "DIR", descriptionKey = "option.project")
    private Path project = Path.of("");

    public Path folder(Surroundings here) {
        return here.folder().resolve(project).normalize();
    }
}
