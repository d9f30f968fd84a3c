package dev.locum.app.text;

import dev.locum.core.evidence.Check;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads a {@code project.yaml}: all of it, or all that is wrong with it. */
public final class ProjectReader {
    private final List<TextProblem> problems = new ArrayList<>();
    private final List<TextProblem> ignored = new ArrayList<>();

    private ProjectReader() {}

    public static ProjectReading read(String yaml) {
        return new ProjectReader().reading(yaml);
    }

    private ProjectReading reading(String yaml) {
        Optional<ProjectText> text = compose(yaml).flatMap(root -> project(new Field("", root, problems)));
        if (problems.isEmpty() && text.isPresent()) {
            return new ProjectReading.Understood(text.get(), ignored);
        }
        problems.sort(Comparator.comparingInt(TextProblem::line));
        return new ProjectReading.Broken(problems);
    }

    private Optional<Node> compose(String yaml) {
        try {
            Optional<Node> root = new Compose(LoadSettings.builder().build()).composeString(yaml);
            if (root.isEmpty()) {
                problems.add(new TextProblem(1, "project", "", Wanted.PRESENT));
            }
            return root;
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
            problems.add(new TextProblem(line, "", String.valueOf(e.getProblem()), Wanted.YAML));
        } catch (YamlEngineException e) {
            problems.add(new TextProblem(1, "", String.valueOf(e.getMessage()), Wanted.YAML));
        }
        return Optional.empty();
    }

    private Optional<ProjectText> project(Field root) {
        return root.keys().map(keys -> {
            keys.need("project")
                    .ifPresent(field ->
                            field.as(Wanted.FORM_ONE, text -> Optional.of(text).filter("1"::equals)));
            CheckReader reader = new CheckReader(ignored);
            List<Check> checks = keys.need("checks").map(Field::items).orElse(List.of()).stream()
                    .flatMap(entry -> reader.read(entry).stream())
                    .toList();
            ProjectText.Worktree worktree = keys.take("worktree")
                    .flatMap(Field::keys)
                    .map(this::worktree)
                    .orElse(new ProjectText.Worktree("", List.of()));
            ProjectText.Scope scope = keys.take("scope")
                    .flatMap(Field::keys)
                    .map(this::scope)
                    .orElse(new ProjectText.Scope(List.of(), List.of()));
            ignored.addAll(keys.unknown());
            return new ProjectText(checks, worktree, scope);
        });
    }

    private ProjectText.Worktree worktree(Keys keys) {
        String setup = keys.take("setup").flatMap(Field::text).orElse("");
        List<String> copy = CheckReader.list(keys.take("copy"), Wanted.PATH_INSIDE, Scalars::pathInside);
        ignored.addAll(keys.unknown());
        return new ProjectText.Worktree(setup, copy);
    }

    private ProjectText.Scope scope(Keys keys) {
        List<String> never = CheckReader.list(keys.take("never"), Wanted.PATH_INSIDE, Scalars::glob);
        List<String> only = CheckReader.list(keys.take("only"), Wanted.PATH_INSIDE, Scalars::glob);
        ignored.addAll(keys.unknown());
        return new ProjectText.Scope(never, only);
    }
}
