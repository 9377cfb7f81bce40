package framework;

import framework.model.Cell;
import framework.model.Position;
import framework.play.ComputerPlayer;
import framework.play.Deadline;
import java.util.List;

/**
 * Lets a {@link Strategy} play where any {@link ComputerPlayer} can, such as in a tournament.
 *
 * <p>Pattern <em>Adapter</em>: a strategy moves the pieces of its board by itself; a computer
 * player returns its move.
 */
public final class StrategyPlayer implements ComputerPlayer<List<Cell>> {

  private final Strategy prototype;

  /**
   * Makes a player.
   *
   * @param prototype copied for every move; not one that waits for a person
   */
  public StrategyPlayer(Strategy prototype) {
    this.prototype = prototype;
  }

  /**
   * Has a copy of the strategy make a move.
   *
   * @param position a {@link BoardPosition}
   */
  @Override
  public List<Cell> choose(Position<List<Cell>> position, Deadline deadline)
      throws InterruptedException {
    return ((BoardPosition) position).move(prototype.copy());
  }
}
