-- Entries and their chain. Times are milliseconds since 1970 UTC, digests lower-case hexadecimal.
CREATE TABLE entry (
    sequence  INTEGER PRIMARY KEY,
    stream    TEXT NOT NULL,
    position  INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    at_millis INTEGER NOT NULL,
    fact_key  TEXT NOT NULL,
    body      TEXT NOT NULL,
    chain     TEXT NOT NULL,
    UNIQUE (stream, position),
    UNIQUE (stream, fact_key)
) STRICT;

CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;

CREATE TRIGGER entry_is_never_deleted BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;

-- What entries say, apart from the chain: a body is there with its salt, or was erased.
CREATE TABLE body (
    sequence      INTEGER PRIMARY KEY REFERENCES entry (sequence),
    salt          TEXT,
    bytes         BLOB,
    erased_millis INTEGER,
    CHECK ((bytes IS NULL) = (erased_millis IS NOT NULL)),
    CHECK ((bytes IS NULL) = (salt IS NULL))
) STRICT;
