package board.match;

import board.model.Position;
import board.players.Deadline;

/**
 * One turn in a match, for a player to think about.
 *
 * @param seat who is to move
 * @param position a copy that belongs to the caller
 * @param deadline when the move must be there
 * @param number tells this turn from all others of the match, also from the same one after a
 *     take-back
 * @param <M> the moves
 */
public record Turn<M>(int seat, Position<M> position, Deadline deadline, long number) {}
