/**
 * Playing a game: {@link framework.play.Match} keeps the one position that people and computers
 * play on, with its log, its clock and its observers; {@link framework.play.TurnScheduler} lets
 * computer players think in the background; {@link framework.play.Tournament} has them play many
 * games at full speed.
 *
 * <p>This package knows {@code framework.model}. It must never know a view, nor a game.
 *
 * <pre>
 * Match&lt;Cell&gt; match = new Match&lt;&gt;(new TicTacToePosition());
 * TurnScheduler&lt;Cell&gt; scheduler = new TurnScheduler&lt;&gt;(match);
 * scheduler.setPlayer(1, ComputerPlayer.random(new Random()));
 * match.play(0, new Cell(1, 1));   // empty: the move was made, and the computer answers
 * </pre>
 */
package framework.play;
