package dev.locum.app.store.tree;

/** Carries a {@link TreeProblem} to whoever can tell a person of it. */
public final class TreeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient TreeProblem problem;

    public TreeException(TreeProblem problem) {
        super(problem.words());
        this.problem = problem;
    }

    public TreeException(TreeProblem problem, Throwable cause) {
        super(problem.words(), cause);
        this.problem = problem;
    }

    public TreeProblem problem() {
        return problem;
    }
}
