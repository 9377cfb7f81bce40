/**
 * The suites of the lab {@code framework}, one class a stage.
 *
 * <p>Knows the rules on the lab's handout pages and the public members of its classes. Returns
 * checks. Every check plays in its own context and on its own thread; what a view draws is drawn
 * into an image. Must never know how a check is run or scored.
 */
package boardwright.suites.framework;
