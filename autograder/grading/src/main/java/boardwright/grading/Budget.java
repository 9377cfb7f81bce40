package boardwright.grading;

import boardwright.lab.Lab;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The time that the checks of one submission may take. Checks that run the learner's code share one
 * account, and within it those of one mix have a share: so an endless loop in one class costs no
 * other class its checks. Checks that only read classes have an account that no loop can use up.
 *
 * <p>Time is charged while a check is asked for. What went by through no fault of the submission is
 * refunded. When two checks of a mix ran out of time, the rest of it is given up, and so is the
 * program as a whole, which has the same classes.
 */
final class Budget {
  /** A mix may use up no more than this part of the budget: a slow class costs no other. */
  private static final int SHARES = 3;

  /** Checks that only read classes may take this many budgets: on a busy machine they are slow. */
  private static final int READING_BUDGETS = 5;

  /** When so many checks of a mix ran out of time, nothing else of it is asked. */
  private static final int MOST_LATE = 2;

  private final long share;
  private long left;
  private long shareLeft;
  private long readingLeft;
  private List<String> classes = List.of();
  private final List<List<String>> late = new ArrayList<>();

  /** The full budget of a submission; its first mix is still to begin. */
  Budget(Lab.Limits limits) {
    left = TimeUnit.SECONDS.toNanos(limits.submissionSeconds());
    readingLeft = READING_BUDGETS * left;
    long twice = TimeUnit.SECONDS.toNanos(2L * limits.seconds()); // for a check that is asked again
    share = Math.max(left / SHARES, twice);
    shareLeft = share;
  }

  /**
   * The checks that follow are on another mix, or another stage's on the same.
   *
   * @param mixed the classes that it is for
   */
  void beginMix(List<String> mixed) {
    classes = mixed;
    shareLeft = share;
  }

  /** A check of this mix ran out of time. */
  void addLate() {
    late.add(classes);
  }

  /** How many checks of this mix ran out of time, or of mixes of some of its classes. */
  long late() {
    return late.stream().filter(classes::containsAll).count();
  }

  /** Whether nothing is left for one more check. */
  boolean isSpent(boolean runsCode) {
    return runsCode ? left < 0 || shareLeft < 0 || late() >= MOST_LATE : readingLeft < 0;
  }

  /** A check took so many nanoseconds. */
  void charge(boolean runsCode, long nanos) {
    if (runsCode) {
      left -= nanos;
      shareLeft -= nanos;
    } else {
      readingLeft -= nanos;
    }
  }

  /** Of what a check takes, so many nanoseconds are not to be charged. */
  void refund(boolean runsCode, long nanos) {
    charge(runsCode, -nanos);
  }
}
