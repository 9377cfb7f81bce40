package board.players;

import board.model.Position;
import java.util.List;
import java.util.Random;

/**
 * Chooses moves without a person: by chance, by a search, by a rule of thumb.
 *
 * <p>Pattern <em>Strategy</em>: a match asks for a move and does not know how it is found.
 *
 * @param <M> the moves
 */
@FunctionalInterface
public interface ComputerPlayer<M> {

  /**
   * Chooses a move.
   *
   * @param position the player's own copy, in which it is the player's turn; may be changed at will
   * @param deadline when the move must be there; a player that thinks long looks at it
   * @return a legal move of the position as it was handed in
   * @throws InterruptedException if the move is not wanted any more; let it pass
   */
  M choose(Position<M> position, Deadline deadline) throws InterruptedException;

  /**
   * Returns a player that picks any legal move, each with the same chance.
   *
   * @param random the source of chance, used by this player only; not null
   */
  static <M> ComputerPlayer<M> random(Random random) {
    return (position, deadline) -> {
      List<M> moves = position.legalMoves();
      return moves.get(random.nextInt(moves.size()));
    };
  }
}
