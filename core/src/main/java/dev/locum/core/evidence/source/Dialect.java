package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.Part.Role;
import dev.locum.core.evidence.source.Part.Scope;
import java.util.List;

/** How a language with blocks in braces declares scopes, routines and tests. */
interface Dialect {

    /** The index of the name of the scope that the header {@code from..to} declares; -1 where it declares none. */
    int scopeName(Tokens tokens, int from, int to);

    /** The index of the name of the routine that the header declares; -1 where it declares none. */
    int routineName(Tokens tokens, int from, int to);

    /** What a routine is, by its declaration and by where it stands. */
    Role role(List<Scope> scopes, String name, List<Token> header);
}
