package dev.locum.app.run.machinery;

import java.util.Set;

/** The settings of test runners that decide which tests run and what is asked of them. All others are left alone. */
final class RunnerKeys {
    private static final Set<String> NODE = Set.of(
            "testMatch",
            "testRegex",
            "testPathIgnorePatterns",
            "modulePathIgnorePatterns",
            "roots",
            "rootDir",
            "projects",
            "collectCoverageFrom",
            "coverageThreshold",
            "passWithNoTests",
            "testNamePattern",
            "setupFiles",
            "setupFilesAfterEnv",
            "globalSetup",
            "runner",
            "testRunner",
            "include",
            "exclude",
            "dir",
            "spec",
            "grep",
            "fgrep",
            "invert",
            "ignore",
            "forbidOnly",
            "allowOnly",
            "thresholds",
            "check-coverage",
            "lines",
            "branches",
            "functions",
            "statements",
            "retry",
            "retryTimes",
            "extension",
            "require",
            "files",
            "failWithoutAssertions",
            "dangerouslyIgnoreUnhandledErrors");
    private static final Set<String> PYTHON = Set.of(
            "addopts",
            "testpaths",
            "python_files",
            "python_classes",
            "python_functions",
            "norecursedirs",
            "xfail_strict",
            "collect_ignore",
            "collect_ignore_glob",
            "fail_under",
            "omit",
            "source",
            "commands",
            "exclude_lines",
            "exclude_also",
            "usefixtures",
            "required_plugins");

    private RunnerKeys() {}

    /** Whether a path of keys holds one that matters for JavaScript runners. */
    static boolean isOfNode(String path) {
        return holds(path, NODE);
    }

    /** Whether a path of keys ends with one that matters for Python runners. */
    static boolean isOfPython(String path) {
        return PYTHON.contains(path.substring(path.lastIndexOf('.') + 1));
    }

    private static boolean holds(String path, Set<String> keys) {
        for (String key : path.split("\\.", -1)) {
            if (keys.contains(key)) {
                return true;
            }
        }
        return false;
    }
}
