package boardwright.grading;

import boardwright.lab.CheckSpec;
import java.math.BigDecimal;

/**
 * What an instructor decided otherwise, or had to say.
 *
 * @param check the id of the check that it is about; empty if it is about the whole
 * @param points what the check, or the whole, is worth now; null if only the remark counts
 * @param remark what the student reads; may be empty
 */
public record Correction(String check, BigDecimal points, String remark) {
  /** Whether it is about this check. */
  public boolean concerns(CheckSpec spec) {
    return check.equals(spec.id());
  }
}
