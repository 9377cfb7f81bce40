package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;

/** A pit. */
public class PitTile extends NamedTile {
  /** Creates a pit. */
  public PitTile(Board b) {
    super(b, "fell in a Pit and lost 1 turn.");
  }

  @Override
  protected void act(Player p) {
    if (p instanceof LineRacePlayer) {
      ((LineRacePlayer) p).setNumTurnsFrozen(1);
    }
  }
}
