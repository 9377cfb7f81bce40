/**
 * Playing a game: {@link board.match.Match} keeps the one position that people and computers play
 * on, with its log, its clock and its observers; {@link board.match.TurnScheduler} lets computer
 * players think in the background. A game describes itself by a {@link board.match.Game}, which is
 * all that a window or a console needs.
 *
 * <pre>
 * Match&lt;Cell&gt; match = new Match&lt;&gt;(new TicTacToePosition());
 * TurnScheduler&lt;Cell&gt; scheduler = new TurnScheduler&lt;&gt;(match);
 * scheduler.setPlayer(1, ComputerPlayer.random(new Random()));
 * match.play(0, new Cell(1, 1));   // empty: the move was made, and the computer answers
 * </pre>
 */
package board.match;
