package gametree;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tic-Tac-Toe on a common board, with states of its own. */
public class TicTacToeBoard extends ABoard {

  private static final int[] LINES = {0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8};

  /** Creates an empty board. */
  public TicTacToeBoard() {
    super(3);
    clear();
  }

  @Override
  public void reset() {
    clear();
  }

  @Override
  List<Move> moves(int player) {
    return places().filter(at -> getTokenAt(at.row(), at.col()) == NO_PLAYER).toList();
  }

  private static Stream<Move> places() {
    return IntStream.range(0, 9).mapToObj(i -> new Move(i / 3, i % 3));
  }

  @Override
  List<Move> changed(Move move, int player) {
    return List.of(move);
  }

  @Override
  IBoardState next(IBoardState open) {
    return Stream.of(new First(), new Second())
        .filter(won -> hasLine(won.player()))
        .<IBoardState>map(won -> won)
        .findFirst()
        .orElseGet(() -> moves(0).isEmpty() ? new Nobody() : open);
  }

  private boolean hasLine(int player) {
    IntPredicate has = place -> getTokenAt(place / 3, place % 3) == player;
    boolean straight =
        IntStream.range(0, 6).anyMatch(i -> IntStream.range(0, 3).allMatch(j -> has.test(LINES[3 * i + j])));
    return straight || IntStream.of(0, 4, 8).allMatch(has) || IntStream.of(2, 4, 6).allMatch(has);
  }

  /** A finished game, whose subclasses call their case. */
  private abstract static class Finished implements IBoardState {

    @Override
    public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return call(host, visitor, param);
    }

    abstract <P, R> R call(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param);

    int player() {
      return NO_PLAYER;
    }

    @Override
    public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
      lambda.noApply(host, player, param);
    }
  }

  private static class First extends Finished {

    @Override
    <P, R> R call(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return visitor.player0WonCase(host, param);
    }

    @Override
    int player() {
      return 0;
    }
  }

  private static class Second extends Finished {

    @Override
    <P, R> R call(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return visitor.player1WonCase(host, param);
    }

    @Override
    int player() {
      return 1;
    }
  }

  private static class Nobody extends Finished {

    @Override
    <P, R> R call(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return visitor.drawCase(host, param);
    }
  }
}
