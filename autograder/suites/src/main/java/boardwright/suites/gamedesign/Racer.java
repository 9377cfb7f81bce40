package boardwright.suites.gamedesign;

import gamedesign.engine.Game;
import gamedesign.linerace.LineRacePlayer;

/** A racer who counts the turns and, unless told otherwise, does nothing in them. */
final class Racer extends LineRacePlayer {
  private final boolean rolls;
  private int turns;

  private Racer(Game game, int row, int col, boolean rolls) {
    super(game, row, col);
    this.rolls = rolls;
  }

  /** One who only counts the turns. */
  static Racer still(Game game, int col) {
    return new Racer(game, 0, col, false);
  }

  /** One who takes the turns, too. */
  static Racer running(Game game, int col) {
    return new Racer(game, 0, col, true);
  }

  @Override
  public void takeTurn() {
    turns++;
    if (rolls) {
      super.takeTurn();
    } else {
      System.out.println("the extra turn");
    }
  }

  /** How many turns were taken. */
  int turns() {
    return turns;
  }
}
