package dev.locum.app.store;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.locum.core.ledger.Appended;
import dev.locum.core.ledger.Draft;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.StreamName;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A process that appends until it is killed. It writes a line when it begins and one after each acknowledged append, with
 * the number of appends so far.
 */
final class AppendLoop {
    /** How many entries each append adds, all or none. */
    static final int BATCH = 3;

    private static final int LONGEST_BODY = 3_000;

    private AppendLoop() {}

    /** @param args the database, the stream, a seed for the bodies, after how many appends to end */
    public static void main(String[] args) throws IOException {
        var stream = new StreamName(args[1]);
        var random = new SplittableRandom(Long.parseLong(args[2]));
        try (var out = new FileOutputStream(FileDescriptor.out)) {
            say(out, 0);
            try (var ledger = SqliteLedger.open(Path.of(args[0]), InstantSource.system(), random)) {
                for (var done = 1; done <= Integer.parseInt(args[3]); done++) {
                    var outcome = ledger.append(stream, (done - 1L) * BATCH, batch(done, random));
                    if (!(outcome instanceof Appended.Done)) {
                        throw new IllegalStateException("nobody else writes to " + stream + ": " + outcome);
                    }
                    say(out, done);
                }
            }
        }
    }

    private static List<Draft> batch(int number, SplittableRandom random) {
        return IntStream.range(0, BATCH)
                .mapToObj(i -> {
                    var body = new byte[random.nextInt(LONGEST_BODY)];
                    random.nextBytes(body);
                    return new Draft(new Kind("something-said"), body, number + "-" + i);
                })
                .toList();
    }

    /** In one write, so that a line is there whole or not at all. */
    private static void say(FileOutputStream out, int done) throws IOException {
        out.write((done + "\n").getBytes(US_ASCII));
    }
}
