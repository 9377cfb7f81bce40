package boardwright.intake;

import static boardwright.RealTree.ROOT;

import boardwright.intake.platform.Origin;
import boardwright.lab.Course;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A pile of hand-ins in a scratch folder, as an instructor may have downloaded them. */
public final class Pile {
  public static final Lab LAB = new Course(ROOT).lab("checkerboard").orElseThrow();

  /** What Moodle puts between a hand-in's owner and its files. */
  public static final String MOODLE_FILE = "_assignsubmission_file_";

  /** The heading of Moodle's worksheet. */
  public static final String MOODLE_HEADING =
      "Identifier,\"Full name\",\"Email address\",Status,Group,Grade,\"Maximum Grade\",\"Grade can be"
          + " changed\",\"Last modified (submission)\",\"Last modified (grade)\",\"Feedback"
          + " comments\"\n";

  /** A deadline in Berlin. */
  public static final String BERLIN = "2026-11-13T23:59 Europe/Berlin";

  private final Path root;

  /** A pile with nothing in it yet. */
  public Pile(Path root) {
    this.root = root;
  }

  /** A source of the lab's package with one class and nothing in it. */
  public static String source(String type) {
    return "package checkerboard;\n\npublic class " + type + " {}\n";
  }

  /** Writes a file. */
  public Pile file(String path, String text) {
    return file(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a file. */
  public Pile file(String path, byte[] bytes) {
    try {
      Path file = root.resolve(path);
      Files.createDirectories(file.getParent());
      Files.write(file, bytes);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes a folder. */
  public Pile folder(String path) {
    try {
      Files.createDirectories(root.resolve(path));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a zip; names and texts alternate. */
  public Pile zip(String path, String... namesAndTexts) {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      entries.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
    }
    return file(path, zipped(entries));
  }

  /** The bytes of a zip. */
  public static byte[] zipped(Map<String, byte[]> entries) {
    return zipped(entries, StandardCharsets.UTF_8);
  }

  /** The bytes of a zip whose names are in another alphabet. */
  public static byte[] zipped(Map<String, byte[]> entries, Charset names) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, names)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Reads paths within the pile; the pile itself if none is named. */
  public List<Submission> read(String... paths) {
    List<Path> all = java.util.Arrays.stream(paths).map(root::resolve).toList();
    return Intake.read(all.isEmpty() ? List.of(root) : all, LAB);
  }

  /** Takes paths within the pile in, as an instructor wishes; the pile itself if none is named. */
  public IntakeResult take(IntakeRequest wishes, String... paths) {
    List<Path> all = java.util.Arrays.stream(paths).map(root::resolve).toList();
    return Intake.take(all.isEmpty() ? List.of(root) : all, LAB, wishes);
  }

  /** What is known of where the pile comes from, and a time in its zone; null for none. */
  public static IntakeRequest wishes(Platform from, String deadline, Path worksheet) {
    return new IntakeRequest(
        new Origin(
            Optional.empty(),
            Optional.ofNullable(from),
            Optional.empty(),
            Optional.ofNullable(worksheet),
            Optional.ofNullable(deadline).flatMap(Deadline::parse).map(due -> due.at().getZone())));
  }

  /** Reads a path that is one submission. */
  public Submission one(String path) {
    List<Submission> all = read(path);
    if (all.size() != 1) {
      throw new AssertionError(all.size() + " submissions");
    }
    return all.get(0);
  }

  /** The types of a submission, in the order of its files. */
  public static List<String> types(Submission submission) {
    return submission.sources().stream().flatMap(source -> source.types().stream()).toList();
  }

  /** The paths of a submission's sources. */
  public static List<String> paths(Submission submission) {
    return submission.sources().stream().map(Source::path).toList();
  }

  /** The ids of submissions. */
  public static List<String> ids(List<Submission> submissions) {
    return submissions.stream().map(Submission::id).toList();
  }
}
