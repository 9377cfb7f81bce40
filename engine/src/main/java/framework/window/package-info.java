/**
 * A window for any game that has a {@link framework.model.Position}: board, players, list of moves,
 * menus. A game describes itself by a {@link framework.window.Game}.
 *
 * <p>This package knows {@code framework.model}, {@code framework.view} and {@code framework.play}.
 * It must never know a game.
 *
 * <pre>
 * MatchWindow.open(new MyGame()).awaitClosed();
 * </pre>
 */
package framework.window;
