package boardwright.catalog;

import boardwright.intake.Intake;
import boardwright.intake.files.IntakeException;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.sandbox.Shipped;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
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
      Shipped shipped = new Shipped(new TreeSet<>(), new TreeMap<>());
      for (String name : lab.replaceable()) {
        Path file = course.engineSources().resolve(lab.qualified(name).replace('.', '/') + ".java");
        if (Files.isRegularFile(file)) {
          add(shipped, Files.readString(file), "the engine's own class");
        }
      }
      for (Path folder : folders(lab)) {
        for (Submission submission : read(folder, lab)) {
          for (Source source : submission.sources()) {
            shipped.digests().add(Shipped.digest(source));
            add(shipped, source.text(), what(folder.getFileName().toString(), submission.id()));
          }
        }
      }
      Files.write(classes.resolve(Shipped.resource(lab.id())), shipped.lines());
    }
  }

  /** Most answers share most of their code with the model, which comes first. */
  private static void add(Shipped shipped, String text, String what) {
    shipped.answers().putIfAbsent(Shipped.code(text), what);
  }

  /** What an answer is called, by its folder. */
  private static String what(String folder, String id) {
    return switch (folder) {
      case "model" -> "the model answer";
      case "variants" -> "the right answer '%s'".formatted(id);
      case "faults" -> "the wrong answer '%s'".formatted(id);
      default -> "an example, '%s'".formatted(id);
    };
  }

  private static List<Submission> read(Path folder, Lab lab) {
    try {
      return Intake.read(List.of(folder), lab);
    } catch (IntakeException e) {
      return List.of(); // no hand-in lies there
    }
  }

  /** The folders of solutions, and those of the examples in the handouts. */
  private static List<Path> folders(Lab lab) throws IOException {
    List<Path> folders = new ArrayList<>();
    for (Path parent : List.of(lab.solutions(), lab.examples())) {
      if (Files.isDirectory(parent)) {
        try (Stream<Path> children = Files.list(parent)) {
          children
              .filter(Files::isDirectory)
              .sorted(
                  Comparator.comparing((Path folder) -> folder.endsWith("model") ? 0 : 1)
                      .thenComparing(Comparator.naturalOrder()))
              .forEach(folders::add);
        }
      }
    }
    return folders;
  }
}
