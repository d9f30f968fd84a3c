package dev.locum.app.cli.ledger;

import dev.locum.app.cli.terminal.Messages;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.core.ledger.Flaw;
import dev.locum.core.ledger.Verification;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** What {@code locum ledger verify} found, for a person and for a program. */
final class AuditView {
    private final Messages messages;

    AuditView(Messages messages) {
        this.messages = messages;
    }

    private record Document(
            int locum,
            String ledger,
            String state,
            long entries,
            int streams,
            long erased,
            String head,
            Acts ownersActs,
            Optional<Break> broken) {}

    private record Acts(long recorded, long signed) {}

    private record Break(long entry, String type) {}

    String text(LedgerAudit audit) {
        return audit.found()
                .map(found -> switch (found) {
                    case Verification.Intact intact ->
                        lines(
                                messages.text("ledger.intact", audit.ledger()),
                                counts(audit, intact),
                                messages.count("ledger.owner-not-proven", audit.ownersActs()),
                                messages.text("ledger.head", intact.entries(), intact.head()));
                    case Verification.Broken(long sequence, Flaw flaw, var sound) ->
                        lines(
                                messages.text("ledger.broken", audit.ledger(), sequence, said(flaw)),
                                counts(audit, sound),
                                messages.text("ledger.broken.next"));
                })
                .orElseGet(() -> messages.text("ledger.absent", audit.ledger()));
    }

    String json(LedgerAudit audit) {
        Verification.Intact sound = audit.found().map(AuditView::sound).orElse(Verification.EMPTY);
        return new JsonMapper()
                .writeValueAsString(new Document(
                        1,
                        audit.ledger().toString(),
                        audit.found().map(AuditView::state).orElse("absent"),
                        sound.entries(),
                        audit.streams(),
                        sound.erased(),
                        sound.head().hex(),
                        new Acts(audit.ownersActs(), 0),
                        audit.found().flatMap(AuditView::broken)));
    }

    /** How many of everything hold. */
    private String counts(LedgerAudit audit, Verification.Intact sound) {
        return messages.text(
                "ledger.counts",
                messages.count("ledger.entries", sound.entries()),
                messages.count("ledger.streams", audit.streams()),
                messages.count("ledger.erased", sound.erased()));
    }

    private String said(Flaw flaw) {
        String key = "ledger.flaw." + type(flaw);
        return flaw instanceof Flaw.Unreadable(String what) ? messages.text(key, Plain.line(what)) : messages.text(key);
    }

    private static String lines(String... lines) {
        return String.join("\n", lines);
    }

    private static String state(Verification found) {
        return switch (found) {
            case Verification.Intact _ -> "intact";
            case Verification.Broken _ -> "broken";
        };
    }

    private static Verification.Intact sound(Verification found) {
        return switch (found) {
            case Verification.Intact intact -> intact;
            case Verification.Broken broken -> broken.sound();
        };
    }

    private static Optional<Break> broken(Verification found) {
        return switch (found) {
            case Verification.Intact _ -> Optional.empty();
            case Verification.Broken(long sequence, Flaw flaw, var _) -> Optional.of(new Break(sequence, type(flaw)));
        };
    }

    private static String type(Flaw flaw) {
        return switch (flaw) {
            case Flaw.Missing _ -> "missing";
            case Flaw.Unlinked _ -> "unlinked";
            case Flaw.BodyChanged _ -> "body-changed";
            case Flaw.BodyMissing _ -> "body-missing";
            case Flaw.Misshapen _ -> "misshapen";
            case Flaw.NotAsNoted _ -> "not-as-noted";
            case Flaw.Unreadable _ -> "unreadable";
        };
    }
}
