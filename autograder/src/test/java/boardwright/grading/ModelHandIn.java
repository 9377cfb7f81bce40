package boardwright.grading;

import static boardwright.RealTree.ROOT;

import boardwright.contract.Folders;
import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A hand-in made from the model of a lab, checkerboard as a rule, by small changes. */
public final class ModelHandIn {
  static final Lab LAB = new Course(ROOT).lab("checkerboard").orElseThrow();

  private final Lab lab;
  private final Path folder;

  private ModelHandIn(Lab lab, Path folder) {
    this.lab = lab;
    this.folder = folder;
  }

  /** The model, in a scratch folder of the test's. */
  static ModelHandIn in(Path scratch) throws IOException {
    return of(LAB, scratch);
  }

  /** Checkerboard, with something else in its lab.yaml than there is. */
  static Lab lab(Path scratch, String old, String now) throws IOException {
    Path yaml = Path.of("labs/checkerboard/lab.yaml");
    String text = Files.readString(ROOT.resolve(yaml));
    if (!text.contains(old)) {
      throw new IllegalArgumentException(yaml + " has no " + old);
    }
    Path copy = scratch.resolve("tree").resolve(yaml);
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, text.replace(old, now));
    return new Course(scratch.resolve("tree")).lab("checkerboard").orElseThrow();
  }

  /** The model of a lab, likewise. */
  static ModelHandIn of(Lab lab, Path scratch) throws IOException {
    Path folder = Files.createTempDirectory(scratch, "hand-in");
    Folders.copy(model(lab), folder);
    return new ModelHandIn(lab, folder);
  }

  /** Some files of the model of a lab and no others, likewise. */
  public static ModelHandIn only(Lab lab, Path scratch, String... files) throws IOException {
    Path folder = Files.createTempDirectory(scratch, "hand-in");
    for (String file : files) {
      Files.copy(model(lab).resolve(file), folder.resolve(file));
    }
    return new ModelHandIn(lab, folder);
  }

  /** Of the real tree, also where the lab is a changed one in another. */
  private static Path model(Lab lab) {
    return new Course(ROOT).lab(lab.id()).orElseThrow().model();
  }

  /** Replaces a text that must stand in a file. */
  public ModelHandIn change(String file, String old, String now) throws IOException {
    String text = Files.readString(folder.resolve(file));
    if (!text.contains(old)) {
      throw new IllegalArgumentException(file + " has no " + old);
    }
    Files.writeString(folder.resolve(file), text.replace(old, now));
    return this;
  }

  /** Puts statements at the beginning of a method, which must stand in a file. */
  public ModelHandIn begin(String file, String method, String statements) throws IOException {
    String text = Files.readString(folder.resolve(file));
    Matcher head = Pattern.compile(" " + method + "\\([^{]*\\{").matcher(text);
    if (!head.find()) {
      throw new IllegalArgumentException(file + " has no method " + method);
    }
    return change(file, head.group(), head.group() + " " + statements);
  }

  /** Puts members before the last brace of a file. */
  ModelHandIn add(String file, String members) throws IOException {
    String text = Files.readString(folder.resolve(file)).stripTrailing();
    Files.writeString(
        folder.resolve(file), text.substring(0, text.length() - 1) + members + "\n}\n");
    return this;
  }

  /** Writes a whole file. */
  ModelHandIn write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
    return this;
  }

  /** Takes a file away. */
  ModelHandIn without(String file) throws IOException {
    Files.delete(folder.resolve(file));
    return this;
  }

  /** Where it lies. */
  Path folder() {
    return folder;
  }

  /** As the intake reads it. */
  public Submission submission() {
    return Intake.read(List.of(folder), lab).get(0);
  }
}
