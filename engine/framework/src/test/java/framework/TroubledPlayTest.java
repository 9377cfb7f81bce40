package framework;

import static framework.Play.LONG;
import static framework.Play.await;
import static framework.Play.inAContext;
import static framework.Play.name;
import static framework.Play.select;
import static framework.Play.ticTacToe;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.Play.Thinker;
import framework.games.tictactoe.TicTacToeFactory;
import framework.games.tictactoe.TicTacToeRandomStrategy;
import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.NewPieceMove;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.OneSpaceGuiStrategy;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The game master, when something is odd")
@Timeout(60)
class TroubledPlayTest {

  @Test
  @DisplayName(
      "goes on at once without a player who does not listen, and ignores what that one does later")
  void goesOnAtOnceWithoutAPlayer() {
    CountDownLatch thinks = new CountDownLatch(1);
    CountDownLatch wakeUp = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    Strategy deaf =
        new Strategy("Deaf") {
          @Override
          protected void moveHook() throws InterruptedException {
            thinks.countDown();
            while (wakeUp.getCount() > 0) {
              Thread.onSpinWait();
            }
            Thread.interrupted();
            try {
              Piece piece = ((OnePiecePlayer) getPlayer()).createPiece();
              tryMove(new NewPieceMove(this, piece, Board.instance().getSpace(2, 2)));
            } finally {
              ended.countDown();
            }
          }
        };
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          master.newGame(List.of(deaf, new OneSpaceGuiStrategy()));
          await(thinks);
          master.newGame(List.of(new OneSpaceGuiStrategy(), new OneSpaceGuiStrategy()));
          wakeUp.countDown();
          await(ended);
          assertTrue(master.awaitQuiet(LONG));
          assertEquals("", name(2, 2));
          select(master, 0, 0);
          assertEquals("X", name(0, 0));
        });
  }

  @Test
  @DisplayName("ends a game when it is asked to, and nobody is asked any more")
  void endsAGameWhenItIsAskedTo() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          Thinker thinker = new Thinker();
          master.newGame(List.of(thinker, new TicTacToeRandomStrategy()));
          await(thinker.thinks);
          master.abortGame();
          await(thinker.stopped);
          assertFalse(master.isGameInProgress());
          select(master, 0, 0);
          assertEquals("", name(0, 0));
        });
  }

  @Test
  @DisplayName("ignores clicks while a computer thinks, and keeps none of them for the person")
  void clicksForNobody() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          CountDownLatch mayMove = new CountDownLatch(1);
          Strategy slow =
              new Strategy("Slow") {
                @Override
                protected void moveHook() throws InterruptedException {
                  mayMove.await();
                  Piece piece = ((OnePiecePlayer) getPlayer()).createPiece();
                  tryMove(new NewPieceMove(this, piece, Board.instance().getSpace(0, 0)));
                }
              };
          master.newGame(List.of(slow, new OneSpaceGuiStrategy()));
          master.spaceSelected(Board.instance().getSpace(1, 1));
          master.spaceSelected(Board.instance().getSpace(2, 2));
          mayMove.countDown();
          assertTrue(master.awaitQuiet(LONG));
          assertEquals(1, master.getMoves().size());
          assertEquals("", name(1, 1));
        });
  }

  @Test
  @DisplayName("stands still when a strategy fails, says so, and goes on when it is told to")
  void standsStillWhenAStrategyFails() {
    AtomicInteger calls = new AtomicInteger();
    Strategy failsOnce =
        new Strategy("Fails once") {
          @Override
          protected void moveHook() throws InterruptedException {
            if (calls.incrementAndGet() == 1) {
              throw new IllegalStateException("tired");
            }
            Piece piece = ((OnePiecePlayer) getPlayer()).createPiece();
            tryMove(new NewPieceMove(this, piece, Board.instance().getSpace(0, 0)));
          }
        };
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          BlockingQueue<String> told = failures(master);
          master.newGame(List.of(failsOnce, new OneSpaceGuiStrategy()));
          assertTrue(master.awaitQuiet(LONG));
          assertEquals(List.of("X: tired"), List.copyOf(told));
          assertFalse(master.isGameInProgress());
          master.playOn();
          assertTrue(master.awaitQuiet(LONG));
          assertEquals("X", name(0, 0));
          assertEquals("O", master.getCurrentPlayer().getName());
        });
  }

  private static BlockingQueue<String> failures(GameMaster master) {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    master.addListener(
        new GameListener() {
          @Override
          public void failed(String what, Throwable trouble) {
            told.add(what + ": " + trouble.getMessage());
          }
        });
    return told;
  }

  /** Cannot say whether the game is over as soon as there is a piece. */
  private static final class SpeechlessBoard extends Board {
    SpeechlessBoard() throws InvalidSingletonInstantiationException {
      super(3, 3);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      for (Space space : this) {
        if (!space.isEmpty()) {
          throw new IllegalStateException("speechless");
        }
      }
      return GameOverStatus.NOT_OVER;
    }
  }

  @Test
  @DisplayName("undoes a move after which the board cannot say how it stands, and says so")
  void failingAfterTheMove() {
    Contexts.of(TicTacToeFactory::new, SpeechlessBoard::new)
        .run(
            () -> {
              GameMaster master = ticTacToe();
              BlockingQueue<String> told = failures(master);
              select(master, 0, 0);
              assertEquals("", name(0, 0));
              assertEquals(List.of("X: speechless"), List.copyOf(told));
              assertFalse(master.isGameInProgress());
              select(master, 1, 1);
              assertEquals(List.of("X: speechless"), List.copyOf(told));
              master.playOn();
              assertEquals("X", master.getCurrentPlayer().getName());
              select(master, 1, 1);
              assertEquals("", name(1, 1));
              assertEquals(List.of("X: speechless", "X: speechless"), List.copyOf(told));
            });
  }

  @Test
  @DisplayName("lets no strategy meddle with the game that people see")
  void letsNoStrategyMeddleWithTheGame() {
    Strategy meddler =
        new Strategy("Meddler") {
          @Override
          protected void moveHook() throws InterruptedException {
            GameMaster.instance().takeBack(2);
            Board.instance().getSpace(0, 0).clearSpace();
            Piece piece = ((OnePiecePlayer) getPlayer()).createPiece();
            tryMove(new NewPieceMove(this, piece, Board.instance().getSpace(2, 2)));
          }
        };
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          master.getPlayers().get(0).setStrategy(meddler);
          master.newGame();
          assertTrue(master.awaitQuiet(LONG));
          select(master, 0, 0);
          assertTrue(master.awaitQuiet(LONG));
          // X met a space that is occupied, on the meddler's board too, again and again.
          assertEquals(2, master.getMoves().size());
          assertEquals("O", name(0, 0));
          assertFalse(master.isGameInProgress());
        });
  }
}
