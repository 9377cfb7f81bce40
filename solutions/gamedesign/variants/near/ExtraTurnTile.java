package gamedesign.linerace;

import gamedesign.engine.Board;

/** Another turn. */
public class ExtraTurnTile extends ActingTile {
  /** A tile on this board. */
  public ExtraTurnTile(Board b) {
    super(
        b,
        player -> {
          System.out.println(name(player) + " gets an extra turn.");
          player.takeTurn();
        });
  }
}
