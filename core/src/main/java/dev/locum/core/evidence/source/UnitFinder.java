package dev.locum.core.evidence.source;

import java.util.List;

/** Finds the tests and routines of one family of languages. */
interface UnitFinder {

    /** Every test and routine, in the order in which they stand. */
    List<Part> find(Tokens tokens);
}
