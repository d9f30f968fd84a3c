package dev.locum.core.evidence.claim;

/** Which tests a claim speaks of. A claim about a part says nothing about the rest. */
public sealed interface TestScope {

    /** All tests of the project. */
    record Whole() implements TestScope {}

    /** The tests called so: the id of a check, a module, a folder, or a kind such as {@code unit}. */
    record Named(String name) implements TestScope {}

    /** The tests which that command runs. */
    record RunBy(String command) implements TestScope {}
}
