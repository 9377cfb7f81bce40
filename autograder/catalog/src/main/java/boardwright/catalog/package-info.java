/**
 * Makes the index of checks and the class reference when the project is built.
 *
 * <p>Knows how a suite's class file and the comments of a source look. Returns two files beside the
 * suites. Must never run a suite, and is not used when a hand-in is graded.
 */
package boardwright.catalog;
