package board.match;

/**
 * One move of a game that is or was played.
 *
 * @param seat who made it
 * @param move the move
 * @param text how it is written, see {@link board.model.Position#write}
 * @param <M> the moves
 */
public record Entry<M>(int seat, M move, String text) {}
