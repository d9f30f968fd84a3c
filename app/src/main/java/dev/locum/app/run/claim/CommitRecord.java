package dev.locum.app.run.claim;

import dev.locum.core.evidence.claim.Reading;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What git has on record, and what it has not yet. */
final class CommitRecord {
    private final GitQuestions git;

    CommitRecord(GitQuestions git) {
        this.git = git;
    }

    Reading files(String revision) {
        Optional<String> commit = git.commit(revision);
        if (commit.isPresent()) {
            return new Reading.FilesOfCommit(git.changedBy(commit.get()));
        }
        return git.submodules().isEmpty()
                ? new Reading.NoSuchCommit()
                : new Reading.Failed("no such commit here, but it may be one of a submodule");
    }

    Reading uncommitted(Optional<Set<String>> ofTask) {
        List<String> tracked = git.commit("HEAD").isPresent() ? git.changedSinceHead() : git.paths();
        if (ofTask.isEmpty()) {
            return new Reading.UncommittedByWhom(tracked);
        }
        List<String> changed = Stream.concat(tracked.stream(), git.untracked().stream())
                .distinct()
                .sorted()
                .toList();
        return new Reading.Uncommitted(
                changed.stream().filter(ofTask.get()::contains).toList(),
                changed.stream().filter(path -> !ofTask.get().contains(path)).toList());
    }
}
