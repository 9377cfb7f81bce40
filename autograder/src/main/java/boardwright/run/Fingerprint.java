package boardwright.run;

import boardwright.lab.Lab;
import boardwright.submission.LazySubmission;
import boardwright.text.Note;
import boardwright.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A short text that stands for all that verdicts depend on: the grader with its suites, the Java
 * that runs it, what lab.yaml says of how a hand-in is run, the seed, and what was handed in. What
 * it is made of may change between versions; two that are the same promise the same verdicts.
 * Points, lateness and decisions are reckoned from these, and are not in it.
 */
public final class Fingerprint {
  /** The jars of the modules, as they lie beside those of libraries. */
  private static final Pattern OURS =
      Pattern.compile(
          "(autograder|protocol|testkit|compiler|worker|labs|grading|learner|suites|ide|engine|board).*\\.jar");

  private final byte[] common;

  /** Of everything but the submission. Reads the programs on the class path that are ours, once. */
  public Fingerprint(Lab lab, long seed) {
    this.common = program(lab).add(seed + "\0").bytes();
  }

  /**
   * A short text that stands for all that verdicts depend on besides seed and submission: two
   * machines of the same text give the same verdicts.
   */
  public static String ofProgram(Lab lab) {
    return program(lab).hex(16);
  }

  private static Sha256 program(Lab lab) {
    Sha256 digest = new Sha256();
    add(digest, lab.id());
    add(digest, lab.whatVerdictsDependOn());
    add(digest, lab.provided().toString());
    add(digest, Runtime.version().feature() + "");
    for (String entry :
        System.getProperty("java.class.path").split(System.getProperty("path.separator"))) {
      Path path = Path.of(entry);
      if (Files.isDirectory(path)
          || OURS.matcher(path.getFileName().toString()).matches()
          || path.toAbsolutePath().normalize().equals(lab.jar())) {
        add(digest, path);
      }
    }
    return digest;
  }

  /** Of everything, with this submission. */
  public String of(LazySubmission submission) {
    Sha256 digest = new Sha256().add(common);
    submission.head().notes().stream()
        .map(Note::setAside) // messages name these
        .filter(path -> !path.isEmpty())
        .forEach(path -> add(digest, path));
    add(digest, submission.content());
    return digest.hex(16);
  }

  private static void add(Sha256 digest, String text) {
    digest.add(text + "\0");
  }

  private static void add(Sha256 digest, Path program) {
    try (Stream<Path> files = Files.walk(program)) {
      List<Path> inOrder = files.filter(Files::isRegularFile).sorted().toList();
      for (Path file : inOrder) {
        digest.add(Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
