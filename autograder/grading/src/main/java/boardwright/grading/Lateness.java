package boardwright.grading;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * What the late policy said of one submission.
 *
 * @param handedIn when it was handed in
 * @param due when it was due for these people, extensions included
 * @param units days or hours begun after that, as the policy counts; 0 if it was in time
 * @param penalty what it cost, on the lab's scale; 0 or more
 * @param remark one sentence for the student, such as why nothing was taken off
 */
public record Lateness(
    Instant handedIn, Instant due, int units, BigDecimal penalty, String remark) {}
