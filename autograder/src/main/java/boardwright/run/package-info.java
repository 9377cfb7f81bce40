/**
 * A run: one class, graded into one folder.
 *
 * <p>Knows what is in {@code DIR} of {@code grade --out DIR}, who may write there, how a submission
 * with its report is kept so that a later command finds both as they were, and which of the grades
 * and decisions of an earlier run still count. Returns submissions and reports. Must never render
 * anything for people, nor know how one submission is graded.
 */
package boardwright.run;
