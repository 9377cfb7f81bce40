package framework.play;

import board.model.Cell;
import board.model.Position;
import board.players.ComputerPlayer;
import board.players.Deadline;
import framework.model.Strategy;
import java.util.List;

/**
 * Lets a {@link Strategy} play where any {@link ComputerPlayer} can: in a match, in a tournament.
 *
 * <p>Pattern <em>Adapter</em>: a strategy moves the pieces of its board by itself; a computer
 * player returns its move. So the strategy gets its own board, that of the position.
 */
public final class StrategyPlayer implements ComputerPlayer<List<Cell>> {

  private final Strategy strategy;

  /**
   * Makes a player.
   *
   * @param strategy who thinks if it belongs to the player to move; else a copy of it does; not one
   *     that waits for a person
   */
  public StrategyPlayer(Strategy strategy) {
    this.strategy = strategy;
  }

  /**
   * Has the strategy make a move on the board of the position; a {@link ComputerStrategy} needs no
   * board.
   *
   * @param position a {@link BoardPosition}
   */
  @Override
  public List<Cell> choose(Position<List<Cell>> position, Deadline deadline)
      throws InterruptedException {
    return strategy instanceof ComputerStrategy computer
        ? computer.getComputerPlayer().choose(position, deadline)
        : ((BoardPosition) position).ask(strategy);
  }
}
