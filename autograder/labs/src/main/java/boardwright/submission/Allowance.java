package boardwright.submission;

import boardwright.lab.Deadline;

/**
 * What an instructor allowed these people.
 *
 * @param due when their work is due; null if the lab's own deadline counts
 * @param excused whether being late costs them nothing
 * @param remark why, for the student; may be empty
 */
public record Allowance(Deadline due, boolean excused, String remark) {
  /** Nothing beyond what the lab says. */
  public static final Allowance NONE = new Allowance(null, false, "");
}
