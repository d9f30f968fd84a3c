package dev.locum.app.store.codec;

import dev.locum.core.ledger.Codec;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.UnreadableFact;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The facts of one family as JSON objects, one kind for each of its records.
 *
 * @param <F> the sealed family
 */
final class JsonCodec<F> implements Codec<F> {
    private final JsonMapper mapper;
    private final Map<Class<? extends F>, Kind> kinds = new HashMap<>();
    private final Map<Kind, Class<? extends F>> types = new HashMap<>();

    JsonCodec(JsonMapper mapper) {
        this.mapper = mapper;
    }

    /** Says under which name a record is kept for ever. */
    JsonCodec<F> keeps(String kind, Class<? extends F> type) {
        Kind name = new Kind(kind);
        if (kinds.put(type, name) != null || types.put(name, type) != null) {
            throw new IllegalArgumentException("kept twice: " + kind);
        }
        return this;
    }

    boolean has(Kind kind) {
        return types.containsKey(kind);
    }

    /** Every record of the family that has a name. */
    Map<Kind, Class<? extends F>> types() {
        return Map.copyOf(types);
    }

    @Override
    public Kind kind(F fact) {
        Kind kind = kinds.get(fact.getClass());
        if (kind == null) {
            throw new IllegalArgumentException("no kind for " + fact.getClass());
        }
        return kind;
    }

    @Override
    public byte[] encode(F fact) {
        return mapper.writeValueAsBytes(fact);
    }

    @Override
    public F decode(Kind kind, byte[] bytes) {
        Class<? extends F> type = types.get(kind);
        if (type == null) {
            throw new UnreadableFact(new UnreadableFact.Reason.UnknownKind(kind));
        }
        try {
            return mapper.readValue(bytes, type);
        } catch (UnrecognizedPropertyException e) {
            throw new UnreadableFact(new UnreadableFact.Reason.UnknownPart(kind, e.getPropertyName()), e);
        } catch (InvalidTypeIdException e) {
            throw new UnreadableFact(new UnreadableFact.Reason.UnknownPart(kind, String.valueOf(e.getTypeId())), e);
        } catch (JacksonException e) {
            throw new UnreadableFact(
                    new UnreadableFact.Reason.Malformed(kind, String.valueOf(e.getOriginalMessage())), e);
        }
    }
}
