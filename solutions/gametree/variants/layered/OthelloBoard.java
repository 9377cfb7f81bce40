package gametree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Othello on a common board, with a table of makers of states. */
public class OthelloBoard extends ABoard {

  private static final Map<Integer, Supplier<IBoardState>> ENDS =
      Map.of(1, Player0WonState::new, -1, Player1WonState::new, 0, DrawState::new);

  private final int size;

  /** Creates a board of 8 rows. */
  public OthelloBoard() {
    this(8);
  }

  /** Creates a board of an even number of rows. */
  public OthelloBoard(int size) {
    super(checked(size));
    this.size = size;
    reset();
  }

  private static int checked(int size) {
    if (size < 2 || size % 2 == 1) {
      throw new IllegalArgumentException("no size: " + size);
    }
    return size;
  }

  @Override
  public final void reset() {
    clear();
    int half = size / 2;
    put(new Move(half - 1, half), 0);
    put(new Move(half, half - 1), 0);
    put(new Move(half - 1, half - 1), 1);
    put(new Move(half, half), 1);
    settle();
  }

  @Override
  List<Move> moves(int player) {
    List<Move> places = places(player);
    return places.isEmpty() ? List.of(Move.PASS) : places;
  }

  private List<Move> places(int player) {
    List<Move> places = new ArrayList<>();
    for (int i = 0; i < size * size; i++) {
      Move place = new Move(i / size, i % size);
      if (holds(place, NO_PLAYER) && changed(place, player).size() > 1) {
        places.add(place);
      }
    }
    return places;
  }

  @Override
  List<Move> changed(Move move, int player) {
    List<Move> changed = new ArrayList<>();
    if (move.equals(Move.PASS)) {
      return changed;
    }
    changed.add(move);
    for (int i = 0; i < 9; i++) {
      List<Move> line = new ArrayList<>();
      Move at = step(move, i);
      while (i != 4 && holds(at, 1 - player)) {
        line.add(at);
        at = step(at, i);
      }
      if (i != 4 && holds(at, player)) {
        changed.addAll(line);
      }
    }
    return changed;
  }

  private static Move step(Move from, int direction) {
    return new Move(from.row() + direction / 3 - 1, from.col() + direction % 3 - 1);
  }

  private boolean holds(Move at, int token) {
    boolean inside = at.row() >= 0 && at.row() < size && at.col() >= 0 && at.col() < size;
    return inside && getTokenAt(at.row(), at.col()) == token;
  }

  @Override
  IBoardState next(IBoardState open) {
    if (!places(0).isEmpty() || !places(1).isEmpty()) {
      return open;
    }
    int lead = 0;
    for (int i = 0; i < size * size; i++) {
      int token = getTokenAt(i / size, i % size);
      lead += token == NO_PLAYER ? 0 : 1 - 2 * token;
    }
    return ENDS.get(Integer.signum(lead)).get();
  }
}
