/**
 * Combination chess in a window, on the engine's views for any board.
 *
 * <p>{@link combochess.window.WindowView} shows what the controller says and posts what a person
 * does. {@link combochess.window.BoardView} has the board, {@link
 * combochess.window.PlayerStatusUpdate} has what stands beside it, {@link
 * combochess.window.GuiLayoutFactory} puts the parts in their places. None of them knows a rule.
 */
package combochess.window;
