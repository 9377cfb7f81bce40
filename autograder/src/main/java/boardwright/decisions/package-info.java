/**
 * The lists in which an instructor says what to allow, and which grades to change.
 *
 * <p>Knows their columns, and how people call a submission. Returns allowances and corrections, by
 * submission, or the file and the line that cannot be understood. Must never guess who is meant, or
 * know where a hand-in came from.
 */
package boardwright.decisions;
