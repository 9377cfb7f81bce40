package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;

/** A table with two piles in opposite corners. */
final class PileTable extends Board {
  @Override
  public Tile[][] createBoard() {
    return new Tile[][] {{new Pile(this, 6), null}, {null, new Pile(this, 0)}};
  }

  Pile drawPile() {
    return (Pile) getTile(0, 0);
  }

  Pile discardPile() {
    return (Pile) getTile(1, 1);
  }
}
