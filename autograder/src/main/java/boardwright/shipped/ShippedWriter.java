package boardwright.shipped;

import boardwright.intake.Intake;
import boardwright.intake.files.IntakeException;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.page.Stamp;
import boardwright.protocol.Request.Source;
import boardwright.sandbox.Shipped;
import boardwright.solutions.Fault;
import boardwright.solutions.Sample;
import boardwright.solutions.SolutionException;
import boardwright.solutions.Solutions;
import boardwright.solutions.Variant;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Packs the sample class and the planted faults of each lab, and writes down which sources ship
 * with it: part of the build, after the catalogs. They are read as hand-ins are, so that a text is
 * the same here and there.
 */
public final class ShippedWriter {
  private static final List<String> READ_OR_RUN =
      List.of(
          "solutions",
          "engine/board/src/main",
          "autograder/src/main/java/boardwright/intake",
          "autograder/src/main/java/boardwright/shipped",
          "autograder/grading/src/main/java/boardwright/intake",
          "autograder/grading/src/main/java/boardwright/sandbox",
          "autograder/compiler/src/main/java",
          "autograder/labs/src/main/java",
          "autograder/protocol/src/main/java");

  private ShippedWriter() {}

  /**
   * Writes the lists, and each sample into {@code target/LAB-sample.zip} at the top of the tree.
   *
   * @param args the folder of the autograder's classes, then the top of the tree
   */
  public static void main(String[] args) throws IOException {
    Path classes = Path.of(args[0]);
    Course course = new Course(Path.of(args[1]).toAbsolutePath().normalize());
    Stamp done = new Stamp(classes.resolve("boardwright/catalog/shipped.done"));
    if (done.isFresh(inputs(course))) {
      return;
    }
    done.begin();
    List<Path> made = new ArrayList<>();
    for (Lab lab : course.labs()) {
      Shipped shipped = new Shipped(new TreeSet<>(), new TreeMap<>());
      for (String name : lab.replaceable()) {
        Optional<Path> file = course.engineSource(lab, lab.qualified(name));
        if (file.isPresent()) {
          add(shipped, Files.readString(file.get()), "the engine's own class");
        }
      }
      addSolutions(shipped, lab);
      for (Path folder : others(lab)) {
        for (Submission submission : read(folder, lab)) {
          add(shipped, submission.sources(), "an example, '%s'".formatted(submission.id()));
        }
      }
      Files.write(classes.resolve(Shipped.resource(lab.id())), shipped.lines());
      new PlantedWriter(lab).write();
      Stream.of(lab.sample(), lab.plantedForStudents()).filter(Files::exists).forEach(made::add);
    }
    done.end(made);
  }

  /** What this reads or runs; lab.yaml and examples of whatever labs there are. */
  private static List<Path> inputs(Course course) {
    List<Path> inputs = new ArrayList<>();
    for (String read : READ_OR_RUN) {
      inputs.add(course.root().resolve(read));
    }
    for (String lab : course.labIds()) {
      inputs.add(course.labsFolder().resolve(lab).resolve("lab.yaml"));
      inputs.add(course.root().resolve("handouts").resolve(lab).resolve("examples"));
      inputs.add(course.engine().resolve(lab).resolve("src/main"));
    }
    return inputs;
  }

  /** Most answers share most of their code with the model, which comes first. */
  private static void add(Shipped shipped, String text, String what) {
    shipped.answers().putIfAbsent(Shipped.code(text), what);
  }

  private static void add(Shipped shipped, List<Source> sources, String what) {
    for (Source source : sources) {
      shipped.digests().add(Shipped.digest(source));
      add(shipped, source.text(), what);
    }
  }

  /** All that can be put together; of the others the lab's contract says what is the matter. */
  private static void addSolutions(Shipped shipped, Lab lab) {
    Solutions solutions = new Solutions(lab);
    add(shipped, SolutionReader.read(solutions.model(), lab).sources(), "the model answer");
    for (Variant variant : solutions.variants()) {
      String what = "the right answer '%s'".formatted(variant.id());
      add(shipped, SolutionReader.read(solutions.solution(variant), lab).sources(), what);
    }
    for (Fault fault : solutions.faults()) {
      try {
        String what = "the wrong answer '%s'".formatted(fault.id());
        add(shipped, SolutionReader.read(solutions.solution(fault), lab).sources(), what);
      } catch (SolutionException e) {
        System.err.println(e.getMessage());
      }
    }
  }

  private static List<Submission> read(Path folder, Lab lab) {
    try {
      return Intake.read(List.of(folder), lab);
    } catch (IntakeException e) {
      return List.of(); // no hand-in lies there
    }
  }

  /** Other hand-ins that ship: the sample class, and the examples in the handouts. */
  private static List<Path> others(Lab lab) throws IOException {
    List<Path> others = new ArrayList<>();
    Sample sample = new Sample(lab);
    if (sample.exists()) {
      Files.createDirectories(lab.sample().getParent());
      others.add(Files.write(lab.sample(), sample.zip()));
    }
    if (Files.isDirectory(lab.examples())) {
      try (Stream<Path> children = Files.list(lab.examples())) {
        children.filter(Files::isDirectory).sorted().forEach(others::add);
      }
    }
    return others;
  }
}
