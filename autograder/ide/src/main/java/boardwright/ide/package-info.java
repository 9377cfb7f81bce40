/**
 * Shows the verdicts of {@code check} to an IDE as JUnit tests.
 *
 * <p>Knows the JUnit Platform, the kit's launcher, and the test report that {@code check --junit}
 * writes. Returns a tree of verdicts. Must never check anything itself, and uses nothing else of
 * Boardwright, since it runs inside the IDE with whatever is on the class path there.
 */
package boardwright.ide;
