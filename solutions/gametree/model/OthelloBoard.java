package gametree;

import java.util.ArrayList;
import java.util.List;

/** The board of Othello. Places are numbered row by row. */
public class OthelloBoard implements IBoardModel {

  private static final int USUAL = 8;

  private final IBoardState open = new NoWinnerState(this::choices);
  private final int side;
  private final int[] places;
  private IBoardState state;

  /** Creates a board of the usual size. */
  public OthelloBoard() {
    this(USUAL);
  }

  /**
   * Creates a board.
   *
   * @param size an even number of rows and columns
   * @throws IllegalArgumentException if it is odd or less than 2
   */
  public OthelloBoard(int size) {
    if (size <= 0 || size % 2 == 1) {
      throw new IllegalArgumentException("No Othello board has " + size + " rows.");
    }
    side = size;
    places = new int[size * size];
    begin();
  }

  private void begin() {
    for (int place = 0; place < places.length; place++) {
      places[place] = NO_PLAYER;
    }
    int half = side / 2;
    set(half - 1, half - 1, 1);
    set(half - 1, half, 0);
    set(half, half - 1, 0);
    set(half, half, 1);
    updateState();
  }

  @Override
  public void reset() {
    begin();
  }

  @Override
  public int getRows() {
    return side;
  }

  @Override
  public int getColumns() {
    return side;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return places[row * side + col];
  }

  private void set(int row, int col, int token) {
    places[row * side + col] = token;
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    if (IsGameOver.on(this) || !choices(player).contains(new Move(row, col))) {
      check.invalidMoveCase();
      return () -> {};
    }
    List<Move> flipped = new ArrayList<>();
    if (row >= 0) {
      flipped.addAll(enclosed(row, col, player));
      flipped.forEach(place -> set(place.row(), place.col(), player));
      set(row, col, player);
      updateState();
    }
    check.validMoveCase();
    state.execute(this, status, null);
    return new IUndoMove() {
      @Override
      public void undo() {
        flipped.forEach(place -> set(place.row(), place.col(), 1 - player));
        if (row >= 0) {
          set(row, col, NO_PLAYER);
        }
        state = open;
      }
    };
  }

  /** The tokens that a new one encloses. */
  private List<Move> enclosed(int row, int col, int player) {
    List<Move> all = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        int length = run(row, col, down, right, player);
        for (int i = 1; i <= length; i++) {
          all.add(new Move(row + i * down, col + i * right));
        }
      }
    }
    return all;
  }

  /** How many tokens a new one encloses in a direction. */
  private int run(int row, int col, int down, int right, int player) {
    if (down == 0 && right == 0) {
      return 0;
    }
    int length = 0;
    while (holds(row + (length + 1) * down, col + (length + 1) * right, 1 - player)) {
      length++;
    }
    boolean closed = holds(row + (length + 1) * down, col + (length + 1) * right, player);
    return closed ? length : 0;
  }

  private boolean holds(int row, int col, int token) {
    return row >= 0 && row < side && col >= 0 && col < side && getTokenAt(row, col) == token;
  }

  private boolean canSet(int row, int col, int player) {
    return getTokenAt(row, col) == NO_PLAYER && !enclosed(row, col, player).isEmpty();
  }

  private List<Move> settings(int player) {
    List<Move> moves = new ArrayList<>();
    for (int row = 0; row < side; row++) {
      for (int col = 0; col < side; col++) {
        if (canSet(row, col, player)) {
          moves.add(new Move(row, col));
        }
      }
    }
    return moves;
  }

  /** Where a player can set a token; else the pass. */
  private List<Move> choices(int player) {
    List<Move> moves = settings(player);
    if (moves.isEmpty()) {
      moves.add(Move.PASS);
    }
    return moves;
  }

  private void updateState() {
    state = open;
    if (settings(0).isEmpty() && settings(1).isEmpty()) {
      int lead = 0;
      for (int token : places) {
        if (token != NO_PLAYER) {
          lead += token == 0 ? 1 : -1;
        }
      }
      state = result(lead);
    }
  }

  private static IBoardState result(int lead) {
    if (lead > 0) {
      return new Player0WonState();
    }
    return lead < 0 ? new Player1WonState() : new DrawState();
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
