package boardwright.suites.gamedesign;

import gamedesign.engine.Game;
import gamedesign.linerace.LineRacePlayer;

/** A racer who counts the turns and, unless told otherwise, does nothing in them. */
final class Racer extends LineRacePlayer {
  private final boolean rolls;
  private int turns;

  /**
   * A racer on a track.
   *
   * @param rolls whether the turns are taken, and not only counted
   */
  Racer(Game game, int col, boolean rolls) {
    super(game, 0, col);
    this.rolls = rolls;
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
