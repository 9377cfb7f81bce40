package boardwright.lab;

import boardwright.protocol.Kind;
import java.util.List;

/**
 * One criterion of a rubric: what a person looks at in a hand-in, where no check can tell.
 *
 * @param id what the file of corrections calls it, after the stage and a slash, such as {@code
 *     names}
 * @param title one phrase for students
 * @param weight how much it counts among the criteria of its stage
 * @param levels what earns how much, from nothing to everything, one phrase each
 */
public record Criterion(String id, String title, int weight, List<String> levels) {
  /** Checks what a criterion needs. */
  public Criterion {
    Need.text("id", id);
    Need.that(
        id.matches("[a-z][a-z0-9-]*"),
        "id",
        "lower-case letters, digits and dashes, but found '" + id + "'");
    Need.text("title", title);
    Need.that(weight > 0, "weight", "a whole number above 0");
    levels = Need.items("levels", levels);
    Need.that(levels.size() >= 2, "levels", "at least two");
  }

  /** The check that stands for it: a person answers it. */
  CheckSpec check(String stage, int number) {
    return new CheckSpec(
        stage + "/" + id,
        stage,
        "R" + number,
        title,
        weight,
        Kind.PERSON,
        List.of(),
        "",
        "",
        "",
        List.of());
  }
}
