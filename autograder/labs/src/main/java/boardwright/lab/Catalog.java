package boardwright.lab;

import boardwright.protocol.Versions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the build found out about a lab: its program's classes and its suites' checks.
 *
 * @param jar the version of the form of a lab's jar, see {@link Versions#JAR}
 * @param testkit the version of the testkit that its suites were compiled against
 * @param lab the lab's id
 * @param provided class names of the lab's program, in the lab's own package
 * @param below class names of what the program stands on, by the name at the top of their package:
 *     modules of the engine, and what lies beside the lab's package in its own module
 * @param fixtures class names of the suites that live in the lab's package
 * @param checks the checks, in the order of the stages
 */
public record Catalog(
    int jar,
    int testkit,
    String lab,
    List<String> provided,
    Map<String, List<String>> below,
    List<String> fixtures,
    List<CheckSpec> checks) {

  /** The names of all classes of the engine that the lab has anything to do with. */
  public Stream<String> engine() {
    return Stream.concat(provided.stream(), below.values().stream().flatMap(List::stream));
  }

  /** Where a lab's catalog lies on the class path. */
  public static String resource(String lab) {
    return "boardwright/catalog/" + lab + ".json";
  }
}
