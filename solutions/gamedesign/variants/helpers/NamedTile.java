package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A tile that says what it does and then does it. */
abstract class NamedTile extends Tile {
  private final String text;

  NamedTile(Board b, String text) {
    super(b);
    this.text = text;
  }

  @Override
  public void onMoveTo(Player p) {
    System.out.println("Player " + p.getPlayerNum() + " " + text);
    act(p);
  }

  protected abstract void act(Player p);
}
