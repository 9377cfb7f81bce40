package gamedesign.linerace;

import gamedesign.engine.Tile;

/** The track of a line race with two surprises on it. */
public class SurpriseBoard extends LineRaceBoard {

  private static final int[] SURPRISES = {3, 6};

  /** Creates a board, which is different every time. */
  public SurpriseBoard() {
    // Board's constructor calls createBoard.
  }

  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = super.createBoard();
    for (int col : SURPRISES) {
      tiles[0][col] = new SurpriseTile(this);
    }
    return tiles;
  }
}
