package candyland;

import engine.Game;
import engine.Player;

/** A player who draws colors. */
public class CandyPlayer extends Player {
  private boolean stuck;

  /** Creates a player on the first tile. */
  public CandyPlayer(Game g) {
    super(g, 0, 0);
  }

  @Override
  public void takeTurn() {
    if (stuck) {
      stuck = false;
      return;
    }
    CandyBoard b = (CandyBoard) game.getBoard();
    char color = "RGBY".charAt((int) (Math.random() * 4));
    int next = b.nextOf(color, getRow() * 5 + getCol());
    moveTo(next / 5, next % 5);
  }

  /** Sticks for a turn. */
  public void stick() {
    stuck = true;
  }
}
