package dev.locum.app.run.claim;

import dev.locum.core.evidence.claim.Place;
import dev.locum.core.evidence.claim.Reading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Searches every file that is not ignored, hidden ones and dot folders too, also over line ends.
 *
 * <p>A zero is believed only when the same search finds a word that is known to stand in the tree, if there is one in a
 * hidden file, and when no file had to be passed over.
 */
final class TreeSearch {
    private static final long LARGEST_READ = 16L * 1024 * 1024;
    private static final int BINARY_LOOK = 8_000;
    private static final int MOST_PLACES = 200;
    private static final Pattern WORD = Pattern.compile("[A-Za-z]\\w{3,40}");

    private final Path root;
    private final GitQuestions git;

    TreeSearch(Path root, GitQuestions git) {
        this.root = root;
        this.git = git;
    }

    Reading read(String text, String renamedTo) {
        if (text.isBlank()) {
            return new Reading.Failed("there is no text to look for");
        }
        List<String> paths = git.paths();
        List<String> passedOver = new ArrayList<>(git.submodules());
        Wanted wanted = new Wanted(text, renamedTo);
        List<Place> places = new ArrayList<>();
        int found = 0;
        int loosely = 0;
        int filesSeen = 0;
        for (String path : paths) {
            loosely += wanted.looselyIn(path);
            switch (open(path)) {
                case Opened.Text(String content) -> {
                    List<Place> here = wanted.in(path, content);
                    found += here.size();
                    loosely += wanted.looselyIn(content);
                    filesSeen++;
                    here.stream().limit(MOST_PLACES - places.size()).forEach(places::add);
                }
                case Opened.Unreadable _ -> passedOver.add(path);
                case Opened.NoText _ -> {}
            }
        }
        String blind = found > 0 && passedOver.isEmpty() ? "" : blind(paths, passedOver);
        return new Reading.Occurrences(places, found, loosely, filesSeen, blind);
    }

    /** Why a zero would prove nothing; empty where it does prove something. */
    private String blind(List<String> paths, List<String> passedOver) {
        if (!passedOver.isEmpty()) {
            return "not searched: " + String.join(", ", passedOver.subList(0, Math.min(3, passedOver.size())));
        }
        Comparator<String> hiddenFirst = Comparator.comparing(path -> !(path.startsWith(".") || path.contains("/.")));
        for (String path : paths.stream().sorted(hiddenFirst).toList()) {
            if (open(path) instanceof Opened.Text(String content)) {
                Optional<String> word =
                        WORD.matcher(content).results().map(MatchResult::group).findFirst();
                if (word.isPresent()) {
                    return new Wanted(word.get(), "").looselyIn(content) > 0
                            ? ""
                            : "a word that stands in %s was not found".formatted(path);
                }
            }
        }
        return "no file with a word in it was searched";
    }

    private sealed interface Opened {
        record Text(String content) implements Opened {}

        /** A link, a folder, a binary file, or gone from the disk. */
        record NoText() implements Opened {}

        record Unreadable() implements Opened {}
    }

    private Opened open(String path) {
        try {
            Path file = root.resolve(path);
            if (Files.isSymbolicLink(file) || !Files.isRegularFile(file)) {
                return new Opened.NoText();
            }
            if (Files.size(file) > LARGEST_READ) {
                return new Opened.Unreadable();
            }
            byte[] bytes = Files.readAllBytes(file);
            for (int i = 0; i < Math.min(bytes.length, BINARY_LOOK); i++) {
                if (bytes[i] == 0) {
                    return new Opened.NoText();
                }
            }
            return new Opened.Text(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException | InvalidPathException e) {
            return new Opened.Unreadable();
        }
    }
}
