/**
 * A lab's solutions as data.
 *
 * <p>Knows the model, the variants and the faults of a lab, and how a fault's edits change the
 * model. Returns each solution as files in memory. Must never know how a hand-in is read or graded,
 * and never names a lab.
 */
package boardwright.solutions;
