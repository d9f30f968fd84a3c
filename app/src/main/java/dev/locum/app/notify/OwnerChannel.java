package dev.locum.app.notify;

/** Tells the owner. Returns at once and never throws: whether it arrives changes nothing in the run. */
@FunctionalInterface
public interface OwnerChannel {
    OwnerChannel SILENT = notification -> {};

    void tell(Notification notification);
}
