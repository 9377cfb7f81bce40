package boardwright.lab;

import boardwright.protocol.TypeName;
import java.util.List;
import java.util.Set;

/**
 * A stage in which students write their own tests: JUnit tests, and perhaps a class with what they
 * expect before they write any.
 *
 * @param classes simple names of the classes that students write in this stage, which no program
 *     has: their tests, which end in Test, and helpers that the page asks for
 * @param about simple names of the lab's classes that the tests are about
 * @param coverage percent of the lines of the student's own classes that the tests must reach
 * @param catches percent of the planted faults that the tests must catch: two numbers, for some and
 *     for most of them
 */
public record TestStage(
    List<String> classes, List<String> about, int coverage, List<Integer> catches) {
  private static final int ALL = 100;
  private static final String TEST = "Test";

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
        classes.stream().anyMatch(name -> name.endsWith(TEST)),
        "classes",
        "at least one whose name ends in Test");
    Need.that(
        !about.isEmpty() && Set.copyOf(about).size() == about.size(),
        "about",
        "the classes that the tests are about, each once");
    Need.that(isPercent(coverage), "coverage", "percent, from 1 to 100");
    Need.that(
        catches.size() == 2 && catches.stream().allMatch(TestStage::isPercent),
        "catches",
        "a list of two percents, from 1 to 100");
    Need.that(
        catches.equals(catches.stream().sorted().distinct().toList()),
        "catches",
        "percents of which the second is higher");
  }

  private static boolean isPercent(int number) {
    return number >= 1 && number <= ALL;
  }

  /** Those of the classes that hold tests: their names end in Test. */
  public List<String> tests() {
    return classes.stream().filter(name -> name.endsWith(TEST)).toList();
  }

  /** The package in which the tests lie: that of the first class which they are about. */
  String packageIn(Lab lab) {
    return TypeName.packageOf(lab.qualified(about.get(0)));
  }
}
