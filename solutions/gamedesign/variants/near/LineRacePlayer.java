package gamedesign.linerace;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.Random;

/** A racer that never goes beyond the goal. */
public class LineRacePlayer extends Player {
  private static final Random DIE = new Random();

  private int numTurnsFrozen;

  /** A racer at this place. */
  public LineRacePlayer(Game g, int row, int col) {
    super(g, row, col);
  }

  /** Turns to wait. */
  public int getNumTurnsFrozen() {
    return numTurnsFrozen;
  }

  /** Lets the racer wait. */
  public void setNumTurnsFrozen(int numTurnsFrozen) {
    this.numTurnsFrozen = numTurnsFrozen;
  }

  @Override
  public void takeTurn() {
    Runnable turn = numTurnsFrozen > 0 ? this::waitInThePit : this::run;
    turn.run();
  }

  private void waitInThePit() {
    numTurnsFrozen -= 1;
    System.out.println(this + " is in a Pit.");
  }

  private void run() {
    int roll = 1 + DIE.nextInt(3);
    System.out.println(this + " rolled a " + roll + ".");
    moveTo(getRow(), getCol() + roll);
  }

  @Override
  public void moveTo(int row, int col) {
    super.moveTo(row, Math.min(col, game.getBoard().getNumCols() - 1));
  }

  @Override
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.println(this + " moved from tile " + fromCol + " to tile " + toCol + ".");
  }

  @Override
  public String toString() {
    return "Player " + getPlayerNum();
  }
}
