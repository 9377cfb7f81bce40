/**
 * What every game is made of: {@link framework.model.Board}, {@link framework.model.Space}, {@link
 * framework.model.Piece}, {@link framework.model.Player}, {@link framework.model.Strategy} and
 * {@link framework.model.Move}; and {@link board.model.Position}, which describes any game at all.
 *
 * <p>This package knows no other. A board asks its {@link framework.model.ModelFactory} for spaces
 * and moves, and tells its {@link framework.model.BoardListener}s what has changed; which class
 * made the one and who draws the other, it never learns.
 */
package framework.model;
