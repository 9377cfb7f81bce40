/**
 * The checks of the lab {@code gametree}, one suite a stage.
 *
 * <p>Knows the rules on the lab's pages, and the interfaces that boards, strategies and views
 * share. What a board or a search should say comes from its own rules here, not from the provided
 * classes. Returns findings, as all suites do.
 */
package boardwright.suites.gametree;
