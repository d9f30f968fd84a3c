package dev.locum.app.store.codec;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

/**
 * Tells the cases of core's sealed types apart by a {@code type} field, so that core needs no annotation.
 *
 * <p>A case's name is its record's name in kebab case. The kept samples of every fact hold these names in place: who
 * renames a record must say here under which name it is read.
 */
final class ProtocolTypes extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;
    private static final String CORE = "dev.locum.core.";
    private static final JsonTypeInfo.Value BY_TYPE_FIELD =
            JsonTypeInfo.Value.from(Shape.class.getAnnotation(JsonTypeInfo.class));

    /** Carries the annotation that core's types do without. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    private interface Shape {}

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        return annotated instanceof AnnotatedClass type && isFamily(family(type.getRawType()))
                ? BY_TYPE_FIELD
                : super.findPolymorphicTypeInfo(config, annotated);
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        if (annotated instanceof AnnotatedClass type && isFamily(type.getRawType())) {
            List<NamedType> cases = new ArrayList<>();
            collect(type.getRawType(), cases);
            return cases;
        }
        return super.findSubtypes(config, annotated);
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass annotated) {
        Class<?> type = annotated.getRawType();
        return type.isRecord() && isFamily(family(type)) ? name(type) : super.findTypeName(config, annotated);
    }

    private static void collect(Class<?> family, List<NamedType> cases) {
        for (Class<?> permitted : family.getPermittedSubclasses()) {
            if (permitted.isSealed()) {
                collect(permitted, cases);
            } else {
                cases.add(new NamedType(permitted, name(permitted)));
            }
        }
    }

    private static boolean isFamily(@Nullable Class<?> type) {
        return type != null
                && type.isSealed()
                && type.isInterface()
                && type.getName().startsWith(CORE);
    }

    /** The sealed interface that {@code type} is, or is a case of. */
    private static @Nullable Class<?> family(Class<?> type) {
        if (type.isInterface()) {
            return type;
        }
        for (Class<?> parent : type.getInterfaces()) {
            if (parent.isSealed()) {
                return parent;
            }
        }
        return null;
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
