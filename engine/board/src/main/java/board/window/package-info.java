/**
 * A window for any game: board, players, list of moves, menus. A game describes itself by a {@link
 * board.match.Game}.
 *
 * <pre>
 * MatchWindow.open(new MyGame()).awaitClosed();
 * </pre>
 */
package board.window;
