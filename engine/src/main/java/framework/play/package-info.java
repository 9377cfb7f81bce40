/**
 * Playing a game: {@link framework.play.Match} keeps the one position that people and computers
 * play on, with its log, its clock and its observers; {@link framework.play.TurnScheduler} lets
 * computer players think in the background; {@link framework.play.Tournament} has them play many
 * games at full speed.
 *
 * <p>{@link framework.play.GameMaster} is a <em>Facade</em> for games on a {@link
 * framework.model.Board}: it plays a match on a {@link framework.play.BoardPosition} and asks each
 * player's strategy. What a person asks for is a {@link framework.play.Command}.
 *
 * <p>This package knows {@code framework.model}. It must never know a game. Only {@link
 * framework.play.Factory} knows {@code framework.view} as well, because it makes what belongs
 * together: the model of a game and the views that show it.
 *
 * <pre>
 * Match&lt;Cell&gt; match = new Match&lt;&gt;(new TicTacToePosition());
 * TurnScheduler&lt;Cell&gt; scheduler = new TurnScheduler&lt;&gt;(match);
 * scheduler.setPlayer(1, ComputerPlayer.random(new Random()));
 * match.play(0, new Cell(1, 1));   // empty: the move was made, and the computer answers
 * </pre>
 */
package framework.play;
