package dev.locum.app.run.claim;

import dev.locum.app.store.tree.GitProgram;
import dev.locum.app.store.tree.TreeException;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Answers what claims ask of one working tree. It runs nothing of the project's, and what cannot be read says so. */
public final class ClaimTerritory {
    private final FilesOnDisk files;
    private final TreeSearch search;
    private final CommitRecord commits;

    /** @param root the top folder of the working tree */
    public ClaimTerritory(GitProgram git, Path root) {
        GitQuestions questions = new GitQuestions(git, root);
        this.files = new FilesOnDisk(root, questions);
        this.search = new TreeSearch(root, questions);
        this.commits = new CommitRecord(questions);
    }

    /** @param ofTask the changed paths that are this task's work; empty where nobody can say */
    public Reading answer(ReadingRequest.OfTerritory request, Optional<Set<String>> ofTask) {
        try {
            return switch (request) {
                case ReadingRequest.FileOnDisk(String path, String text) -> files.read(path, text);
                case ReadingRequest.OccurrencesInTree(String text, String renamedTo) -> search.read(text, renamedTo);
                case ReadingRequest.CommitFiles(String revision) -> commits.files(revision);
                case ReadingRequest.UncommittedWork _ -> commits.uncommitted(ofTask);
            };
        } catch (TreeException e) {
            return new Reading.Failed(e.problem().toString());
        }
    }
}
