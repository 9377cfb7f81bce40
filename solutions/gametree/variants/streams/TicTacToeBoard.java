package gametree;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tic-Tac-Toe without a loop. */
public class TicTacToeBoard implements IBoardModel {

  private static final List<List<Integer>> LINES =
      Stream.of("012", "345", "678", "036", "147", "258", "048", "246")
          .map(line -> line.chars().mapToObj(c -> c - '0').toList())
          .toList();

  private Integer[] tokens;
  private IBoardState state;

  /** Creates an empty board. */
  public TicTacToeBoard() {
    start();
  }

  private void start() {
    tokens = Stream.generate(() -> NO_PLAYER).limit(9).toArray(Integer[]::new);
    state = new NoWinnerState(player -> free());
  }

  private List<Move> free() {
    return IntStream.range(0, 9)
        .filter(i -> tokens[i] == NO_PLAYER)
        .mapToObj(i -> new Move(i / 3, i % 3))
        .toList();
  }

  private boolean isOpen() {
    return execute(new Open(), null);
  }

  @Override
  public int getRows() {
    return 3;
  }

  @Override
  public int getColumns() {
    return 3;
  }

  @Override
  public int getTokenAt(int row, int col) {
    return tokens[3 * row + col];
  }

  @Override
  public void reset() {
    start();
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    if (!isOpen() || !free().contains(new Move(row, col))) {
      check.invalidMoveCase();
      return () -> {};
    }
    Integer[] tokensBefore = tokens.clone();
    IBoardState stateBefore = state;
    tokens[3 * row + col] = player;
    state = stateFor(player);
    check.validMoveCase();
    execute(status, null);
    return () -> {
      tokens = tokensBefore;
      state = stateBefore;
    };
  }

  private IBoardState stateFor(int player) {
    boolean won =
        LINES.stream().anyMatch(line -> line.stream().allMatch(i -> tokens[i] == player));
    if (won) {
      return List.of(new Player0WonState(), new Player1WonState()).get(player);
    }
    return Arrays.asList(tokens).contains(NO_PLAYER) ? state : new DrawState();
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, lambda, param);
  }

  /** Is the game open? */
  private static class Open implements IBoardStatusVisitor<Void, Boolean> {

    @Override
    public Boolean player0WonCase(IBoardModel host, Void none) {
      return false;
    }

    @Override
    public Boolean player1WonCase(IBoardModel host, Void none) {
      return false;
    }

    @Override
    public Boolean drawCase(IBoardModel host, Void none) {
      return false;
    }

    @Override
    public Boolean noWinnerCase(IBoardModel host, Void none) {
      return true;
    }
  }
}
