/**
 * Makes the index of checks when the project is built.
 *
 * <p>Knows how a suite's class file and a lab's manifest look. Returns the catalog, a file beside
 * the suites. Must never run a suite, and is not used when a hand-in is graded.
 */
package boardwright.catalog;
