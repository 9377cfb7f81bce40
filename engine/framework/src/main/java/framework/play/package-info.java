/**
 * Playing a game on a {@link framework.model.Board}.
 *
 * <p>{@link framework.play.GameMaster} is a <em>Facade</em>: it plays a {@link board.match.Match}
 * on a {@link framework.play.BoardPosition} and asks each player's strategy. What a person asks for
 * is a {@link framework.play.Command}.
 *
 * <p>This package must never know a game. Only {@link framework.play.Factory} knows {@code
 * framework.view}, because it makes what belongs together: the model of a game and the views that
 * show it.
 */
package framework.play;
