package boardwright.hostile;

import boardwright.hostile.Gauntlet.Graded;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * A hand-in of {@code files.yaml}.
 *
 * @param id what is odd about its files
 * @param family the words of the family that it stands for
 * @param is what it gets
 * @param says words of a note; null for none in particular
 */
record Trick(String id, String family, String is, String says) {
  /**
   * What is wrong with what it got; nothing if it is as it should be.
   *
   * @param name what its name in the report contains
   */
  List<String> wrong(String name, Graded graded) {
    List<String> found =
        graded.reports().entrySet().stream()
            .filter(
                report ->
                    name.equals(id)
                        ? report.getKey().equals(name)
                        : report.getValue().get("name").asString().contains(name))
            .map(Map.Entry::getKey)
            .toList();
    if (found.size() != 1) {
      return List.of(id + ": expected one report, found " + found);
    }
    JsonNode report = graded.reports().get(found.get(0));
    Map<String, String> square = new TreeMap<>(graded.verdicts(found.get(0)));
    square.keySet().removeIf(check -> !check.startsWith("square/"));
    String notes = report.get("notes").toString();
    String verdict =
        switch (is) {
          case "right" -> "passed";
          case "nothing" -> "not handed in";
          case "blocked" -> "blocked";
          default -> throw new IllegalArgumentException(is);
        };
    boolean fine =
        square.values().stream().allMatch(v -> v.startsWith(verdict))
            && !(is.equals("nothing") && report.get("notes").isEmpty())
            && (says == null || notes.contains(says))
            && report.get("status").asString().equals("graded");
    return fine
        ? List.of()
        : List.of(this + " was " + Set.copyOf(square.values()) + " " + report.get("notes"));
  }
}
