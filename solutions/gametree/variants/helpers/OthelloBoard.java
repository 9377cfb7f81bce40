package gametree;

import java.util.ArrayList;
import java.util.List;

/** Othello as a square board. */
public class OthelloBoard extends SquareBoard {

  private final int size;

  /** Creates a board of size 8. */
  public OthelloBoard() {
    this(8);
  }

  /** Creates a board of an even size. */
  public OthelloBoard(int size) {
    if (size < 2 || size % 2 > 0) {
      throw new IllegalArgumentException("Even sizes only, please, and not " + size);
    }
    this.size = size;
    reset();
  }

  @Override
  public void reset() {
    tokens = empty(size);
    int high = size / 2;
    int low = high - 1;
    tokens[low][low] = 1;
    tokens[high][high] = 1;
    tokens[low][high] = 0;
    tokens[high][low] = 0;
    state = newState();
  }

  @Override
  protected List<Move> moves(int player) {
    List<Move> moves = places(player);
    return moves.isEmpty() ? List.of(new Move(-1, -1)) : moves;
  }

  private List<Move> places(int player) {
    List<Move> places = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int col = 0; col < size; col++) {
        if (tokens[row][col] == NO_PLAYER && flips(row, col, player, false)) {
          places.add(new Move(row, col));
        }
      }
    }
    return places;
  }

  private boolean flips(int row, int col, int player, boolean really) {
    boolean any = false;
    for (int i = 0; i < 9; i++) {
      if (i != 4) {
        any |= flipsLine(row + i / 3 - 1, col + i % 3 - 1, i, player, really, 0);
      }
    }
    return any;
  }

  /** Follows a line; on the way back, the tokens are flipped. */
  private boolean flipsLine(int row, int col, int i, int player, boolean really, int met) {
    if (row < 0 || row >= size || col < 0 || col >= size || tokens[row][col] == NO_PLAYER) {
      return false;
    }
    if (tokens[row][col] == player) {
      return met > 0;
    }
    boolean closed = flipsLine(row + i / 3 - 1, col + i % 3 - 1, i, player, really, met + 1);
    if (closed && really) {
      tokens[row][col] = player;
    }
    return closed;
  }

  @Override
  protected void change(Move move, int player) {
    if (!move.equals(Move.PASS)) {
      flips(move.row(), move.col(), player, true);
      tokens[move.row()][move.col()] = player;
    }
  }

  @Override
  protected IBoardState newState() {
    if (!places(0).isEmpty() || !places(1).isEmpty()) {
      return new NoWinnerState(this::moves);
    }
    int first = 0;
    int second = 0;
    for (int[] row : tokens) {
      for (int token : row) {
        first += token == 0 ? 1 : 0;
        second += token == 1 ? 1 : 0;
      }
    }
    if (first == second) {
      return new DrawState();
    }
    return first > second ? new Player0WonState() : new Player1WonState();
  }
}
