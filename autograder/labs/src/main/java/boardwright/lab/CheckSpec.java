package boardwright.lab;

import boardwright.protocol.About;
import boardwright.protocol.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * One check as the grader knows it: data, read from the suites when the project was built.
 *
 * @param id unique in its lab, {@code stage/name-of-the-method}
 * @param stage the stage's id
 * @param rule the rule that it grades, such as {@code R3}
 * @param title the sentence that people read
 * @param points its weight among the checks of its kind and stage
 * @param kind what it looks at
 * @param about simple names of the classes that it is about; empty if it is about all of its stage.
 *     In a lab, the words {@link Check#TESTS} and {@link Check#TESTED} have been replaced
 * @param suite the suite's class name
 * @param method the name of its method
 * @param cases the class that draws its cases; empty if it has its own
 * @param needs rules of its stage without which its answer would say nothing
 */
public record CheckSpec(
    String id,
    String stage,
    String rule,
    String title,
    int points,
    Kind kind,
    List<String> about,
    String suite,
    String method,
    String cases,
    List<String> needs) {

  /** What was kept before checks had needs has none. */
  public CheckSpec {
    needs = needs == null ? List.of() : needs;
  }

  /** The page, from the top of the tree, that states common rules: T1 …, C1 …, S1 … */
  public static final String COMMON_RULES = "handouts/what-is-graded.md";

  private static final String LETTERS = "RTCS";

  /** Rules in the order of a page: R1, R2 … R10, then T1 …, C1 …, S1, S2 … */
  public static final Comparator<String> ORDER_OF_RULES =
      Comparator.comparingInt((String rule) -> LETTERS.indexOf(rule.charAt(0)))
          .thenComparingInt(CheckSpec::number);

  /** The same check, about the tests of its stage where it says so. */
  CheckSpec in(Stage its) {
    if (!its.isForTests()) {
      return this;
    }
    List<String> names =
        about.stream()
            .flatMap(
                name ->
                    switch (name) {
                      case About.TESTS -> its.tests().tests().stream();
                      case About.TESTED -> its.tests().about().stream();
                      default -> Stream.of(name);
                    })
            .toList();
    return new CheckSpec(id, stage, rule, title, points, kind, names, suite, method, cases, needs);
  }

  /** Such as {@code board/R1}. */
  public String stageAndRule() {
    return stage + "/" + rule;
  }

  /** Whether it is a criterion of a rubric, which a person grades. */
  public boolean isForAPerson() {
    return kind == Kind.PERSON;
  }

  /** Whether a rule holds for many stages, and is stated once for all labs. */
  public static boolean isCommon(String rule) {
    return LETTERS.indexOf(rule.charAt(0)) > 0;
  }

  private static int number(String rule) {
    String digits = rule.replaceAll("\\D", "");
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }
}
