/**
 * What is said of a class of hand-ins, as text and as tables.
 *
 * <p>Knows the reports of all of them, and what changed since they were last graded. Returns the
 * gradebook, tables and sentences. Must never change a verdict or a score, nor write a file.
 */
package boardwright.gradebook;
