package framework.play;

import framework.model.Move;
import framework.model.Player;
import framework.model.Space;
import java.util.List;

/**
 * Notified of what happens in a game: an observer of {@link GameMaster}.
 *
 * <p>The methods are called one after another, in the order in which things happened, on whatever
 * thread made them happen. A listener must be quick, for the others wait for it. It may ask the
 * master, who may be further on already. A view takes note, and does the rest on Swing's event
 * thread.
 */
public interface GameListener {

  /**
   * A player is asked for a move.
   *
   * @param player whose turn it is
   */
  default void turnBegan(Player player) {}

  /**
   * A move was made, taken back or stepped over, or a new game has begun.
   *
   * @param made how many moves have been made
   * @param undone how many moves one could step forward from here
   * @param last the last move; null if none was made
   */
  default void movesChanged(int made, int undone, Move last) {}

  /**
   * A person's move was against the rules; it is the same player's turn.
   *
   * @param move the move that was refused
   * @param reason a sentence for the player
   */
  default void moveRefused(Move move, String reason) {}

  /**
   * A person has taken up a piece, or put it down.
   *
   * @param selected where the piece stands; null if none is taken up
   * @param targets where it may go; not null
   */
  default void selectionChanged(Space selected, List<Space> targets) {}

  /**
   * A player's turn has failed, before its move or after it, or a command has. After a failed turn
   * the game stands still until a new game, a take-back or {@link GameMaster#playOn}.
   *
   * @param what who failed, in a few words
   * @param trouble what it threw; null if it ended without a move. The message of a {@link
   *     CommandFailedException} is a sentence that players can read alone.
   */
  default void failed(String what, Throwable trouble) {}
}
