/**
 * What instructors decide on a run: more time, points, checks that are taken out.
 *
 * <p>Knows the lists in which they say it, how people call a submission, and the history of who
 * said what. Hands on what all of it comes to: allowances, corrections, a deadline, the lab without
 * some checks. Must never guess who is meant, run anything, or know where a hand-in came from.
 */
package boardwright.decisions;
