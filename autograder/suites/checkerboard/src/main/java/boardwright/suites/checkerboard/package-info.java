/**
 * The suites of the lab {@code checkerboard}, one class a stage.
 *
 * <p>Knows the rules on the lab's handout pages and the public members of its classes. Returns
 * checks. Must never know how a check is run or scored, and never prints the value of a piece into
 * its own code: a learner's {@code Piece} may have any values, which are read when a check runs.
 */
package boardwright.suites.checkerboard;
