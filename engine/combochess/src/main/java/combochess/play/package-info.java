/**
 * Combination chess among the engine's other games: {@link combochess.play.ChessPosition} presents
 * its model as a {@code Position}, so that the engine's search can play for the computer.
 *
 * <p>It is an <em>Adapter</em> (the pattern of that name), so the model knows none of this.
 */
package combochess.play;
