package dev.locum.app.store.tree;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What of the user's own git configuration bears on which files belong to a working tree. */
final class UserSettings {
    private UserSettings() {}

    /** The file of ignore rules for all of the user's repositories: the configured one, else git's default place. */
    static Optional<Path> excludesFile(GitProgram git, Path root) {
        GitCall.Ended answer = git.start(
                        root,
                        Map.of(),
                        new byte[0],
                        List.of("config", "-z", "--type=path", "--get", "core.excludesFile"))
                .end();
        if (answer.status() == 0) {
            String configured = PathBytes.split(answer.out()).getFirst();
            return configured.isEmpty() ? Optional.empty() : existing(root.resolve(configured));
        }
        String xdg = git.inherited().get("XDG_CONFIG_HOME");
        String home = git.inherited().get("HOME");
        if (xdg != null && !xdg.isEmpty()) {
            return existing(Path.of(xdg, "git", "ignore"));
        }
        return home == null ? Optional.empty() : existing(Path.of(home, ".config", "git", "ignore"));
    }

    private static Optional<Path> existing(Path file) {
        return Optional.of(file).filter(Files::isRegularFile);
    }
}
