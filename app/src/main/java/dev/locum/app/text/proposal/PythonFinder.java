package dev.locum.app.text.proposal;

import dev.locum.app.text.proposal.Suggestion.Counted;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Python: pytest where anything speaks of it, else unittest, else tox. */
final class PythonFinder implements Finder {
    private static final List<String> PLACES = List.of("", "tests", "test");

    @Override
    public Optional<Suggestion> in(Folder folder) {
        Optional<String> pytest = pytestSign(folder);
        if (pytest.isPresent()) {
            return Optional.of(new Suggestion("pytest", python(folder) + "-m pytest -q", Counted.YES, pytest.get()));
        }
        Optional<String> test = testFile(folder);
        if (test.isPresent()) {
            boolean unittest = folder.text(test.get()).contains("unittest");
            String module = unittest ? "-m unittest discover" + start(test.get()) : "-m pytest -q";
            String tool = unittest ? "unittest" : "pytest";
            return Optional.of(new Suggestion(tool, python(folder) + module, Counted.YES, test.get()));
        }
        return folder.has("tox.ini")
                ? Optional.of(new Suggestion("tox", "tox -q", Counted.NO, "tox.ini"))
                : Optional.empty();
    }

    private static Optional<String> pytestSign(Folder folder) {
        return Stream.of("pytest.ini", "conftest.py", "tests/conftest.py", "pyproject.toml", "setup.cfg", "tox.ini")
                .filter(folder::has)
                .filter(name -> name.contains("pytest.ini")
                        || name.contains("conftest")
                        || folder.text(name).contains("pytest"))
                .findFirst();
    }

    private static Optional<String> testFile(Folder folder) {
        return PLACES.stream()
                .flatMap(place -> folder.in(place).files().stream()
                        .filter(name -> name.matches("test_.*\\.py|.*_test\\.py"))
                        .map(name -> place.isEmpty() ? name : place + "/" + name))
                .findFirst();
    }

    private static String start(String testFile) {
        int slash = testFile.indexOf('/');
        return slash < 0 ? "" : " -s " + testFile.substring(0, slash);
    }

    /** The interpreter of the project's own environment where it has one, with a space behind it. */
    private static String python(Folder folder) {
        if (folder.has("uv.lock")) {
            return "uv run python ";
        }
        if (folder.has("poetry.lock")) {
            return "poetry run python ";
        }
        String own = folder.first(".venv/bin/python", "venv/bin/python");
        return own.isEmpty() ? "python3 " : own + " ";
    }
}
