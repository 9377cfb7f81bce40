package gametree;

import java.util.ArrayList;
import java.util.List;

/** Tic-Tac-Toe as a square board. */
public class TicTacToeBoard extends SquareBoard {

  private static final int SIZE = 3;

  /** Creates an empty board. */
  public TicTacToeBoard() {
    reset();
  }

  @Override
  public void reset() {
    tokens = empty(SIZE);
    state = new NoWinnerState(this::moves);
  }

  @Override
  protected List<Move> moves(int player) {
    List<Move> moves = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (tokens[row][col] == NO_PLAYER) {
          moves.add(new Move(row, col));
        }
      }
    }
    return moves;
  }

  @Override
  protected void change(Move move, int player) {
    tokens[move.row()][move.col()] = player;
  }

  @Override
  protected IBoardState newState() {
    if (hasLine(0)) {
      return new Player0WonState();
    }
    if (hasLine(1)) {
      return new Player1WonState();
    }
    return moves(0).isEmpty() ? new DrawState() : state;
  }

  private boolean hasLine(int player) {
    boolean falling = true;
    boolean rising = true;
    for (int i = 0; i < SIZE; i++) {
      boolean row = true;
      boolean col = true;
      for (int j = 0; j < SIZE; j++) {
        row &= tokens[i][j] == player;
        col &= tokens[j][i] == player;
      }
      if (row || col) {
        return true;
      }
      falling &= tokens[i][i] == player;
      rising &= tokens[i][SIZE - 1 - i] == player;
    }
    return falling || rising;
  }
}
