/**
 * The games in a window.
 *
 * <p>The window is a view like the one in the terminal, and the model cannot tell which one it has.
 * The game runs on its own thread, so the window answers while a computer player thinks. The board
 * itself is painted by {@code framework.view}.
 */
package gametree.window;
