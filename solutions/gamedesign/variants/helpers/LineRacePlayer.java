package gamedesign.linerace;

import gamedesign.engine.Game;

/** A racer; freezing and rolling are done by others. */
public class LineRacePlayer extends FreezingPlayer {
  private final Die die = new Die(3);

  /** Creates a racer. */
  public LineRacePlayer(Game g, int row, int col) {
    super(g, row, col);
  }

  @Override
  protected void takeThawedTurn() {
    int number = die.roll();
    say("rolled a " + number + ".");
    int end = game.getBoard().getNumCols() - 1;
    moveTo(getRow(), Math.min(end, getCol() + number));
  }

  @Override
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    say("moved from tile " + fromCol + " to tile " + toCol + ".");
  }
}
