package dev.locum.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A real git repository with a shell program and its tests, one of which fails. */
final class ShopProject {
    static final String CHECK = "sh ./test.sh";

    private final Path root;

    private ShopProject(Path root) {
        this.root = root;
    }

    static ShopProject in(Path folder) {
        ShopProject shop = new ShopProject(folder.resolve("shop"));
        shop.write("price.sh", "echo $(($1 * (100 - $2) / 100))\n");
        shop.write("test.sh", """
                passed=0; failed=0
                expect() {
                    if [ "$(sh ./price.sh "$1" "$2")" = "$3" ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
                }
                expect 1000 10 900
                expect 105 50 53
                echo "$passed passed, $failed failed"
                [ "$failed" -eq 0 ]
                """);
        shop.git("init", "--quiet", "--initial-branch=main");
        shop.commit("base");
        return shop;
    }

    /** Stands for the project until a test has made one. */
    static ShopProject none() {
        return new ShopProject(Path.of("none"));
    }

    /** A repository without a commit and without a file. */
    static ShopProject empty(Path folder) {
        ShopProject shop = new ShopProject(folder.resolve("project"));
        shop.write(".locum/keep", "");
        shop.git("init", "--quiet", "--initial-branch=main");
        return shop;
    }

    /** The repository that {@code folder} itself becomes, whatever lies in it. */
    static ShopProject around(Path folder) {
        ShopProject around = new ShopProject(folder);
        around.write("README", "everything that is mine\n");
        around.git("init", "--quiet", "--initial-branch=main");
        around.git("add", "README");
        around.git("-c", "user.name=T", "-c", "user.email=t@localhost", "commit", "--quiet", "-m", "base");
        return around;
    }

    void commit(String message) {
        git("add", "--all");
        git("-c", "user.name=T", "-c", "user.email=t@localhost", "commit", "--quiet", "-m", message);
    }

    Path root() {
        return root;
    }

    void write(String file, String text) {
        try {
            Path path = root.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String read(String file) {
        try {
            return Files.readString(root.resolve(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file as it stands on the branch that a run in a worktree of its own has left. */
    String handedOver(String file) {
        return git("show", git("branch", "--list", "locum/*").replaceAll("^[+* ]+", "") + ":" + file);
    }

    /** A script beside the project that plays an executor; gives the value of {@code --agent}. */
    String executor(String script) {
        try {
            Path file = Files.createTempFile(root.getParent(), "executor", ".sh");
            Files.writeString(file, script, StandardCharsets.UTF_8);
            return "command:sh '" + file + "'";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String git(String... args) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(args));
        try {
            Process git = new ProcessBuilder(command)
                    .directory(root.toFile())
                    .redirectErrorStream(true)
                    .start();
            String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (git.waitFor() != 0) {
                throw new IllegalStateException(String.join(" ", command) + ": " + said);
            }
            return said.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
