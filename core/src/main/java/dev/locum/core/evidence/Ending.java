package dev.locum.core.evidence;

import java.time.Duration;

/** How the process of one run of a check ended, before anybody asks what that says about the work. */
public sealed interface Ending {

    record Exited(int status) implements Ending {}

    /** A signal that Locum did not send ended it. */
    record BySignal(int signal) implements Ending {}

    record AtLimit(Duration limit) implements Ending {}

    /** Locum was told to stop it. */
    record GivenUp() implements Ending {}

    /** The folder it should run in is not there. */
    record FolderMissing(String folder) implements Ending {}

    /** The operating system did not start the shell. */
    record NotSpawned(String why) implements Ending {}
}
