package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;

/** A pit. */
public class PitTile extends ActingTile {
  /** A pit on this board. */
  public PitTile(Board b) {
    super(b, PitTile::fall);
  }

  private static void fall(Player p) {
    System.out.println(name(p) + " fell in a Pit and lost 1 turn.");
    if (p instanceof LineRacePlayer racer) {
      racer.setNumTurnsFrozen(1);
    }
  }
}
