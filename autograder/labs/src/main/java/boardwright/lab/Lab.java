package boardwright.lab;

import boardwright.protocol.Kind;
import boardwright.protocol.Request;
import boardwright.protocol.TypeName;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A lab: a working program and the ordered stages in which its classes are replaced. This is what
 * {@code labs/ID/lab.yaml} says, checked.
 *
 * @param id the lab's folder name
 * @param folder the lab's folder
 * @param manifest what the file says
 * @param checks the checks of all stages, in stage order
 * @param provided the lab's program as class names, such as {@code checkerboard.Square}
 * @param fixtures classes of the suites that live in the lab's package
 */
public record Lab(
    String id,
    Path folder,
    Manifest manifest,
    List<CheckSpec> checks,
    List<String> provided,
    List<String> fixtures) {

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
    return new Lab(id, folder, manifest, shown, provided, fixtures);
  }

  /** The same lab with the checks of one rule of a stage, and of the rules that these need. */
  public Lab withRule(Stage stage, String rule) {
    Set<String> rules = new HashSet<>(Set.of(rule));
    List<CheckSpec> own = checksOf(stage);
    while (own.stream().anyMatch(c -> rules.contains(c.rule()) && rules.addAll(c.needs()))) {
      // what is needed may need others
    }
    List<CheckSpec> some = own.stream().filter(check -> rules.contains(check.rule())).toList();
    return new Lab(id, folder, manifest, some, provided, fixtures);
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

  /** The folder of answers, right and wrong, one folder each. */
  public Path solutions() {
    return top().resolve("solutions").resolve(id);
  }

  /** The folder of our own answer: flat, whatever packages its classes are in. */
  public Path model() {
    return solutions().resolve("model");
  }

  /** The sample of a class, which the build packs from the solutions; there may be none. */
  public Path sample() {
    return top().resolve("target").resolve(id + "-sample.zip");
  }

  /**
   * What the build made of the planted faults: those that {@code grade} uses, or else those that a
   * student's copy brings along; there may be none.
   */
  public Path planted() {
    Path all = top().resolve("target").resolve(id + "-planted-grade.zip");
    return Files.exists(all) ? all : plantedForStudents();
  }

  /** The planted faults that a student's copy may bring along; there may be none. */
  public Path plantedForStudents() {
    return top().resolve("target").resolve(id + "-planted-check.zip");
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
    return top().resolve(stage.page());
  }

  /** The page that states the rules of all stages. */
  public Path commonPage() {
    return top().resolve(CheckSpec.COMMON_RULES);
  }

  /** A path of the tree as people read it: from the top, with slashes. */
  public String inTree(Path path) {
    return top().relativize(path.toAbsolutePath().normalize()).toString().replace('\\', '/');
  }

  /** The folder of the pages of this lab. */
  public Path handouts() {
    return top().resolve("handouts").resolve(id);
  }

  /** Whether the pages are here: the lab's file alone goes to platforms that grade. */
  boolean hasHandouts() {
    return Files.isDirectory(handouts());
  }

  private Path top() {
    return folder.toAbsolutePath().normalize().getParent().getParent();
  }

  /**
   * What {@code lab.yaml} says.
   *
   * @param name the lab's name for people
   * @param about one sentence on what it is
   * @param draft whether the lab is still being written; null if nothing is said
   * @param program the program's main class
   * @param packageName the package of the program; classes may lie in packages below it
   * @param release the Java that learners' sources are written for; {@link Request#USUAL_RELEASE}
   *     if it is null
   * @param uses modules of the engine that the program stands on and the checks run with; all their
   *     classes are provided, and none can be replaced
   * @param scale the points of a perfect hand-in, such as 10
   * @param weights how much behaviour, structure and style count in stages that don't say so
   * @param late what a late hand-in costs
   * @param limits what one check may use
   * @param archive how much is read of one hand-in
   * @param allow JDK members that this lab may use beyond the common ones
   * @param hidden checks that students do not see
   * @param stages the stages, in order
   */
  public record Manifest(
      String name,
      String about,
      Boolean draft,
      String program,
      String packageName,
      Integer release,
      List<String> uses,
      BigDecimal scale,
      Weights weights,
      LatePolicy late,
      Limits limits,
      Archive archive,
      List<String> allow,
      List<Hidden> hidden,
      List<Stage> stages) {
    /** Checks what concerns the manifest as a whole. */
    public Manifest {
      Need.text("name", name);
      Need.text("about", about);
      Need.text("program", program);
      Need.text("package-name", packageName);
      Need.that(
          packageName.matches("[a-z]\\w*(\\.[a-z]\\w*)*"),
          "package-name",
          "the name of a Java package, but found '" + packageName + "'");
      release = release == null ? Request.USUAL_RELEASE : release;
      int ours = Runtime.version().feature();
      Need.that(
          release >= Request.USUAL_RELEASE && release <= ours,
          "release",
          "a whole number from %d to %d, which is this Java, but found %d"
              .formatted(Request.USUAL_RELEASE, ours, release));
      Need.that(
          Need.isNumber(scale, 2) && scale.signum() > 0,
          "scale",
          "a number above 0 and up to 1000000, with at most two decimals");
      draft = draft != null && draft;
      uses = Need.items("uses", uses);
      weights = weights == null ? new Weights(1, 1, 1) : weights;
      late = late == null ? LatePolicy.NONE : late;
      Need.that(
          limits != null,
          "limits",
          "the keys steps, megabytes, seconds, submission-seconds, compile-seconds");
      archive = archive == null ? Archive.USUAL : archive;
      allow = Need.items("allow", allow);
      hidden = Need.items("hidden", hidden);
      stages = Need.items("stages", stages);
      Need.that(!stages.isEmpty(), "stages", "at least one stage");
      checkStages(stages, scale);
    }

    private static void checkStages(List<Stage> stages, BigDecimal scale) {
      Set<String> ids = new HashSet<>();
      BigDecimal sum = BigDecimal.ZERO;
      for (int i = 0; i < stages.size(); i++) {
        Stage stage = stages.get(i);
        String at = Need.item("stages", i);
        Need.that(
            ids.add(stage.id()), at + ".id", "each id once, but '" + stage.id() + "' occurs twice");
        sum = sum.add(stage.points());
      }
      Need.that(
          sum.compareTo(scale) == 0,
          "stages",
          "points that sum to the scale %s, but these sum to %s"
              .formatted(scale.toPlainString(), sum.toPlainString()));
    }
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
