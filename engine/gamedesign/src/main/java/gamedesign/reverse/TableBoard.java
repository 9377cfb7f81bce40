package gamedesign.reverse;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;

/** A table with two piles of cards and nothing between them. */
public class TableBoard extends Board {

  private static final int HIGHEST = 5;
  private static final int OF_EACH = 3;
  private static final int REVERSE_CARDS = 6;

  // No initial values here: they would be set after createBoard, which fills these fields.
  private PileTile drawPile;
  private PileTile discardPile;

  /** Creates a table with all cards on the pile to draw from. */
  public TableBoard() {
    // Board's constructor calls createBoard.
  }

  @Override
  public Tile[][] createBoard() {
    drawPile = new PileTile(this);
    discardPile = new PileTile(this);
    for (int points = 1; points <= HIGHEST; points++) {
      for (int i = 0; i < OF_EACH; i++) {
        drawPile.add(new Card(points));
      }
    }
    for (int i = 0; i < REVERSE_CARDS; i++) {
      drawPile.add(Card.reverse());
    }
    return new Tile[][] {{drawPile, null, discardPile}};
  }

  /**
   * Returns the pile to draw from.
   *
   * @return the pile; not null
   */
  public PileTile getDrawPile() {
    return drawPile;
  }

  /**
   * Returns the pile of played cards.
   *
   * @return the pile; not null
   */
  public PileTile getDiscardPile() {
    return discardPile;
  }
}
