package gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Othello on a square board of any even size.
 *
 * <p>A player sets a token so that, in at least one of the eight directions, it encloses tokens of
 * the opponent in a straight line between itself and another token of the player; all tokens
 * enclosed that way become the player's. A player without such a move must pass, which is the move
 * (-1, -1), and nobody else may. The game is over when neither player can set a token; then the one
 * with more tokens wins.
 */
public class OthelloBoard implements IBoardModel {

  private static final int STANDARD_SIZE = 8;
  private static final int[][] DIRECTIONS = {
    {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}
  };

  private final int size;
  private final int[][] tokens;
  private final IBoardState open = new NoWinnerState(this::validMoves);
  private IBoardState state;

  /** Creates a board of 8 rows and 8 columns. */
  public OthelloBoard() {
    this(STANDARD_SIZE);
  }

  /**
   * Creates a board.
   *
   * @param size the number of rows and of columns, even and at least 2
   * @throws IllegalArgumentException for any other size
   */
  public OthelloBoard(int size) {
    if (size < 2 || size % 2 != 0) {
      throw new IllegalArgumentException("The size must be even and at least 2, not " + size);
    }
    this.size = size;
    this.tokens = new int[size][size];
    setUp();
  }

  @Override
  public void reset() {
    setUp();
  }

  /** Two tokens of each player, crosswise in the middle: player 0 has the upper right one. */
  private void setUp() {
    for (int[] row : tokens) {
      Arrays.fill(row, NO_PLAYER);
    }
    int middle = size / 2;
    tokens[middle - 1][middle] = 0;
    tokens[middle][middle - 1] = 0;
    tokens[middle - 1][middle - 1] = 1;
    tokens[middle][middle] = 1;
    updateState();
  }

  @Override
  public int getRows() {
    return size;
  }

  @Override
  public int getColumns() {
    return size;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return tokens[row][col];
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    boolean isPass = row == Move.PASS.row() && col == Move.PASS.col();
    List<Move> flipped = isPass ? List.of() : enclosed(row, col, player);
    if (IsGameOver.on(this) || (isPass ? canSet(player) : flipped.isEmpty())) {
      check.invalidMoveCase();
      return () -> {};
    }
    IBoardState before = state;
    if (!isPass) {
      tokens[row][col] = player;
      give(flipped, player);
      updateState();
    }
    check.validMoveCase();
    execute(status, null);
    return new IUndoMove() {
      @Override
      public void undo() {
        if (!isPass) {
          tokens[row][col] = NO_PLAYER;
          give(flipped, 1 - player);
        }
        state = before;
      }
    };
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, lambda, param);
  }

  private void updateState() {
    state = canSet(0) || canSet(1) ? open : finalState();
  }

  private IBoardState finalState() {
    int difference = count(0) - count(1);
    if (difference == 0) {
      return new DrawState();
    }
    return difference > 0 ? new Player0WonState() : new Player1WonState();
  }

  private int count(int player) {
    int count = 0;
    for (int[] row : tokens) {
      for (int token : row) {
        count += token == player ? 1 : 0;
      }
    }
    return count;
  }

  private void give(List<Move> places, int player) {
    for (Move place : places) {
      tokens[place.row()][place.col()] = player;
    }
  }

  /** Returns where a player can set a token; if nowhere, the pass. */
  private List<Move> validMoves(int player) {
    List<Move> moves = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int col = 0; col < size; col++) {
        if (encloses(row, col, player)) {
          moves.add(new Move(row, col));
        }
      }
    }
    return moves.isEmpty() ? List.of(Move.PASS) : moves;
  }

  private boolean canSet(int player) {
    for (int row = 0; row < size; row++) {
      for (int col = 0; col < size; col++) {
        if (encloses(row, col, player)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean encloses(int row, int col, int player) {
    if (!isOnBoard(row, col) || tokens[row][col] != NO_PLAYER) {
      return false;
    }
    for (int[] direction : DIRECTIONS) {
      if (enclosed(row, col, direction, player) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the places of all tokens that a new one would enclose. */
  private List<Move> enclosed(int row, int col, int player) {
    List<Move> places = new ArrayList<>();
    if (isOnBoard(row, col) && tokens[row][col] == NO_PLAYER) {
      for (int[] direction : DIRECTIONS) {
        int count = enclosed(row, col, direction, player);
        for (int i = 1; i <= count; i++) {
          places.add(new Move(row + i * direction[0], col + i * direction[1]));
        }
      }
    }
    return places;
  }

  /** Returns how many tokens a new one would enclose in one direction. */
  private int enclosed(int row, int col, int[] direction, int player) {
    int count = 0;
    int r = row + direction[0];
    int c = col + direction[1];
    while (isOnBoard(r, c) && tokens[r][c] == 1 - player) {
      count++;
      r += direction[0];
      c += direction[1];
    }
    return isOnBoard(r, c) && tokens[r][c] == player ? count : 0;
  }

  private boolean isOnBoard(int row, int col) {
    return row >= 0 && row < size && col >= 0 && col < size;
  }
}
