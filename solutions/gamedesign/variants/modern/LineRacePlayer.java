package gamedesign.linerace;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.Random;

/** A racer whose die is a Random. */
public class LineRacePlayer extends Player {
  private final Random die = new Random();
  private int numTurnsFrozen;

  /** Creates a racer. */
  public LineRacePlayer(Game g, int row, int col) {
    super(g, row, col);
  }

  @Override
  public void takeTurn() {
    if (numTurnsFrozen-- > 0) {
      System.out.printf("Player %d is in a Pit.%n", getPlayerNum());
      return;
    }
    numTurnsFrozen = 0;
    var roll = die.nextInt(3) + 1;
    System.out.printf("Player %d rolled a %d.%n", getPlayerNum(), roll);
    moveTo(getRow(), Math.min(getCol() + roll, game.getBoard().getNumCols() - 1));
  }

  @Override
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.printf(
        "Player %d moved from tile %d to tile %d.%n", getPlayerNum(), fromCol, toCol);
  }

  /** The number of turns to wait. */
  public int getNumTurnsFrozen() {
    return numTurnsFrozen;
  }

  /** Sets the number of turns to wait. */
  public void setNumTurnsFrozen(int numTurnsFrozen) {
    this.numTurnsFrozen = numTurnsFrozen;
  }
}
