package boardwright.lab;

import boardwright.protocol.Request;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What {@code lab.yaml} says.
 *
 * @param name the lab's name for people
 * @param about one sentence on what it is
 * @param draft whether the lab is still being written; null if nothing is said
 * @param program the program's main class
 * @param packageName the package of the program; classes may lie in packages below it
 * @param release the Java that learners' sources are written for; {@link Request#USUAL_RELEASE} if
 *     it is null
 * @param uses modules of the engine that the program stands on and the checks run with; all their
 *     classes are provided, and none can be replaced
 * @param scale the points of a perfect hand-in, such as 10
 * @param weights how much behaviour, structure and style count in stages that don't say so
 * @param late what a late hand-in costs
 * @param counts which of several hand-ins of the same people counts; {@link Counts#LAST} if it is
 *     null
 * @param limits what one check may use
 * @param archive how much is read of one hand-in
 * @param allow JDK members that this lab may use beyond the common ones
 * @param hidden checks that students do not see
 * @param takenOut the key {@code void}: checks that count neither for nor against
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
    Lab.Weights weights,
    LatePolicy late,
    Counts counts,
    Lab.Limits limits,
    Lab.Archive archive,
    List<String> allow,
    List<Hidden> hidden,
    @JsonProperty("void") List<TakenOut> takenOut,
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
    weights = weights == null ? new Lab.Weights(1, 1, 1) : weights;
    late = late == null ? LatePolicy.NONE : late;
    counts = counts == null ? Counts.LAST : counts;
    Need.that(
        limits != null,
        "limits",
        "the keys steps, megabytes, seconds, submission-seconds, compile-seconds");
    archive = archive == null ? Lab.Archive.USUAL : archive;
    allow = Need.items("allow", allow);
    hidden = Need.items("hidden", hidden);
    takenOut = Need.items("void", takenOut);
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
