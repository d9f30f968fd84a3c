package dev.locum.app.run.machinery;

/** Reads one kind of file of the machinery. */
interface MachineryFile {

    /** Whose checks the file gives their meaning. */
    Toolchain toolchain();

    /** Whether a file of this name is of this kind. */
    boolean is(String path);

    /** What a text says; a broken one is told apart from one that says nothing. */
    Values read(String text, Commands commands);
}
