package dev.locum.app.words;

/** Whom a sentence is for: "you reported" to the one is "the executor reported" to the other. */
enum Reader {
    OWNER,
    EXECUTOR
}
