package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.function.Consumer;

/** A tile that is created with what it does. */
abstract class ActingTile extends Tile {
  private final Consumer<Player> action;

  ActingTile(Board b, Consumer<Player> action) {
    super(b);
    this.action = action;
  }

  @Override
  public void onMoveTo(Player p) {
    super.onMoveTo(p);
    action.accept(p);
  }

  static String name(Player p) {
    return "Player " + p.getPlayerNum();
  }
}
