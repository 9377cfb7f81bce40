package linerace;

import engine.Game;
import engine.Player;

/** A racer with a three-sided die. */
public class LineRacePlayer extends Player {
  private int numTurnsFrozen;

  /** Creates a racer at this place. */
  public LineRacePlayer(Game g, int row, int col) {
    super(g, row, col);
  }

  /** How many turns the racer still has to sit out. */
  public int getNumTurnsFrozen() {
    return numTurnsFrozen;
  }

  /** Says how many turns the racer has to sit out. */
  public void setNumTurnsFrozen(int numTurnsFrozen) {
    this.numTurnsFrozen = numTurnsFrozen;
  }

  @Override
  public void takeTurn() {
    if (numTurnsFrozen > 0) {
      numTurnsFrozen--;
      System.out.println("Player " + getPlayerNum() + " is in a Pit.");
    } else {
      int die = rollDie();
      System.out.println("Player " + getPlayerNum() + " rolled a " + die + ".");
      moveTo(getRow(), columnAfter(die));
    }
  }

  private int rollDie() {
    return (int) (Math.random() * 3) + 1;
  }

  private int columnAfter(int steps) {
    int goal = getGame().getBoard().getNumCols() - 1;
    int col = getCol() + steps;
    return col > goal ? goal : col;
  }

  @Override
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    String move = " moved from tile " + fromCol + " to tile " + toCol + ".";
    System.out.println("Player " + getPlayerNum() + move);
  }
}
