package gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Tic-Tac-Toe: whoever first has three tokens in a row, column or diagonal wins. */
public class TicTacToeBoard implements IBoardModel {

  private static final int SIZE = 3;

  /** All moves that there are: a search asks for them again and again. */
  private static final Move[][] MOVES = new Move[SIZE][SIZE];

  static {
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        MOVES[row][col] = new Move(row, col);
      }
    }
  }

  private final IBoardState open = new NoWinnerState(player -> emptyPlaces());
  private final int[][] tokens = new int[SIZE][SIZE];
  private int empty;
  private IBoardState state;

  /** Creates an empty board. */
  public TicTacToeBoard() {
    clear();
  }

  @Override
  public void reset() {
    clear();
  }

  private void clear() {
    for (int[] row : tokens) {
      Arrays.fill(row, NO_PLAYER);
    }
    empty = SIZE * SIZE;
    state = open;
  }

  @Override
  public int getRows() {
    return SIZE;
  }

  @Override
  public int getColumns() {
    return SIZE;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return tokens[row][col];
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    if (IsGameOver.on(this) || !isEmpty(row, col)) {
      check.invalidMoveCase();
      return () -> {};
    }
    IBoardState before = state;
    tokens[row][col] = player;
    empty--;
    state = stateAfter(row, col, player);
    check.validMoveCase();
    execute(status, null);
    return new IUndoMove() {
      @Override
      public void undo() {
        tokens[row][col] = NO_PLAYER;
        empty++;
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

  /** Only the lines through the new token can have become full. */
  private IBoardState stateAfter(int row, int col, int player) {
    if (hasLine(row, col, player)) {
      return player == 0 ? new Player0WonState() : new Player1WonState();
    }
    return empty == 0 ? new DrawState() : state;
  }

  private boolean hasLine(int row, int col, int player) {
    return isLine(row, 0, 0, 1, player)
        || isLine(0, col, 1, 0, player)
        || isLine(0, 0, 1, 1, player)
        || isLine(0, SIZE - 1, 1, -1, player);
  }

  private boolean isLine(int row, int col, int rowStep, int colStep, int player) {
    for (int i = 0; i < SIZE; i++) {
      if (tokens[row + i * rowStep][col + i * colStep] != player) {
        return false;
      }
    }
    return true;
  }

  private boolean isEmpty(int row, int col) {
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE && tokens[row][col] == NO_PLAYER;
  }

  private List<Move> emptyPlaces() {
    List<Move> places = new ArrayList<>(empty);
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (tokens[row][col] == NO_PLAYER) {
          places.add(MOVES[row][col]);
        }
      }
    }
    return places;
  }
}
