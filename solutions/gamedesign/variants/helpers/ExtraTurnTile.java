package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;

/** A tile with an extra turn. */
public class ExtraTurnTile extends NamedTile {
  /** Creates the tile. */
  public ExtraTurnTile(Board b) {
    super(b, "gets an extra turn.");
  }

  @Override
  protected void act(Player p) {
    p.takeTurn();
  }
}
