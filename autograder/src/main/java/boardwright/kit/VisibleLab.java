package boardwright.kit;

import boardwright.diagnosis.Misconceptions;
import boardwright.lab.Catalog;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Hidden;
import boardwright.lab.Lab;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A lab as students get it: no hidden check is in its manifest, its index of checks, or its suites,
 * whether it is hidden until a time or for ever.
 *
 * @param lab the lab as it is
 */
record VisibleLab(Lab lab) {
  private static final String HEAD =
      """
      # What this lab consists of. Your instructor has another copy of this file, and grades with that.
      """;

  /** The checks that a student must not get. */
  List<CheckSpec> hidden() {
    List<String> ids = lab.manifest().hidden().stream().map(Hidden::check).toList();
    return lab.checks().stream().filter(check -> ids.contains(check.id())).toList();
  }

  /** The checks of the suites that a student gets. */
  List<CheckSpec> checks() {
    List<CheckSpec> hidden = hidden();
    return lab.checks().stream()
        .filter(check -> !check.isForAPerson() && !hidden.contains(check))
        .toList();
  }

  /** The names of the methods of hidden checks, by the name of their suite. */
  Map<String, List<String>> hiddenMethods() {
    return hidden().stream()
        .collect(
            Collectors.groupingBy(
                CheckSpec::suite, Collectors.mapping(CheckSpec::method, Collectors.toList())));
  }

  /** What the checks that a student gets may say about what they believe. */
  Misconceptions misconceptions() {
    return Misconceptions.of(lab)
        .shownBy(checks().stream().map(CheckSpec::id).collect(Collectors.toSet()));
  }

  /** The lab's index of checks. */
  String catalog() {
    Catalog whole = Course.catalog(lab.id());
    Catalog catalog =
        new Catalog(
            whole.jar(),
            whole.testkit(),
            lab.id(),
            whole.provided(),
            whole.below(),
            whole.fixtures(),
            checks());
    return JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build()
            .writeValueAsString(catalog)
        + "\n";
  }

  /**
   * The lab's manifest without comments, which speak to instructors, and without what is hidden or
   * taken out.
   *
   * @param text of the lab's file
   */
  static String manifest(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    lines.removeIf(line -> line.strip().startsWith("#"));
    boolean hidden = false;
    for (Iterator<String> all = lines.iterator(); all.hasNext(); ) {
      String line = all.next();
      boolean begins = !line.isEmpty() && !" \t-]".contains(line.substring(0, 1));
      hidden = begins ? line.matches("(hidden|void):.*") : hidden;
      if (hidden) {
        all.remove();
      }
    }
    String kept = String.join("\n", lines).replaceAll("\n{3,}", "\n\n").strip();
    return HEAD + kept + "\n";
  }

  /**
   * A page of the lab without the rows of hidden checks in its tables.
   *
   * @param path from the top of the tree
   * @param text of the page
   */
  String page(String path, String text) {
    List<String> titles =
        hidden().stream()
            .filter(check -> lab.stage(check.stage()).orElseThrow().page().equals(path))
            .map(check -> "| " + check.title() + " |")
            .toList();
    return text.lines()
            .filter(line -> !line.startsWith("|") || titles.stream().noneMatch(line::contains))
            .collect(Collectors.joining("\n"))
        + "\n";
  }
}
