package gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Othello, whose finished states are the constants of an enum. */
public class OthelloBoard implements IBoardModel {

  private final int size;
  private final int[][] tokens;
  private final int[] counts = new int[2];
  private final IBoardState open = new NoWinnerState(this::moves);
  private IBoardState state = open;
  private boolean lastWasPass;
  private int lead;

  /** Creates a board of 8 rows. */
  public OthelloBoard() {
    this(8);
  }

  /** Creates a board of an even number of rows. */
  public OthelloBoard(int size) {
    if (size < 2 || size % 2 != 0) {
      throw new IllegalArgumentException("size " + size);
    }
    this.size = size;
    tokens = new int[size][size];
    reset();
  }

  @Override
  public final void reset() {
    for (int[] row : tokens) {
      Arrays.fill(row, NO_PLAYER);
    }
    Arrays.fill(counts, 0);
    int half = size / 2;
    put(half - 1, half, 0);
    put(half, half - 1, 0);
    put(half - 1, half - 1, 1);
    put(half, half, 1);
    lastWasPass = false;
    settle();
  }

  private void put(int row, int col, int token) {
    int before = tokens[row][col];
    if (before != NO_PLAYER) {
      counts[before]--;
    }
    if (token != NO_PLAYER) {
      counts[token]++;
    }
    tokens[row][col] = token;
    lead = counts[0] - counts[1];
  }

  private void settle() {
    boolean goesOn = !places(0).isEmpty() || !places(1).isEmpty();
    state = goesOn ? open : Over.of(lead);
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

  private List<Move> moves(int player) {
    List<Move> places = places(player);
    return places.isEmpty() ? List.of(Move.PASS) : places;
  }

  private List<Move> places(int player) {
    List<Move> places = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int col = 0; col < size; col++) {
        if (tokens[row][col] == NO_PLAYER && !enclosed(row, col, player).isEmpty()) {
          places.add(new Move(row, col));
        }
      }
    }
    return places;
  }

  private List<Move> enclosed(int row, int col, int player) {
    List<Move> all = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      List<Move> line = new ArrayList<>();
      int down = i / 3 - 1;
      int right = i % 3 - 1;
      int r = row + down;
      int c = col + right;
      while (i != 4 && holds(r, c, 1 - player)) {
        line.add(new Move(r, c));
        r += down;
        c += right;
      }
      if (holds(r, c, player)) {
        all.addAll(line);
      }
    }
    return all;
  }

  private boolean holds(int row, int col, int token) {
    return row >= 0 && row < size && col >= 0 && col < size && tokens[row][col] == token;
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    Move move = new Move(row, col);
    if (state != open || !moves(player).contains(move)) {
      check.invalidMoveCase();
      return () -> {};
    }
    boolean passes = move.equals(Move.PASS);
    boolean passed = lastWasPass;
    List<Move> turned = passes ? List.of() : enclosed(row, col, player);
    turned.forEach(place -> put(place.row(), place.col(), player));
    if (!passes) {
      put(row, col, player);
    }
    lastWasPass = passes;
    settle();
    check.validMoveCase();
    execute(status, null);
    return () -> {
      turned.forEach(place -> put(place.row(), place.col(), 1 - player));
      if (!passes) {
        put(row, col, NO_PLAYER);
      }
      lastWasPass = passed;
      state = open;
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

  /** A finished game: each constant calls its own case. */
  private enum Over implements IBoardState {
    FIRST {
      @Override
      public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
        return visitor.player0WonCase(host, param);
      }
    },
    SECOND {
      @Override
      public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
        return visitor.player1WonCase(host, param);
      }
    },
    DRAWN(IBoardStatusVisitor::drawCase);

    private final Ending ending;

    Over() {
      this(Ending.FIRST);
    }

    Over(Ending ending) {
      this.ending = ending;
    }

    static Over of(int lead) {
      return lead == 0 ? DRAWN : lead > 0 ? FIRST : SECOND;
    }

    @Override
    public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return ending.tell(visitor, host, param);
    }

    @Override
    public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
      lambda.noApply(host, player, param);
    }
  }
}
