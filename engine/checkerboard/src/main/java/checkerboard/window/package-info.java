/**
 * The checkers program in a window.
 *
 * <p>Pattern <em>Adapter</em>: {@link checkerboard.window.CheckersPosition} alone talks to {@link
 * checkerboard.Checkerboard} and makes it a position, which the framework's window plays with. A
 * class of the checkerboard that somebody replaces needs to know nothing of windows.
 */
package checkerboard.window;
