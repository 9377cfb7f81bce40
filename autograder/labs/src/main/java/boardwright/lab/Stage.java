package boardwright.lab;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * One step of a lab.
 *
 * @param id what the command line calls it, such as {@code square}
 * @param title the result of the stage, one phrase
 * @param replaces simple names of the classes that are replaced, which other stages may go on with;
 *     empty for the checks of the whole program, on all of the learner's classes together
 * @param points what the stage is worth on the lab's scale; 0 if it is not scored
 * @param page the handout page, a path from the top of the tree
 * @param rubric what a person grades, in a stage without suites; mostly nothing
 * @param play what follows {@code play LAB} to see the stage at work, such as {@code --game quixo};
 *     mostly nothing
 * @param tests the tests that students write here, in a stage that replaces no class; mostly null
 * @param weights how much behaviour, structure and style count here; null for the lab's weights
 */
public record Stage(
    String id,
    String title,
    List<String> replaces,
    BigDecimal points,
    String page,
    List<Criterion> rubric,
    String play,
    TestStage tests,
    Lab.Weights weights) {

  /** Checks what a stage needs. */
  public Stage {
    Need.text("id", id);
    Need.that(
        id.matches("[a-z][a-z0-9-]*"),
        "id",
        "lower-case letters, digits and dashes, but found '" + id + "'");
    Need.text("title", title);
    Need.text("page", page);
    play = play == null ? "" : play;
    replaces = Need.items("replaces", replaces);
    rubric = Need.items("rubric", rubric);
    Need.that(
        rubric.stream().map(Criterion::id).distinct().count() == rubric.size(),
        "rubric",
        "criteria with different ids");
    Need.that(rubric.isEmpty() || replaces.isEmpty(), "rubric", "a stage that replaces no class");
    Need.that(
        tests == null || replaces.isEmpty() && rubric.isEmpty(),
        "tests",
        "a stage that replaces no class and has no rubric");
    Need.that(
        Set.copyOf(replaces).size() == replaces.size(),
        "replaces",
        "each class once, but found " + String.join(", ", replaces));
    Need.that(
        Need.isNumber(points, 6) && points.signum() >= 0, "points", "a number from 0 to 1000000");
  }

  /** The page, from the top of the tree, that states a rule of this stage. */
  public String pageOf(String rule) {
    return CheckSpec.isCommon(rule) ? CheckSpec.COMMON_RULES : page;
  }

  /** Whether this stage looks at the whole program. */
  public boolean isWholeProgram() {
    return replaces.isEmpty() && rubric.isEmpty() && tests == null;
  }

  /** Whether students write their own tests here. */
  public boolean isForTests() {
    return tests != null;
  }

  /** Simple names of what a learner writes here: the classes replaced, or the tests. */
  public List<String> classes() {
    return isForTests() ? tests.classes() : replaces;
  }

  /** Whether a person grades this stage. */
  public boolean isForAPerson() {
    return !rubric.isEmpty();
  }

  /** The checks that stand for the criteria of the rubric. */
  List<CheckSpec> criteria() {
    return IntStream.range(0, rubric.size()).mapToObj(i -> rubric.get(i).check(id, i + 1)).toList();
  }
}
