package dev.locum.app.text;

import dev.locum.core.evidence.Check;
import java.util.List;
import java.util.Optional;

/** Reads a {@code project.yaml}: all of it, or all that is wrong with it. */
public final class ProjectReader {
    private final List<TextProblem> ignored;

    private ProjectReader(List<TextProblem> ignored) {
        this.ignored = ignored;
    }

    public static TextReading<ProjectText> read(String yaml) {
        return YamlText.read(yaml, "project", (root, ignored) -> new ProjectReader(ignored).project(root));
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
