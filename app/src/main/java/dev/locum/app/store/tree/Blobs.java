package dev.locum.app.store.tree;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads many stored files through one process of git. One thread at a time. */
final class Blobs implements AutoCloseable {
    private final Process process;
    private final OutputStream ask;
    private final DataInputStream answer;

    Blobs(ObjectStore store) {
        process = store.startRaw("cat-file", "--batch");
        ask = process.getOutputStream();
        answer = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    }

    byte[] read(String blob) {
        try {
            ask.write((blob + "\n").getBytes(StandardCharsets.US_ASCII));
            ask.flush();
            String[] head = line(answer).split(" ", -1);
            if (head.length != 3) {
                throw new TreeException(new TreeProblem.GitFailed(
                        List.of("git", "cat-file"), 0, "no object " + blob + " in the store"));
            }
            byte[] bytes = answer.readNBytes(Integer.parseInt(head[2]));
            answer.skipNBytes(1);
            return bytes;
        } catch (IOException e) {
            throw new TreeException(
                    new TreeProblem.GitFailed(List.of("git", "cat-file"), -1, String.valueOf(e.getMessage())), e);
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) {
            line.append((char) b);
        }
        return line.toString();
    }

    @Override
    public void close() {
        try {
            ask.close();
        } catch (IOException e) {
            process.destroyForcibly();
        }
    }
}
