package dev.locum.app.run.machinery;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** {@code pom.xml}: modules, where tests stand, the properties and plugins that run and skip them. */
final class MavenPom implements MachineryFile {
    private static final int DEEPEST = 60;
    private static final Set<String> PLUGINS =
            Set.of("maven-surefire-plugin", "maven-failsafe-plugin", "jacoco-maven-plugin", "maven-enforcer-plugin");
    private static final Set<String> PLACES = Set.of("testSourceDirectory", "module", "testFailureIgnore");
    private static final Pattern PROPERTY = Pattern.compile(
            "skipTests|skipITs|skipUTs|maven\\.test\\..*|surefire\\..*|failsafe\\..*|test|it\\.test|groups|excludedGroups|failIfNoTests|jacoco\\..*|.*\\.skip");

    @Override
    public Toolchain toolchain() {
        return Toolchain.MAVEN;
    }

    @Override
    public boolean is(String path) {
        return path.equals("pom.xml") || path.endsWith("/pom.xml");
    }

    @Override
    public Values read(String text, Commands commands) {
        try {
            Element root =
                    parser().parse(new InputSource(new StringReader(text))).getDocumentElement();
            SortedMap<String, String> values = new TreeMap<>();
            walk(root, "", values, 0);
            return new Values.Read(values);
        } catch (SAXException | IOException broken) {
            return new Values.NotReadable(String.valueOf(broken.getMessage()));
        }
    }

    private static void walk(Element element, String path, SortedMap<String, String> values, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        for (Element child : children(element)) {
            String name = child.getTagName();
            if (name.equals("properties")) {
                children(child).stream()
                        .filter(p -> PROPERTY.matcher(p.getTagName()).matches())
                        .forEach(p -> add(values, path + "properties." + p.getTagName(), p));
            } else if (name.equals("plugin") && PLUGINS.contains(artifact(child))) {
                configuration(child, path + artifact(child), values, depth);
            } else if (PLACES.contains(name)) {
                add(values, path + name, child);
            } else {
                walk(child, name.equals("profile") ? path + "profile " + id(child) + ": " : path, values, depth + 1);
            }
        }
    }

    private static void configuration(Element plugin, String path, SortedMap<String, String> values, int depth) {
        for (Element child : children(plugin)) {
            switch (child.getTagName()) {
                case "configuration", "executions", "execution", "goals", "rules", "limits" ->
                    leaves(child, path + "." + child.getTagName(), values, depth);
                default -> {}
            }
        }
    }

    private static void leaves(Element element, String path, SortedMap<String, String> values, int depth) {
        List<Element> children = children(element);
        if (children.isEmpty() || depth > DEEPEST) {
            add(values, path, element);
        }
        for (Element child : children) {
            boolean list = children.size() > 1 || element.getTagName().equals(child.getTagName() + "s");
            boolean leaf = children(child).isEmpty();
            boolean repeated = list
                    && leaf
                    && children.stream().allMatch(c -> c.getTagName().equals(child.getTagName()));
            if (repeated) {
                add(values, path, child);
            } else {
                leaves(child, path + "." + child.getTagName(), values, depth + 1);
            }
        }
    }

    private static void add(SortedMap<String, String> values, String key, Element element) {
        String value = element.getTextContent().strip().replaceAll("\\s+", " ");
        values.merge(key, value, (old, more) -> old + Values.BETWEEN + more);
    }

    private static String artifact(Element plugin) {
        return text(plugin, "artifactId");
    }

    private static String id(Element profile) {
        return text(profile, "id");
    }

    private static String text(Element parent, String tag) {
        return children(parent).stream()
                .filter(c -> c.getTagName().equals(tag))
                .map(c -> c.getTextContent().strip())
                .findFirst()
                .orElse("");
    }

    private static List<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }

    /** No document type, no entity, nothing fetched. */
    private static DocumentBuilder parser() {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            factory.setXIncludeAware(false);
            factory.setExpandEntityReferences(false);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("the JDK's XML parser cannot be hardened", e);
        }
    }
}
