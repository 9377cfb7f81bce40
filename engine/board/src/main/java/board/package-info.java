/**
 * What every board game in this course stands on: a description of any game as a {@link
 * board.model.Position}, matches between people and computers, and windows and consoles to play
 * them in. It knows no game.
 *
 * <p>The packages depend on one another in one direction: {@code model} on nothing; {@code picture}
 * on the model; {@code players} on the model; {@code match} on these three; and {@code window} and
 * {@code console} on all of them, but not on each other.
 */
package board;
