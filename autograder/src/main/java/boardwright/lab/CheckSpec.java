package boardwright.lab;

import boardwright.suite.Kind;
import java.util.Comparator;
import java.util.List;

/**
 * One check as the grader knows it: data, read from the suites when the project was built.
 *
 * @param id unique in its lab, {@code stage/name-of-the-method}
 * @param stage the stage's id
 * @param rule the rule that it grades, such as {@code R3}
 * @param title the sentence that people read
 * @param points its weight among the checks of its kind and stage
 * @param kind what it looks at
 * @param about simple names of the classes that it is about; empty if it is about all of its stage
 * @param suite the suite's class name
 * @param method the name of its method
 * @param cases the class that draws its cases; empty if it has its own
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
    String cases) {

  /** Rules in the order of a page: R1, R2 … R10, then S1, S2 … */
  public static final Comparator<String> ORDER_OF_RULES =
      Comparator.comparing((String rule) -> rule.replaceAll("\\d", ""))
          .thenComparingInt(CheckSpec::number);

  private static int number(String rule) {
    String digits = rule.replaceAll("\\D", "");
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }
}
