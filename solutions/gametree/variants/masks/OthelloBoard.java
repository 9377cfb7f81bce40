package gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Othello in one array of letters with a margin, so that no line leaves it. */
public class OthelloBoard implements IBoardModel {

  private static final char MARGIN = '#';
  private static final char EMPTY = '.';
  private static final char[] TOKENS = {'b', 'w'};

  private final int size;
  private final int width;
  private final int[] directions;
  private final char[] places;
  private final IBoardState goingOn;
  private IBoardState state;

  /** Creates a board of the standard size. */
  public OthelloBoard() {
    this(8);
  }

  /** Creates a board of any even size. */
  public OthelloBoard(int size) {
    if (size < 2 || (size & 1) == 1) {
      throw new IllegalArgumentException("Not an even size: " + size);
    }
    this.size = size;
    width = size + 2;
    directions = new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
    places = new char[width * width];
    goingOn = new NoWinnerState(player -> moves(player));
    reset();
  }

  @Override
  public void reset() {
    Arrays.fill(places, MARGIN);
    for (int row = 0; row < size; row++) {
      Arrays.fill(places, index(row, 0), index(row, size), EMPTY);
    }
    int middle = size / 2;
    places[index(middle - 1, middle)] = TOKENS[0];
    places[index(middle, middle - 1)] = TOKENS[0];
    places[index(middle, middle)] = TOKENS[1];
    places[index(middle - 1, middle - 1)] = TOKENS[1];
    settle();
  }

  private int index(int row, int col) {
    return (row + 1) * width + col + 1;
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
    char token = places[index(row, col)];
    return token == TOKENS[0] ? 0 : token == TOKENS[1] ? 1 : NO_PLAYER;
  }

  private int run(int place, int direction, int player) {
    int end = place + direction;
    while (places[end] == TOKENS[1 - player]) {
      end += direction;
    }
    return places[end] == TOKENS[player] ? (end - place) / direction - 1 : 0;
  }

  private boolean isMove(int row, int col, int player) {
    if (row < 0 || col < 0 || row >= size || col >= size) {
      return false;
    }
    int place = index(row, col);
    boolean encloses = false;
    for (int direction : directions) {
      encloses |= places[place] == EMPTY && run(place, direction, player) > 0;
    }
    return encloses;
  }

  private List<Move> settings(int player) {
    List<Move> moves = new ArrayList<>();
    for (int col = 0; col < size; col++) {
      for (int row = 0; row < size; row++) {
        if (isMove(row, col, player)) {
          moves.add(new Move(row, col));
        }
      }
    }
    return moves;
  }

  private List<Move> moves(int player) {
    List<Move> moves = settings(player);
    if (moves.isEmpty()) {
      moves.add(Move.PASS);
    }
    return moves;
  }

  private void settle() {
    if (!settings(0).isEmpty() || !settings(1).isEmpty()) {
      state = goingOn;
      return;
    }
    int[] count = new int[128];
    for (char place : places) {
      count[place]++;
    }
    int lead = count[TOKENS[0]] - count[TOKENS[1]];
    state = lead > 0 ? new Player0WonState() : lead < 0 ? new Player1WonState() : new DrawState();
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    boolean passes = row == -1 && col == -1 && settings(player).isEmpty();
    if (state != goingOn || !passes && !isMove(row, col, player)) {
      check.invalidMoveCase();
      return () -> {};
    }
    List<Integer> changed = new ArrayList<>();
    if (!passes) {
      int place = index(row, col);
      for (int direction : directions) {
        for (int i = run(place, direction, player); i > 0; i--) {
          changed.add(place + i * direction);
        }
      }
      changed.forEach(i -> places[i] = TOKENS[player]);
      places[place] = TOKENS[player];
      settle();
    }
    check.validMoveCase();
    execute(status, null);
    return () -> {
      if (!passes) {
        changed.forEach(i -> places[i] = TOKENS[1 - player]);
        places[index(row, col)] = EMPTY;
      }
      state = goingOn;
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
}
