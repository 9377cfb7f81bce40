package boardwright.contract;

import boardwright.intake.Intake;
import boardwright.lab.Lab;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The solutions of a lab: the model, other right answers, and answers that are wrong on purpose.
 *
 * @param lab the lab
 */
public record Solutions(Lab lab) {
  private static final YAMLMapper YAML =
      YAMLMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE).build();

  /** The model as a submission. */
  public Submission modelSubmission() {
    return read(lab.model());
  }

  /** Right answers that differ from the model in structure. */
  public List<Variant> variants() {
    return List.of(yaml("variants.yaml", new TypeReference<Variant[]>() {}));
  }

  /** A variant as a submission. */
  public Submission submission(Variant variant) {
    return read(lab.solutions().resolve("variants").resolve(variant.id()));
  }

  /** Wrong answers. */
  public List<Fault> faults() {
    return List.of(yaml("faults.yaml", new TypeReference<Fault[]>() {}));
  }

  /**
   * A fault as a submission: its own files, and the model's for the rest.
   *
   * @param scratch an empty folder to put it together in
   */
  public Submission submission(Fault fault, Path scratch) throws IOException {
    copy(lab.model(), scratch);
    for (String missing : fault.missing()) {
      Files.delete(scratch.resolve(missing));
    }
    Path own = lab.solutions().resolve("faults").resolve(fault.id());
    if (Files.isDirectory(own)) {
      copy(own, scratch);
    }
    return read(scratch);
  }

  /** Copies a folder of sources over another. */
  public static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.write(target, Files.readAllBytes(file));
      }
    }
  }

  private Submission read(Path path) {
    return Intake.read(List.of(path), lab).get(0);
  }

  private <T> T yaml(String name, TypeReference<T> type) {
    return YAML.readValue(lab.solutions().resolve(name), type);
  }

  /**
   * Another right answer.
   *
   * @param about what is different in it
   */
  public record Variant(String id, String about) {}

  /**
   * An answer that is wrong on purpose.
   *
   * @param misconception what a learner who writes this has not understood
   * @param missing files of the model that are not handed in
   * @param loses the checks that must not pass; all others must
   */
  public record Fault(String id, String misconception, List<String> missing, List<String> loses) {
    /** Fills in what the file leaves out. */
    public Fault {
      missing = missing == null ? List.of() : missing;
    }
  }
}
