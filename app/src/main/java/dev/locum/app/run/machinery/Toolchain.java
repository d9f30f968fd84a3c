package dev.locum.app.run.machinery;

/** A family of programs whose configuration gives checks their meaning. */
enum Toolchain {
    MAVEN,
    GRADLE,
    NODE,
    PYTHON,
    GO,
    CARGO,
    MAKE,
    /** Files that a command names itself, and what hides files from every tool. */
    ANY
}
