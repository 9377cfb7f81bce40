package gamedesign.linerace;

import gamedesign.engine.Game;
import gamedesign.engine.Player;

/** A player who rolls a die with three sides, and who may have to wait in a pit. */
public class LineRacePlayer extends Player {

  private static final int SIDES = 3;

  private int numTurnsFrozen;

  /**
   * Creates a player.
   *
   * @param g the game that the player is in
   * @param row the row where the player begins
   * @param col the column where the player begins
   */
  public LineRacePlayer(Game g, int row, int col) {
    super(g, row, col);
  }

  /** Waits if the player is frozen; otherwise rolls and moves, at most to the last tile. */
  @Override
  public void takeTurn() {
    if (numTurnsFrozen > 0) {
      System.out.println("Player " + getPlayerNum() + " is in a Pit.");
      numTurnsFrozen--;
      return;
    }
    int roll = 1 + (int) (Math.random() * SIDES);
    System.out.println("Player " + getPlayerNum() + " rolled a " + roll + ".");
    int last = game.getBoard().getNumCols() - 1;
    moveTo(getRow(), Math.min(getCol() + roll, last));
  }

  /** Prints the move by its columns alone: the track has one row. */
  @Override
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.println(
        "Player " + getPlayerNum() + " moved from tile " + fromCol + " to tile " + toCol + ".");
  }

  /**
   * Returns how long the player must wait.
   *
   * @return the number of turns that the player will lose; 0 if none
   */
  public int getNumTurnsFrozen() {
    return numTurnsFrozen;
  }

  /**
   * Makes the player wait.
   *
   * @param numTurnsFrozen the number of turns to lose; 0 for none
   */
  public void setNumTurnsFrozen(int numTurnsFrozen) {
    this.numTurnsFrozen = numTurnsFrozen;
  }
}
