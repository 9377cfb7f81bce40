/**
 * The checks of the lab {@code combochess}, one suite a stage.
 *
 * <p>Knows the rules on the lab's pages, and the public members of its classes. What a board or a
 * piece should say comes from its own rules here, not from the provided classes. Returns findings,
 * as all suites do.
 */
package boardwright.suites.combochess;
