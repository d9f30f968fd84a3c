package dev.locum.core.ledger;

/** An entry with its body, as it is read back. */
public record Recorded(Entry entry, Body body) {}
