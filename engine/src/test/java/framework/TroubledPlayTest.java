package framework;

import static framework.Play.LONG;
import static framework.Play.atATable;
import static framework.Play.await;
import static framework.Play.name;
import static framework.Play.select;
import static framework.Play.ticTacToe;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.Play.Thinker;
import framework.games.tictactoe.TicTacToeFactory;
import framework.games.tictactoe.TicTacToeRandomStrategy;
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
      "goes on without a player who does not listen, and refuses what that one submits later")
  void deafStrategy() {
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
    atATable(
        () -> {
          GameMaster master = ticTacToe();
          master.newGame(List.of(deaf, new OneSpaceGuiStrategy()));
          await(thinks);
          long start = System.nanoTime();
          master.newGame(List.of(new OneSpaceGuiStrategy(), new OneSpaceGuiStrategy()));
          long millis = (System.nanoTime() - start) / 1_000_000;
          assertTrue(millis >= 900 && millis < 10_000, "waited " + millis + " ms");
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
  void aborts() {
    atATable(
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
    atATable(
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
  void failingStrategy() {
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
    atATable(
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
  @DisplayName("stands still when a turn fails after its move, says so, and goes on from there")
  void failingAfterTheMove() {
    Tables.of(TicTacToeFactory::new, SpeechlessBoard::new)
        .run(
            () -> {
              GameMaster master = ticTacToe();
              BlockingQueue<String> told = failures(master);
              select(master, 0, 0);
              assertEquals("X", name(0, 0));
              assertEquals(List.of("X: speechless"), List.copyOf(told));
              assertFalse(master.isGameInProgress());
              select(master, 1, 1);
              assertEquals("", name(1, 1));
              master.playOn();
              assertEquals("O", master.getCurrentPlayer().getName());
              assertTrue(master.awaitQuiet(LONG));
              select(master, 1, 1);
              assertEquals("O", name(1, 1));
              assertEquals(List.of("X: speechless", "O: speechless"), List.copyOf(told));
            });
  }

  @Test
  @DisplayName("takes back a move for a strategy that asks so in its own turn")
  void takesBackFromInside() {
    atATable(
        () -> {
          GameMaster master = ticTacToe();
          select(master, 0, 0);
          select(master, 1, 1);
          AtomicInteger taken = new AtomicInteger();
          CountDownLatch hasTaken = new CountDownLatch(1);
          Strategy coward =
              new Strategy("Coward") {
                @Override
                protected void moveHook() throws InterruptedException {
                  taken.addAndGet(GameMaster.instance().takeBack(1));
                  hasTaken.countDown();
                  Thread.sleep(LONG);
                }
              };
          List<Player> players = master.getPlayers();
          coward.setPlayer(players.get(0));
          players.get(0).setStrategy(coward);
          master.takeBack(0);
          assertTrue(master.awaitQuiet(LONG));
          await(hasTaken);
          assertEquals(1, taken.get());
          assertTrue(master.awaitQuiet(LONG));
          assertEquals("O", master.getCurrentPlayer().getName());
          assertEquals("", name(1, 1));
        });
  }
}
