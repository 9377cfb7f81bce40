/**
 * How a grade is made.
 *
 * <p>Knows the checks of a lab, when a worker has had its time, and how points become a score.
 * Returns one report for each submission. Must never load or compile a learner's class, and never
 * names a lab.
 */
package boardwright.grading;
