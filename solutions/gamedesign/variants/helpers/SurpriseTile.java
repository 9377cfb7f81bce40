package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;

/** A tile that now and then throws a player back to the start. */
public class SurpriseTile extends NamedTile {
  private final Die die = new Die(6);

  /** Creates the tile. */
  public SurpriseTile(Board b) {
    super(b, "hears the wind howl.");
  }

  @Override
  protected void act(Player p) {
    if (die.roll() == 6) {
      p.moveTo(0, 0);
    }
  }
}
