package gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The board of Tic-Tac-Toe. Its places are numbered from 0 to 8, row by row. */
public class TicTacToeBoard implements IBoardModel {

  private static final int SIDE = 3;

  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  private final IBoardState open = new NoWinnerState(player -> freePlaces());
  private final int[] places = new int[SIDE * SIDE];
  private IBoardState state;

  /** Creates an empty board. */
  public TicTacToeBoard() {
    empty();
  }

  private void empty() {
    Arrays.fill(places, NO_PLAYER);
    state = open;
  }

  @Override
  public void reset() {
    empty();
  }

  @Override
  public int getRows() {
    return SIDE;
  }

  @Override
  public int getColumns() {
    return SIDE;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return places[SIDE * row + col];
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    if (IsGameOver.on(this) || !isFree(row, col)) {
      check.invalidMoveCase();
      return new IUndoMove() {
        @Override
        public void undo() {
          // nothing was done
        }
      };
    }
    int place = SIDE * row + col;
    places[place] = player;
    updateState(player);
    check.validMoveCase();
    state.execute(this, status, null);
    return new IUndoMove() {
      @Override
      public void undo() {
        places[place] = NO_PLAYER;
        state = open;
      }
    };
  }

  private boolean isFree(int row, int col) {
    boolean onBoard = 0 <= row && row < SIDE && 0 <= col && col < SIDE;
    return onBoard && getTokenAt(row, col) == NO_PLAYER;
  }

  private void updateState(int player) {
    if (hasWon(player)) {
      state = player == 0 ? new Player0WonState() : new Player1WonState();
    } else if (freePlaces().isEmpty()) {
      state = new DrawState();
    }
  }

  private boolean hasWon(int player) {
    for (int[] line : LINES) {
      if (places[line[0]] == player && places[line[1]] == player && places[line[2]] == player) {
        return true;
      }
    }
    return false;
  }

  private List<Move> freePlaces() {
    List<Move> free = new ArrayList<>();
    for (int place = 0; place < places.length; place++) {
      if (places[place] == NO_PLAYER) {
        free.add(new Move(place / SIDE, place % SIDE));
      }
    }
    return free;
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, lambda, param);
  }
}
