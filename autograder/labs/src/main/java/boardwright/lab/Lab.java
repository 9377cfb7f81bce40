package boardwright.lab;

import boardwright.protocol.Kind;
import boardwright.protocol.TypeName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A lab: a working program and the ordered stages in which its classes are replaced. This is what
 * {@code labs/ID/lab.yaml} says, checked.
 *
 * @param id the lab's folder name
 * @param folder the lab's folder, where the learner writes
 * @param home the top of the folders with its other files: of the tree, or of what its jar has
 * @param manifest what the file says
 * @param checks the checks of all stages, in stage order
 * @param provided the lab's program as class names, such as {@code checkerboard.Square}
 * @param fixtures classes of the suites that live in the lab's package
 */
public record Lab(
    String id,
    Path folder,
    Path home,
    Manifest manifest,
    List<CheckSpec> checks,
    List<String> provided,
    List<String> fixtures) {

  /** A lab of the tree that its folder lies in. */
  public Lab(
      String id,
      Path folder,
      Manifest manifest,
      List<CheckSpec> checks,
      List<String> provided,
      List<String> fixtures) {
    this(
        id,
        folder,
        folder.toAbsolutePath().normalize().getParent().getParent(),
        manifest,
        checks,
        provided,
        fixtures);
  }

  /**
   * What lab.yaml and the suites say that a verdict depends on. Points, weights, deadlines, what is
   * hidden, rubrics, titles and pages change a score or a page, and no verdict.
   */
  public String whatVerdictsDependOn() {
    List<Object> parts = new ArrayList<>(List.of(id, manifest.program(), manifest.packageName()));
    parts.addAll(List.of(manifest.release(), manifest.uses(), manifest.limits(), manifest.allow()));
    for (Stage stage : stages()) {
      parts.add(List.of(stage.id(), stage.replaces(), Optional.ofNullable(stage.tests())));
    }
    for (CheckSpec check : checks) {
      if (!check.isForAPerson()) {
        parts.add(List.of(check.id(), check.rule(), check.about(), check.cases(), check.needs()));
      }
    }
    return parts.toString();
  }

  /** The stages, in order. */
  public List<Stage> stages() {
    return manifest.stages();
  }

  /** The other stages in which classes of this one are replaced: a long class may have several. */
  public List<Stage> sharing(Stage stage) {
    return stages().stream()
        .filter(other -> !other.equals(stage))
        .filter(other -> other.replaces().stream().anyMatch(stage.replaces()::contains))
        .toList();
  }

  /** The stage with this id. */
  public Optional<Stage> stage(String stageId) {
    return stages().stream().filter(stage -> stage.id().equals(stageId)).findFirst();
  }

  /** The criterion of a rubric for which a check stands; empty if it stands for none. */
  public Optional<Criterion> criterion(CheckSpec check) {
    return stage(check.stage()).stream()
        .flatMap(stage -> stage.rubric().stream())
        .filter(criterion -> check.id().equals(check.stage() + "/" + criterion.id()))
        .findFirst();
  }

  /** Simple names of all classes that a learner replaces, in stage order. */
  public List<String> replaceable() {
    return stages().stream().flatMap(stage -> stage.replaces().stream()).distinct().toList();
  }

  /**
   * Simple names of all classes that a learner writes, in stage order: those that are replaced, and
   * tests, which no program has.
   */
  public List<String> written() {
    return stages().stream().flatMap(stage -> stage.classes().stream()).distinct().toList();
  }

  /**
   * The qualified name of a class that a learner writes: it lies where the provided one does, and a
   * test where the class does that it is about.
   *
   * @param simpleName as {@code lab.yaml} has it
   */
  public String qualified(String simpleName) {
    return provided.stream()
        .filter(name -> TypeName.simple(name).equals(simpleName))
        .findFirst()
        .orElseGet(() -> packageOf(simpleName) + "." + simpleName);
  }

  private String packageOf(String simpleName) {
    return stages().stream()
        .filter(stage -> stage.isForTests() && stage.classes().contains(simpleName))
        .findFirst()
        .map(stage -> stage.tests().packageIn(this))
        .orElse(manifest.packageName());
  }

  /** The checks of one stage, in the order of its page. */
  public List<CheckSpec> checksOf(Stage stage) {
    return checks.stream().filter(check -> check.stage().equals(stage.id())).toList();
  }

  /** How much each kind of check counts within a stage. */
  public Weights weights(Stage stage) {
    return stage.weights() == null ? manifest.weights() : stage.weights();
  }

  /** The same lab, of which these checks are taken out, and no others. */
  public Lab takingOut(List<TakenOut> others) {
    Manifest m = manifest;
    Manifest taking =
        new Manifest(
            m.name(),
            m.about(),
            m.draft(),
            m.program(),
            m.packageName(),
            m.release(),
            m.uses(),
            m.scale(),
            m.weights(),
            m.late(),
            m.counts(),
            m.limits(),
            m.archive(),
            m.allow(),
            m.hidden(),
            others,
            m.stages());
    return new Lab(id, folder, home, taking, checks, provided, fixtures);
  }

  /** What is said of a check that is taken out; empty if it is not. Of two entries, the later. */
  public Optional<TakenOut> takenOut(CheckSpec check) {
    return manifest.takenOut().stream()
        .filter(out -> out.check().equals(check.id()))
        .reduce((earlier, later) -> later);
  }

  /** The same of all checks of a stage. */
  public Stream<TakenOut> takenOut(Stage stage) {
    return checksOf(stage).stream().flatMap(check -> takenOut(check).stream());
  }

  /** Whether students must not see this check at this time. */
  public boolean hides(CheckSpec check, Instant now) {
    return now.isBefore(hiddenUntil(check));
  }

  /**
   * The first moment at which students may see this check: {@link Instant#MIN} if it is not hidden,
   * {@link Instant#MAX} if they never may.
   */
  public Instant hiddenUntil(CheckSpec check) {
    return manifest.hidden().stream()
        .filter(hidden -> hidden.check().equals(check.id()))
        .map(hidden -> hidden.until() == null ? Instant.MAX : hidden.until().instant())
        .max(Comparator.naturalOrder())
        .orElse(Instant.MIN);
  }

  /** The same lab as students see it at this time: without the checks that are hidden then. */
  public Lab shownAt(Instant now) {
    List<CheckSpec> shown = checks.stream().filter(check -> !hides(check, now)).toList();
    return new Lab(id, folder, home, manifest, shown, provided, fixtures);
  }

  /** The same lab with the checks of one rule of a stage, and of the rules that these need. */
  public Lab withRule(Stage stage, String rule) {
    Set<String> rules = new HashSet<>(Set.of(rule));
    List<CheckSpec> own = checksOf(stage);
    while (own.stream().anyMatch(c -> rules.contains(c.rule()) && rules.addAll(c.needs()))) {
      // what is needed may need others
    }
    List<CheckSpec> some = own.stream().filter(check -> rules.contains(check.rule())).toList();
    return new Lab(id, folder, home, manifest, some, provided, fixtures);
  }

  /** The root of the learner's own sources. */
  public Path sourceFolder() {
    return folder.resolve("src/main/java");
  }

  /** Where the learner writes the classes of this lab, in folders for its packages. */
  public Path learnerFolder() {
    return sourceFolder().resolve(manifest.packageName().replace('.', '/'));
  }

  /**
   * Where the learner writes a class of this lab.
   *
   * @param simpleName as {@code lab.yaml} has it
   */
  public Path sourceFile(String simpleName) {
    return sourceFolder().resolve(qualified(simpleName).replace('.', '/') + ".java");
  }

  /** Whether it came as a jar, and is no part of this tree. */
  public boolean isFromElsewhere() {
    return !home.equals(top());
  }

  /** Its jar, if it came as one. */
  public Path jar() {
    return folder.resolveSibling(id + LabJar.EXTENSION).toAbsolutePath().normalize();
  }

  /** The folder of its own lab.yaml. */
  public Path ownFolder() {
    return isFromElsewhere() ? home.resolve("labs").resolve(id) : folder;
  }

  /** The text of lab.yaml; of a lab from elsewhere, with what takes the place of its keys here. */
  public String manifestText() {
    return ManifestFile.text(ManifestFile.parts(id, folder, home));
  }

  /** The folder of answers, right and wrong, one folder each. */
  public Path solutions() {
    return home.resolve("solutions").resolve(id);
  }

  /** The folder of our own answer: flat, whatever packages its classes are in. */
  public Path model() {
    return solutions().resolve("model");
  }

  /** The sample of a class, which the build packs from the solutions; there may be none. */
  public Path sample() {
    return home.resolve("target").resolve(id + "-sample.zip");
  }

  /**
   * What the build made of the planted faults: those that {@code grade} uses, or else those that a
   * student's copy brings along; there may be none.
   */
  public Path planted() {
    Path all = home.resolve("target").resolve(id + "-planted-grade.zip");
    return Files.exists(all) ? all : plantedForStudents();
  }

  /** The planted faults that a student's copy may bring along; there may be none. */
  public Path plantedForStudents() {
    return home.resolve("target").resolve(id + "-planted-check.zip");
  }

  /** The folder of the examples in the handouts, one folder each; there may be none. */
  public Path examples() {
    return handouts().resolve("examples");
  }

  /** The hints of a stage; there may be none. */
  public Path hints(Stage stage) {
    return handouts().resolve("hints").resolve(stage.id() + ".md");
  }

  /** The handout page of a stage; not there where the lab is without its handouts. */
  public Path page(Stage stage) {
    return home.resolve(stage.page());
  }

  /** The page that states the rules of all stages. */
  public Path commonPage() {
    return top().resolve(CheckSpec.COMMON_RULES);
  }

  /** A path of the tree as people read it: from the top, with slashes. */
  public String inTree(Path path) {
    Path whole = path.toAbsolutePath().normalize();
    Path top = whole.startsWith(home) ? home : top();
    return top.relativize(whole).toString().replace('\\', '/');
  }

  /** The folder of the pages of this lab. */
  public Path handouts() {
    return home.resolve("handouts").resolve(id);
  }

  /** Whether the pages are here: the lab's file alone goes to platforms that grade. */
  boolean hasHandouts() {
    return Files.isDirectory(handouts());
  }

  /** The top of the tree that the lab is in. */
  public Path top() {
    return folder.toAbsolutePath().normalize().getParent().getParent();
  }

  /**
   * How much each kind of check counts within a stage, relative to the others, whatever they sum
   * to; a kind without checks drops out.
   */
  public record Weights(int behaviour, int structure, int style) {
    /** Checks that no weight is negative and one is positive. */
    public Weights {
      Need.that(
          behaviour >= 0
              && structure >= 0
              && style >= 0
              && (long) behaviour + structure + style > 0,
          "",
          "behaviour, structure and style, none negative and not all 0");
    }

    /** The weight of one kind. */
    public int of(Kind kind) {
      return switch (kind) {
        case BEHAVIOUR -> behaviour;
        case STRUCTURE -> structure;
        case STYLE -> style;
        case PERSON -> 1; // alone in its stage
      };
    }
  }

  /**
   * What one check may use, and one submission.
   *
   * @param steps method calls and turns of a loop
   * @param megabytes memory in arrays
   * @param seconds wall clock, the backstop behind the steps
   * @param submissionSeconds wall clock for all checks of a submission together
   * @param compileSeconds processor time to compile one mix; {@link #COMPILE_SECONDS} if it is null
   */
  public record Limits(
      long steps, int megabytes, int seconds, int submissionSeconds, Integer compileSeconds) {
    /** Honest classes need a hundredth of a second each, and two seconds in a new compiler. */
    public static final int COMPILE_SECONDS = 10;

    /** Checks that every limit is positive. */
    public Limits {
      compileSeconds = compileSeconds == null ? COMPILE_SECONDS : compileSeconds;
      Need.that(compileSeconds > 0, "compile-seconds", "a whole number above 0");
      Need.that(steps > 0, "steps", "a whole number above 0");
      Need.that(megabytes > 0, "megabytes", "a whole number above 0");
      Need.that(seconds > 0, "seconds", "a whole number above 0");
      Need.that(submissionSeconds >= seconds, "submission-seconds", "not less than seconds");
    }
  }

  /**
   * How much is read of one hand-in, whatever is packed into it.
   *
   * @param entries files, those in its archives included
   * @param megabytes unpacked from archives that must be unpacked to be read
   * @param depth archives within one another
   */
  public record Archive(int entries, int megabytes, int depth) {
    /** What a lab has whose manifest does not say. */
    public static final Archive USUAL = new Archive(20_000, 100, 3);

    /** Checks that something can be read, and that it fits into memory. */
    public Archive {
      Need.that(entries > 0 && entries <= 1_000_000, "entries", "a whole number from 1 to 1000000");
      Need.that(megabytes > 0 && megabytes <= 1000, "megabytes", "a whole number from 1 to 1000");
      Need.that(depth >= 0 && depth <= 10, "depth", "a whole number from 0 to 10");
    }
  }
}
