/**
 * Makes the digests and the planted faults of what ships with Boardwright when the project is
 * built.
 *
 * <p>Knows solutions, examples and how hand-ins are read. Returns files among the grader's
 * resources. Must never run a program, and is not used when a hand-in is graded.
 */
package boardwright.shipped;
