package linerace;

import engine.Board;
import engine.Player;
import engine.Tile;

/** Whoever lands here falls in and must sit out a turn. */
public class PitTile extends Tile {
  /** Creates a pit. */
  public PitTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    LineRacePlayer victim = (LineRacePlayer) p;
    System.out.println("Player " + victim.getPlayerNum() + " fell in a Pit and lost 1 turn.");
    victim.setNumTurnsFrozen(1);
  }
}
