/**
 * Any game as data: a {@link board.model.Position} has legal moves and a {@link
 * board.model.Status}; a {@link board.model.Choice} lists the {@link board.model.Cell}s that a
 * person clicks to choose a move.
 *
 * <p>This package knows no other.
 */
package board.model;
