package framework.play;

import board.model.Cell;
import board.players.ComputerPlayer;
import framework.model.Strategy;
import java.util.List;

/**
 * A computer player that plays any game, as a strategy of this one.
 *
 * <p>Pattern <em>Adapter</em>, the other way round than {@link StrategyPlayer}: such a player knows
 * only the position, and returns a move where other strategies try one.
 */
public final class ComputerStrategy extends Strategy {

  private final ComputerPlayer<List<Cell>> player;

  /**
   * Makes a strategy that belongs to no player yet.
   *
   * @param name what people call it; not null
   * @param player chooses the moves; not null
   */
  public ComputerStrategy(String name, ComputerPlayer<List<Cell>> player) {
    super(name);
    this.player = player;
  }

  /** Returns who chooses the moves. */
  ComputerPlayer<List<Cell>> getComputerPlayer() {
    return player;
  }

  /** Not called: {@link StrategyPlayer} asks the computer player, which tries no move. */
  @Override
  protected void moveHook() {
    throw new IllegalStateException(getName() + " plays on a position and not on a board.");
  }
}
