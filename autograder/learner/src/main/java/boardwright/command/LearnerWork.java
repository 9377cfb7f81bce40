package boardwright.command;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.submission.Submission;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the learner has written of a lab, right or wrong. */
public final class LearnerWork {
  private final Lab lab;
  private final Submission own;

  /** Reads it as it is now. */
  public LearnerWork(Lab lab) {
    this.lab = lab;
    this.own = OwnWork.in(lab);
  }

  /** The sources. */
  public Submission submission() {
    return own;
  }

  /** Whether there is a class of this stage; for the whole program, any class at all. */
  public boolean has(Stage stage) {
    List<String> classes = stage.isWholeProgram() ? lab.replaceable() : stage.classes();
    return classes.stream().map(lab::qualified).anyMatch(own::declares);
  }

  /** As above; but of the whole program, whether all classes of it are there. */
  public boolean hasAll(Stage stage) {
    return has(stage)
        && (!stage.isWholeProgram()
            || lab.replaceable().stream().map(lab::qualified).allMatch(own::declares));
  }

  /** Whether the learner has a class of this simple name, in whatever file. */
  public static boolean declares(Lab lab, String type) {
    return OwnWork.in(lab).declares(lab.qualified(type));
  }

  /** When a source of the lab was changed last, in milliseconds; 0 if there is none. */
  public static long changed(Lab lab) {
    return sources(lab).stream().mapToLong(file -> file.toFile().lastModified()).max().orElse(0);
  }

  /** The files of the learner's sources, in the order of their paths. */
  public static List<Path> sources(Lab lab) {
    Path folder = lab.folder().resolve("src");
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(".java"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // the command that reads them reports the error
    }
  }
}
