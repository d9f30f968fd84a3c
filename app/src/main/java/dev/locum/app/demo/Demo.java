package dev.locum.app.demo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The story that people see first: a false "done" is refuted and mended, an honest one passes at once, a lost file comes
 * back.
 *
 * <p>The executors are scripts, and the story says so. All else is the real thing: a git repository, the real commands,
 * real runs of the tests.
 */
public final class Demo {
    private static final List<String> PROJECT = List.of("price.sh", "test.sh");
    private static final List<String> BACKSTAGE = List.of("hasty.sh", "honest.sh", "tidy.sh");
    private static final String NOTES = "notes.txt";

    private final Path folder;
    private final Stage stage;

    /** What the story needs: a voice, and the commands of Locum and git. */
    public interface Stage {
        /** Says the text named {@code key} of the story. */
        void say(String key, Object... arguments);

        /** Runs {@code locum args} in {@code project} as if it had been typed, and gives its exit status. */
        int locum(Path project, String... args);

        /** How many hand-ins of the newest task in {@code project} were judged. */
        int rounds(Path project);

        /** Runs git quietly in {@code project}. */
        void git(Path project, String... args);

        /** Shows a file that is there, or says that it is not. */
        void look(Path file);
    }

    /** @param folder an empty folder of the demo's own */
    public Demo(Path folder, Stage stage) {
        this.folder = folder;
        this.stage = stage;
    }

    /**
     * Plays the story.
     *
     * @return whether it went as told
     * @throws IOException when the project cannot be written
     */
    public boolean play() throws IOException {
        Path project = folder.resolve("shop");
        write(project);
        stage.say("demo.intro", project);
        boolean asTold = falseDone(project) && honest(project) && lostFile(project);
        if (asTold) {
            stage.say("demo.end");
        }
        return asTold;
    }

    private boolean falseDone(Path project) {
        stage.say("demo.act-1");
        int exit = run(project, "hasty.sh", "Prices must be rounded half up: make the failing test pass");
        boolean asTold = exit == 0 && stage.rounds(project) == 2;
        stage.say(asTold ? "demo.act-1-end" : "demo.not-as-told");
        return asTold;
    }

    private boolean honest(Path project) {
        stage.say("demo.act-2");
        int exit = run(project, "honest.sh", "Add a test for a price of zero");
        boolean asTold = exit == 0 && stage.rounds(project) == 1;
        stage.say(asTold ? "demo.act-2-end" : "demo.not-as-told");
        return asTold;
    }

    private boolean lostFile(Path project) {
        Path notes = project.resolve(NOTES);
        stage.say("demo.act-3");
        run(project, "tidy.sh", "Remove the temporary files");
        stage.look(notes);
        boolean wasLost = !Files.exists(notes);
        stage.say("demo.act-3-undo");
        stage.locum(project, "undo", "--yes");
        stage.look(notes);
        boolean asTold = wasLost && Files.exists(notes);
        if (!asTold) {
            stage.say("demo.not-as-told");
        }
        return asTold;
    }

    private int run(Path project, String executor, String task) {
        return stage.locum(
                project,
                "run",
                task,
                "--agent",
                "command:sh " + quoted(folder.resolve(executor)),
                "--check",
                "sh ./test.sh");
    }

    private void write(Path project) throws IOException {
        Files.createDirectories(project);
        for (String file : PROJECT) {
            copy(file, project.resolve(file));
        }
        for (String file : BACKSTAGE) {
            copy(file, folder.resolve(file));
        }
        for (List<String> args : List.of(
                List.of("init", "--quiet"),
                List.of("add", "."),
                List.of(
                        "-c",
                        "user.name=Demo",
                        "-c",
                        "user.email=demo@localhost",
                        "commit",
                        "--quiet",
                        "-m",
                        "A shop with one wrong price"))) {
            stage.git(project, args.toArray(String[]::new));
        }
        copy(NOTES, project.resolve(NOTES));
    }

    private static void copy(String resource, Path to) throws IOException {
        try (InputStream in = Demo.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the demo's " + resource + " is missing from the program");
            }
            Files.copy(in, to);
        }
    }

    private static String quoted(Path path) {
        return "'" + path.toString().replace("'", "'\\''") + "'";
    }
}
