package boardwright.run;

import boardwright.lab.Lab;
import boardwright.submission.LazySubmission;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A short text that stands for all that a report depends on: the grader and its suites, the lab's
 * manifest, the seed, and what was handed in. What it is made of may change between versions; two
 * that are the same promise the same report.
 */
public final class Fingerprint {
  private final byte[] common;

  /** Of everything but the submission. Reads the programs on the class path that are ours, once. */
  public Fingerprint(Lab lab, long seed) {
    MessageDigest digest = sha256();
    add(digest, lab.manifest().toString());
    add(digest, lab.checks().toString());
    add(digest, lab.provided().toString());
    add(digest, String.valueOf(seed));
    for (String entry :
        System.getProperty("java.class.path").split(System.getProperty("path.separator"))) {
      Path path = Path.of(entry);
      if (Files.isDirectory(path)
          || path.getFileName().toString().matches("(autograder|engine).*\\.jar")) {
        add(digest, path);
      }
    }
    this.common = digest.digest();
  }

  /** Of everything, with this submission. */
  public String of(LazySubmission submission) {
    MessageDigest digest = sha256();
    digest.update(common);
    add(digest, submission.head().toString());
    add(digest, submission.content());
    return HexFormat.of().formatHex(digest.digest(), 0, 16);
  }

  private static void add(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private static void add(MessageDigest digest, Path program) {
    try (Stream<Path> files = Files.walk(program)) {
      List<Path> inOrder = files.filter(Files::isRegularFile).sorted().toList();
      for (Path file : inOrder) {
        digest.update(Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
