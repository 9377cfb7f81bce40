package boardwright.submission;

import boardwright.lab.CheckSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What an instructor changed, or had to say.
 *
 * @param check the id of the check that it is about; empty if it is about the whole
 * @param points what is given for the check, or the whole; null if only the remark counts
 * @param line the line of the student's that it is about, such as {@code Board.java:41}; may be
 *     empty
 * @param remark what the student reads; may be empty
 */
public record Correction(String check, Award points, String line, String remark) {
  /** It says what it is about, and something of it. */
  public Correction {
    Objects.requireNonNull(check);
    Objects.requireNonNull(remark);
    line = line == null ? "" : line; // a run that was kept before there were lines
  }

  /** One that is about no line. */
  public Correction(String check, Award points, String remark) {
    this(check, points, "", remark);
  }

  /** Whether it is about the whole, and not about a check. */
  public boolean concernsAll() {
    return check.isEmpty();
  }

  /** Whether it is about this check. */
  public boolean concerns(CheckSpec spec) {
    return check.equals(spec.id());
  }

  /** Whether it changes points, and not only says something. */
  public boolean decides() {
    return points != null;
  }

  /** Whether it takes back what was said before of the same check, or of the whole. */
  public boolean takesBack() {
    return points == null && remark.isEmpty();
  }

  /**
   * Corrections to which later ones are added. What a later one says of the points of a check, or
   * of the whole, takes the place of what was said before; remarks stay beside each other.
   */
  public static List<Correction> added(List<Correction> before, List<Correction> later) {
    List<Correction> all = new ArrayList<>(before);
    for (Correction one : later) {
      all.removeIf(
          old ->
              old.check.equals(one.check)
                  && (one.takesBack() || old.equals(one) || old.decides() && one.decides()));
      if (!one.takesBack()) {
        all.add(one);
      }
    }
    return List.copyOf(all);
  }
}
