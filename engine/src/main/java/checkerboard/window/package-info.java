/**
 * The window of the checkers program: the board of {@link checkerboard} on the views of {@link
 * framework}.
 *
 * <p>Pattern <em>Adapter</em>: {@link checkerboard.window.Position} alone talks to {@link
 * checkerboard.Checkerboard}, and the other classes here show the framework a board, pieces and
 * moves that do what it says. So a class of the checkerboard that somebody replaces needs to know
 * nothing of windows.
 */
package checkerboard.window;
