package dev.locum.core.ledger.secret;

import java.util.Optional;

/** One family of secrets, told by its form. */
interface SecretShape {

    /**
     * The secret announced at this place: it starts here or a little further on, behind a name or a header.
     *
     * @param at the start of a word, or a character that belongs to none
     */
    Optional<Secret> at(CharSequence text, int at);
}
