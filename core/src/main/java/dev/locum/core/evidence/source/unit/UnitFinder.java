package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Tokens;
import java.util.List;

/** Finds the tests and routines of one family of languages. */
public interface UnitFinder {

    /** Every test and routine, in the order in which they stand. */
    List<Part> find(Tokens tokens);
}
