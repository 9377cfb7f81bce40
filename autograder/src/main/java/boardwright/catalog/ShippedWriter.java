package boardwright.catalog;

import boardwright.intake.Intake;
import boardwright.intake.files.IntakeException;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.sandbox.Shipped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Writes down which sources ship with each lab: part of the build, after {@link CatalogWriter}.
 * They are read as hand-ins are, so that a text is the same here and there.
 */
public final class ShippedWriter {
  private ShippedWriter() {}

  /**
   * Writes the lists.
   *
   * @param args the folder of the autograder's classes, then the top of the tree
   */
  public static void main(String[] args) throws IOException {
    Path classes = Path.of(args[0]);
    Course course = new Course(Path.of(args[1]).toAbsolutePath().normalize());
    for (Lab lab : course.labs()) {
      Set<String> digests = new TreeSet<>();
      for (Path folder : folders(lab)) {
        read(folder, lab).forEach(digests::add);
      }
      Files.write(classes.resolve(Shipped.resource(lab.id())), digests);
    }
  }

  private static Stream<String> read(Path folder, Lab lab) {
    try {
      return Intake.read(List.of(folder), lab).stream()
          .flatMap(submission -> submission.sources().stream())
          .map(Shipped::digest);
    } catch (IntakeException e) {
      return Stream.of(); // no hand-in lies there
    }
  }

  /** The folders of solutions, and those of the examples in the handouts. */
  private static List<Path> folders(Lab lab) throws IOException {
    List<Path> folders = new ArrayList<>();
    for (Path parent : List.of(lab.solutions(), lab.examples())) {
      if (Files.isDirectory(parent)) {
        try (Stream<Path> children = Files.list(parent)) {
          children.filter(Files::isDirectory).sorted().forEach(folders::add);
        }
      }
    }
    return folders;
  }
}
