package framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.games.quixo.QuixoRandomStrategy;
import framework.games.tictactoe.TicTacToeRandomStrategy;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Piece;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.CommandProcessor;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.OneSpaceGuiStrategy;
import framework.play.SpaceSelectedCommand;
import framework.play.StepCommand;
import framework.play.TakeBackCommand;
import framework.play.TwoSpaceGuiStrategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Under many threads at once")
@Timeout(120)
@Tag("each-java")
class HammerTest {

  private static final int THREADS = 4;
  private static final int CLICKS = 2000;
  private static final int ROUNDS = 1500;
  private static final long LONG = 30_000;

  /**
   * Runs the same work on several threads in a context; an exception of any of them fails the test.
   */
  private static void hammer(GameContext context, java.util.function.IntConsumer work)
      throws Exception {
    List<Thread> threads = new ArrayList<>();
    ConcurrentLinkedQueue<Throwable> troubles = new ConcurrentLinkedQueue<>();
    for (int i = 0; i < THREADS; i++) {
      int index = i;
      Thread thread =
          new Thread(
              () -> {
                try {
                  context.run(() -> work.accept(index));
                } catch (RuntimeException | Error e) {
                  troubles.add(e);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join(LONG);
      assertTrue(!thread.isAlive(), "a thread hangs");
    }
    assertEquals(List.of(), List.copyOf(troubles));
  }

  private static List<Throwable> collectFailures(GameMaster master) {
    List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    master.addListener(
        new GameListener() {
          @Override
          public void failed(String what, Throwable trouble) {
            failures.add(trouble == null ? new AssertionError(what) : trouble);
          }
        });
    return failures;
  }

  @Test
  @DisplayName("no click is lost: every space of a long strip that was clicked once is occupied")
  void noLostClick() throws Exception {
    GameContext context = StripGame.context(CLICKS, "A", "B", "C");
    GameMaster master = context.call(() -> Contexts.seat(new OneSpaceGuiStrategy()));
    context.run(master::newGame);
    hammer(
        context,
        index -> {
          for (int i = index; i < CLICKS; i += THREADS) {
            click(i, i % 3 == 0);
          }
        });
    context.call(CommandProcessor::instance).awaitDone();
    assertTrue(master.awaitQuiet(LONG));
    assertEquals(CLICKS, master.getMoves().size());
    assertTrue(context.call(Board::instance).isFull());
  }

  private static void click(int column, boolean byCommand) {
    Space space = Board.instance().getSpace(0, column);
    if (byCommand) {
      CommandProcessor.instance().submitCommand(new SpaceSelectedCommand(space));
    } else {
      GameMaster.instance().spaceSelected(space);
    }
  }

  @Test
  @DisplayName("clicks and take-backs add up: moves on the board are clicks less those taken back")
  void clicksAndTakeBacks() throws Exception {
    GameContext context = StripGame.context(CLICKS + 1, "A", "B");
    GameMaster master = context.call(() -> Contexts.seat(new OneSpaceGuiStrategy()));
    context.run(master::newGame);
    AtomicInteger taken = new AtomicInteger();
    hammer(
        context,
        index -> {
          for (int i = index; i < CLICKS; i += THREADS) {
            click(i, false);
            if (i % 5 == 0) {
              taken.addAndGet(master.takeBack(1 + i % 2));
            }
          }
        });
    assertTrue(master.awaitQuiet(LONG));
    assertEquals(CLICKS - taken.get(), master.getMoves().size());
    assertTrue(taken.get() > 0);
    int pieces = 0;
    for (Space space : context.call(Board::instance)) {
      pieces += space.isEmpty() ? 0 : 1;
    }
    assertEquals(master.getMoves().size(), pieces);
  }

  @Test
  @DisplayName("clicks, take-backs, new games, steps and aborts leave Tic-Tac-Toe sound")
  void everythingOnTicTacToe() throws Exception {
    everything(Contexts.Game.TIC_TAC_TOE, new OneSpaceGuiStrategy(), new TicTacToeRandomStrategy());
  }

  @Test
  @DisplayName("clicks, take-backs, new games, steps and aborts leave Quixo sound")
  void everythingOnQuixo() throws Exception {
    everything(Contexts.Game.QUIXO, new TwoSpaceGuiStrategy(), new QuixoRandomStrategy());
  }

  private static void everything(Contexts.Game game, Strategy human, Strategy computer)
      throws Exception {
    long seed = Long.getLong("boardwright.seed", 1L);
    GameContext context = game.context();
    GameMaster master = context.call(() -> Contexts.seat(human));
    List<Throwable> failures = collectFailures(master);
    context.run(master::newGame);
    hammer(
        context,
        index -> {
          Random random = new Random(seed + index);
          Board board = Board.instance();
          for (int i = 0; i < ROUNDS; i++) {
            Space space =
                board.getSpace(random.nextInt(board.getRows()), random.nextInt(board.getColumns()));
            switch (random.nextInt(12)) {
              case 0 -> master.newGame();
              case 1 -> master.takeBack(1 + random.nextInt(2));
              case 2 -> master.newGame(List.of(human.copy(), computer.copy()));
              case 3 -> master.newGame(List.of(computer.copy(), computer.copy()));
              case 4 -> master.step(random.nextInt(5) - 2);
              case 5 -> master.playOn();
              case 6 -> CommandProcessor.instance().submitCommand(new TakeBackCommand(1));
              case 7 -> CommandProcessor.instance().submitCommand(new SpaceSelectedCommand(space));
              case 8 -> {
                if (random.nextInt(10) == 0) {
                  master.abortGame();
                }
              }
              default -> master.spaceSelected(space);
            }
          }
        });
    context.call(CommandProcessor::instance).awaitDone();
    assertEquals(List.of(), failures, "seed " + seed);
    // The board is what the moves make it: taken back one by one, they lead to the beginning.
    master.abortGame();
    master.step(-StepCommand.ALL);
    for (Space space : context.call(Board::instance)) {
      Piece piece = space.getPiece();
      assertTrue(piece == null || piece.getPlayer() == null, "seed " + seed);
      assertEquals(game == Contexts.Game.QUIXO, piece != null, "seed " + seed);
    }
    // And the game can still be played to its end.
    context.run(() -> master.newGame(List.of(computer.copy(), computer.copy())));
    assertTrue(master.awaitQuiet(LONG), "seed " + seed);
    assertTrue(master.getStatus().isGameOver(), "seed " + seed);
  }
}
