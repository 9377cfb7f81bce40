package framework;

import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.model.Board;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.MoveReceiver;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.GameMaster;
import framework.play.OneSpaceGuiStrategy;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What tests of the flow of play do again and again. */
final class Play {

  static final long LONG = 20_000;

  private Play() {}

  /** Thinks until it is interrupted. */
  static class Thinker extends Strategy {
    final CountDownLatch thinks = new CountDownLatch(1);
    final CountDownLatch stopped = new CountDownLatch(1);

    Thinker() {
      super("Thinker");
    }

    @Override
    public Strategy copy() {
      return this;
    }

    @Override
    protected void moveHook() throws InterruptedException {
      thinks.countDown();
      try {
        new CountDownLatch(1).await();
      } finally {
        stopped.countDown();
      }
    }
  }

  static void select(GameMaster master, int row, int column) {
    master.spaceSelected(Board.instance().getSpace(row, column));
    assertTrue(master.awaitQuiet(LONG));
  }

  static GameMaster ticTacToe() {
    GameMaster master = Contexts.seat(new OneSpaceGuiStrategy());
    master.newGame();
    assertTrue(master.awaitQuiet(LONG));
    return master;
  }

  static String name(int row, int column) {
    Piece piece = Board.instance().getSpace(row, column).getPiece();
    return piece == null ? "" : piece.getPlayer().getName();
  }

  static void inAContext(Runnable work) {
    Contexts.Game.TIC_TAC_TOE.context().run(work);
  }

  static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(LONG, TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Has a strategy make a move of a player on the board of the current context. */
  static void move(Strategy strategy, Player player) {
    player.setStrategy(strategy);
    try {
      strategy.run(
          new MoveReceiver() {
            @Override
            public Board board() {
              return Board.instance();
            }

            @Override
            public boolean submitMove(Move move) {
              return MoveProcessor.instance().submitMove(move);
            }

            @Override
            public void showSelection(Space selected, List<Space> targets) {}
          });
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
