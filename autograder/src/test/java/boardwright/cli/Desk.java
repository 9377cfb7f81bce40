package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertFalse;

import boardwright.command.Session;
import boardwright.grading.WarmWorkers;
import boardwright.grading.Workers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A learner's desk: a scratch copy of the tree with an untouched lab, and the command line. */
final class Desk {
  private static final String PAGES = "handouts/checkerboard/";
  private static final String LEARNER = "labs/checkerboard/src/main/java/checkerboard/";

  /** What a learner must never meet. */
  private static final Pattern INTERNALS =
      Pattern.compile(
          "\\tat |\\bboardwright\\.[a-z]+\\.[A-Za-z]|Exception in thread|java\\.\\w+\\.");

  private final Path root;

  private Desk(Path root) {
    this.root = root;
  }

  /** A fresh desk. */
  static Desk in(Path scratch) throws IOException {
    Desk desk = new Desk(Files.createDirectories(scratch.resolve("tree")));
    for (String file : List.of("lab.yaml", "misconceptions.json")) {
      String path = "labs/checkerboard/" + file;
      desk.write(path, Files.readString(ROOT.resolve(path)));
    }
    Files.createDirectories(desk.root.resolve(LEARNER));
    try (Stream<Path> pages = Files.list(ROOT.resolve(PAGES))) {
      for (Path page : pages.filter(Files::isRegularFile).toList()) {
        desk.write(PAGES + page.getFileName(), Files.readString(page));
      }
    }
    try (Stream<Path> model = Files.list(ROOT.resolve("solutions/checkerboard/model"))) {
      for (Path file : model.toList()) {
        desk.write("solutions/checkerboard/model/" + file.getFileName(), Files.readString(file));
      }
    }
    Path planted = Path.of("target/checkerboard-planted-grade.zip");
    Files.createDirectories(desk.root.resolve("target"));
    Files.copy(
        ROOT.resolve(planted), desk.root.resolve(planted), StandardCopyOption.REPLACE_EXISTING);
    return desk;
  }

  /** A path in the tree. */
  Path path(String path) {
    return root.resolve(path);
  }

  /** Writes a file of the tree. */
  Desk write(String path, String text) {
    try {
      Path file = root.resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts a class of the learner's into the lab. */
  Desk learner(String type, String text) {
    return write(LEARNER + type + ".java", text);
  }

  /** Puts the model's class into the lab, as if the learner had written it. */
  Desk solve(String... types) {
    for (String type : types) {
      learner(type, model(type));
    }
    return this;
  }

  /** Takes a class of the learner's out again. */
  Desk takeOut(String type) throws IOException {
    Files.delete(root.resolve(LEARNER + type + ".java"));
    return this;
  }

  /** The model's source of a class. */
  String model(String type) {
    try {
      return Files.readString(root.resolve("solutions/checkerboard/model/" + type + ".java"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lab as it is now. */
  Lab lab() {
    return new Course(root).lab("checkerboard").orElseThrow();
  }

  /** Runs a command. */
  Said run(String... args) {
    return run(WarmWorkers.SHARED, args);
  }

  /** Runs a command on these workers. */
  Said run(Workers workers, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Session session = new Session(new Course(root), stream(out), stream(err), workers);
    int code = ThisJvm.run(session, "", args);
    Said said = new Said(code, text(out), text(err));
    assertFalse(INTERNALS.matcher(said.out() + said.err()).find(), said::toString);
    assertFalse(said.err().contains("null"), said::toString);
    return said;
  }

  /** Begins to watch. */
  Watching watch(String... args) {
    return Watching.inThisJvm(
        out -> new Session(new Course(root), out, out, WarmWorkers.SHARED), args);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  /**
   * What a command said.
   *
   * @param code its exit code
   * @param out what it printed as its result
   * @param err what it printed about trouble
   */
  record Said(int code, String out, String err) {
    /** Whether a line of the result is this one. */
    boolean hasLine(String line) {
      return out.lines().anyMatch(line::equals);
    }
  }
}
