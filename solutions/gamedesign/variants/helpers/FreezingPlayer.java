package gamedesign.linerace;

import gamedesign.engine.Game;
import gamedesign.engine.Player;

/** A player who can be frozen. */
abstract class FreezingPlayer extends Player {
  private int numTurnsFrozen;

  FreezingPlayer(Game g, int row, int col) {
    super(g, row, col);
  }

  @Override
  public void takeTurn() {
    if (numTurnsFrozen == 0) {
      takeThawedTurn();
    } else {
      say("is in a Pit.");
      numTurnsFrozen--;
    }
  }

  protected abstract void takeThawedTurn();

  protected final void say(String what) {
    System.out.println("Player " + getPlayerNum() + " " + what);
  }

  public int getNumTurnsFrozen() {
    return numTurnsFrozen;
  }

  public void setNumTurnsFrozen(int numTurnsFrozen) {
    this.numTurnsFrozen = numTurnsFrozen;
  }
}
