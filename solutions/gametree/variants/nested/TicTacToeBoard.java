package gametree;

import java.util.ArrayList;
import java.util.List;

/** Tic-Tac-Toe, whose places are objects. */
public class TicTacToeBoard implements IBoardModel {

  /** A place of the board. */
  private static class Place {
    private int token = NO_PLAYER;
  }

  /** A state that also knows whether places may be taken. */
  private class Playing extends NoWinnerState {
    Playing() {
      super(player -> places());
    }
  }

  private final Place[][] places = new Place[3][3];
  private IBoardState state = new Playing();

  /** Creates a board. */
  public TicTacToeBoard() {
    for (int i = 0; i < 9; i++) {
      places[i / 3][i % 3] = new Place();
    }
  }

  private List<Move> places() {
    List<Move> free = new ArrayList<>();
    for (int i = 8; i >= 0; i--) {
      if (places[i / 3][i % 3].token < 0) {
        free.add(new Move(i / 3, i % 3));
      }
    }
    return free;
  }

  @Override
  public int getRows() {
    return places.length;
  }

  @Override
  public int getColumns() {
    return places[0].length;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return places[row][col].token;
  }

  @Override
  public void reset() {
    for (Place[] row : places) {
      for (Place place : row) {
        place.token = NO_PLAYER;
      }
    }
    state = new Playing();
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    if (!MoveCollector.collect(this, player).contains(new Move(row, col))) {
      check.invalidMoveCase();
      return () -> {};
    }
    Place place = places[row][col];
    place.token = player;
    IBoardState former = state;
    if (wins(player)) {
      state = player == 0 ? new Player0WonState() : new Player1WonState();
    } else if (places().size() == 0) {
      state = new DrawState();
    }
    check.validMoveCase();
    execute(status, null);
    return new IUndoMove() {
      @Override
      public void undo() {
        place.token = NO_PLAYER;
        state = former;
      }
    };
  }

  private boolean wins(int player) {
    int both = 0;
    for (int i = 0; i < 3; i++) {
      int row = 0;
      int col = 0;
      for (int j = 0; j < 3; j++) {
        row += places[i][j].token == player ? 1 : 0;
        col += places[j][i].token == player ? 1 : 0;
      }
      if (row == 3 || col == 3) {
        return true;
      }
      both += places[i][i].token == player ? 1 : 0;
      both += places[i][2 - i].token == player ? 10 : 0;
    }
    return both >= 30 || both % 10 == 3;
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
