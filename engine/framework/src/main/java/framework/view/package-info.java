/**
 * The views of a board.
 *
 * <p>{@link framework.view.BoardView}, {@link framework.view.SpaceView} and {@link
 * framework.view.PieceView} draw a {@link framework.model.Board} with classes that a game may
 * replace one by one. They are listeners of the board.
 *
 * <p>This package knows {@code framework.model}, {@code board.model} and {@code board.picture}. It
 * must never know who plays, a match, a game or a thread other than Swing's event thread.
 */
package framework.view;
