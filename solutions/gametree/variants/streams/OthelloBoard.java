package gametree;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Othello on a map from places to players. */
public class OthelloBoard implements IBoardModel {

  private static final List<Move> DIRECTIONS =
      IntStream.rangeClosed(-1, 1)
          .boxed()
          .flatMap(r -> IntStream.rangeClosed(-1, 1).mapToObj(c -> new Move(r, c)))
          .filter(d -> d.row() != 0 || d.col() != 0)
          .toList();

  private final int size;
  private final IBoardState open = new NoWinnerState(this::options);
  private Map<Move, Integer> tokens;
  private IBoardState state;

  /** Creates a board of 8 by 8 places. */
  public OthelloBoard() {
    this(8);
  }

  /** Creates a board; the size must be even. */
  public OthelloBoard(int size) {
    if (size < 2 || size % 2 != 0) {
      throw new IllegalArgumentException("size " + size);
    }
    this.size = size;
    reset();
  }

  @Override
  public final void reset() {
    int h = size / 2;
    tokens =
        Map.of(
            new Move(h - 1, h), 0, new Move(h, h - 1), 0, new Move(h, h), 1, new Move(h - 1, h - 1), 1);
    state = stateNow();
  }

  private IBoardState stateNow() {
    if (Stream.of(0, 1).anyMatch(player -> places(player).findAny().isPresent())) {
      return open;
    }
    long first = tokens.values().stream().filter(t -> t == 0).count();
    long second = tokens.size() - first;
    if (first == second) {
      return new DrawState();
    }
    return first > second ? new Player0WonState() : new Player1WonState();
  }

  private Stream<Move> places(int player) {
    return IntStream.range(0, size * size)
        .mapToObj(i -> new Move(i / size, i % size))
        .filter(place -> !tokens.containsKey(place))
        .filter(place -> flipped(place, player).findAny().isPresent());
  }

  private Stream<Move> flipped(Move place, int player) {
    return DIRECTIONS.stream()
        .flatMap(
            direction -> {
              List<Move> row =
                  Stream.iterate(step(place, direction), p -> step(p, direction))
                      .takeWhile(p -> tokens.getOrDefault(p, -1) == 1 - player)
                      .toList();
              Move end = row.isEmpty() ? place : step(row.get(row.size() - 1), direction);
              return tokens.getOrDefault(end, -1) == player ? row.stream() : Stream.empty();
            });
  }

  private static Move step(Move place, Move direction) {
    return new Move(place.row() + direction.row(), place.col() + direction.col());
  }

  private List<Move> options(int player) {
    List<Move> moves = places(player).toList();
    return moves.isEmpty() ? List.of(Move.PASS) : moves;
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
    return tokens.getOrDefault(new Move(row, col), NO_PLAYER);
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    Move move = new Move(row, col);
    if (state != open || !options(player).contains(move)) {
      check.invalidMoveCase();
      return () -> {};
    }
    Map<Move, Integer> before = tokens;
    if (!move.equals(Move.PASS)) {
      Map<Move, Integer> after = new HashMap<>(before);
      flipped(move, player).forEach(place -> after.put(place, player));
      after.put(move, player);
      tokens = after;
      state = stateNow();
    }
    check.validMoveCase();
    execute(status, null);
    return () -> {
      tokens = before;
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
}
