/**
 * Combination chess among the engine's other games: as a {@code Position} for matches, saved games
 * and views, and as a board for the searches of {@code gametree}, which play for the computer.
 *
 * <p>Adapters (the pattern of that name) stand here, so that the model knows none of this.
 */
package combochess.play;
