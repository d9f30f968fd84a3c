package dev.locum.app.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** What {@code locum --version} says: the program's version and the Java it runs on. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
        return new String[] {"locum " + version, "java " + Runtime.version()};
    }
}
