package boardwright.submission;

import boardwright.lab.CheckSpec;
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
}
