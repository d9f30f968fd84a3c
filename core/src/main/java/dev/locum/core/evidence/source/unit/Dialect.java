package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Role;
import dev.locum.core.evidence.source.unit.Part.Scope;
import java.util.List;

/** How a language with blocks in braces declares scopes, routines and tests. */
public interface Dialect {

    /** The index of the name of the scope that the header {@code from..to} declares; -1 where it declares none. */
    int scopeName(Tokens tokens, int from, int to);

    /** The index of the name of the routine that the header declares; -1 where it declares none. */
    int routineName(Tokens tokens, int from, int to);

    /** What a routine is, by its declaration and by where it stands. */
    Role role(List<Scope> scopes, String name, List<Token> header);
}
