package boardwright.lab;

import boardwright.protocol.TypeName;
import java.util.List;
import java.util.Set;

/**
 * A stage in which students write their own tests: JUnit tests, and perhaps a class with what they
 * expect before they write any.
 *
 * @param classes simple names of the classes that students write in this stage, which no program
 *     has: their tests, and helpers that the page asks for
 * @param about simple names of the lab's classes that the tests are about
 * @param coverage percent of the lines of the student's own classes that the tests must reach
 * @param catches percent of the planted faults that the tests must catch: one number for each step
 *     of the stage, the least first
 */
public record TestStage(
    List<String> classes, List<String> about, int coverage, List<Integer> catches) {
  private static final int ALL = 100;

  /** Checks what such a stage needs. */
  public TestStage {
    classes = Need.items("classes", classes);
    about = Need.items("about", about);
    catches = Need.items("catches", catches);
    Need.that(
        !classes.isEmpty() && Set.copyOf(classes).size() == classes.size(),
        "classes",
        "the classes that students write, each once");
    Need.that(
        !about.isEmpty() && Set.copyOf(about).size() == about.size(),
        "about",
        "the classes that the tests are about, each once");
    Need.that(isPercent(coverage), "coverage", "percent, from 1 to 100");
    Need.that(
        !catches.isEmpty() && catches.stream().allMatch(TestStage::isPercent),
        "catches",
        "a list of percents, from 1 to 100");
    Need.that(
        catches.equals(catches.stream().sorted().distinct().toList()),
        "catches",
        "percents that grow from one to the next");
  }

  private static boolean isPercent(int number) {
    return number >= 1 && number <= ALL;
  }

  /** The package in which the tests lie: that of the first class which they are about. */
  String packageIn(Lab lab) {
    return TypeName.packageOf(lab.qualified(about.get(0)));
  }
}
