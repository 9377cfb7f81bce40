/**
 * Combination chess: a small chess whose pieces join on a square, in a window or in a terminal.
 *
 * <p>Packages, from the inside out: {@code model} has the rules, {@code controller} the states,
 * {@code view} the terminal. {@link combochess.CombinationChess} puts them together.
 */
package combochess;
