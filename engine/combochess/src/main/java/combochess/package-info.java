/**
 * Combination chess: a small chess whose pieces join on a square, in a window or in a terminal.
 *
 * <p>Packages, from the inside out: {@code model} has the rules, {@code controller} the states,
 * {@code view} the terminal. Beside them, {@code window} shows the game with the engine's views for
 * any board, and {@code play} presents it to the engine's matches and searches. {@link
 * combochess.CombinationChess} puts them together.
 */
package combochess;
