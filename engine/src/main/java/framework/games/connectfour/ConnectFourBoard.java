package framework.games.connectfour;

import framework.Board;
import framework.GameOverStatus;
import framework.InvalidSingletonInstantiationException;
import framework.Lines;
import framework.Space;

/** The board of six rows and seven columns, which is empty at the beginning. Four in a row win. */
public class ConnectFourBoard extends Board {

  private static final int ROWS = 6;
  private static final int COLUMNS = 7;
  private static final int LENGTH = 4;

  private final Lines lines = new Lines(this, LENGTH);

  /**
   * Makes the board; {@link Board#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  public ConnectFourBoard() throws InvalidSingletonInstantiationException {
    super(ROWS, COLUMNS);
  }

  /**
   * Returns where a disc comes to lie that is dropped into a column.
   *
   * @param column from 0, counted from the left
   * @return the lowest empty space of the column; its uppermost space, which is occupied, if the
   *     column is full
   */
  public Space landing(int column) {
    int row = ROWS - 1;
    while (row > 0 && !getSpace(row, column).isEmpty()) {
      row--;
    }
    return getSpace(row, column);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    GameOverStatus won = lines.status();
    if (won != null) {
      return won;
    }
    for (int column = 0; column < COLUMNS; column++) {
      if (getSpace(0, column).isEmpty()) {
        return GameOverStatus.NOT_OVER;
      }
    }
    return new GameOverStatus(true, null);
  }
}
