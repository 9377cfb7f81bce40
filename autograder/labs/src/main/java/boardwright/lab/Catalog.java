package boardwright.lab;

import java.util.List;

/**
 * What the build found out about a lab: its program's classes and its suites' checks.
 *
 * @param lab the lab's id
 * @param provided class names of the lab's program
 * @param fixtures class names of the suites that live in the lab's package
 * @param checks the checks, in the order of the stages
 */
public record Catalog(
    String lab, List<String> provided, List<String> fixtures, List<CheckSpec> checks) {

  /** Where the names of all classes of the engine lie on the class path, one on a line. */
  public static final String ENGINE = "boardwright/catalog/engine.txt";

  /** Where a lab's catalog lies on the class path. */
  public static String resource(String lab) {
    return "boardwright/catalog/" + lab + ".json";
  }
}
