/**
 * The rules of combination chess: board, pieces, players, turns, scores, timer, undo and saved
 * games.
 *
 * <p>{@link combochess.model.GameModel} is the facade: a controller needs nothing else. No class in
 * this package knows a view, the controller, or any other package of the engine. Squares are pairs
 * (x, y): x counts columns from the left, y counts rows from the top, and both start at 0.
 */
package combochess.model;
