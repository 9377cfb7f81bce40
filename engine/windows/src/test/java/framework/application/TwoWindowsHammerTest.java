package framework.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import board.model.Cell;
import framework.Screen;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeApplication;
import framework.model.GameContext;
import framework.model.Move;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.BoardPosition;
import framework.play.Command;
import framework.play.CommandProcessor;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.NewGameCommand;
import framework.play.PlayOnCommand;
import framework.play.StepCommand;
import framework.play.StrategyChoice;
import framework.play.TakeBackCommand;
import framework.view.BoardView;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Plays in two windows at once as no person could: clicks, take-backs, steps and new games from
 * several threads, then a series of clicks of which none may be lost. It runs for some seconds;
 * with {@code -Dboardwright.hammer.seconds=3600} for an hour, with {@code
 * -Dboardwright.hammer.share=0.3} in at most so much of one processor.
 */
@DisplayName("Two windows under clicks, take-backs and new games")
class TwoWindowsHammerTest {

  private static final long SECONDS = Long.getLong("boardwright.hammer.seconds", 5);
  private static final double SHARE =
      Double.parseDouble(System.getProperty("boardwright.hammer.share", "8"));

  private static final long NANOS = 1_000_000_000L;
  private static final int ROUNDS_A_WINDOW = 4;
  private static final int STORM = 40;

  /** Swing keeps the window that it has painted last, and one or two more. */
  private static final int MOST_KEPT = 6;

  private static final int SERIES = 30;
  private static final long PATIENCE = 60;

  private final Queue<String> troubles = new ConcurrentLinkedQueue<>();
  private final Random random = new Random(Long.getLong("boardwright.seed", 1L));
  private Thread.UncaughtExceptionHandler before;
  private long clicks;
  private long takenBack;
  private long newGames;
  private long rounds;

  @BeforeEach
  void needsDisplay() {
    assumeFalse(
        GraphicsEnvironment.isHeadless(), "This test needs a display: run it under xvfb-run.");
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, trouble) -> troubles.add(thread.getName() + ": " + trouble));
  }

  @AfterEach
  void asBefore() {
    Thread.setDefaultUncaughtExceptionHandler(before);
  }

  @Test
  @DisplayName("lose no click, never deadlock, and leave no thread and no window behind")
  void loseNoClick() throws InterruptedException {
    long start = System.nanoTime();
    long told = 0;
    Set<Thread> known = null;
    do {
      List<Played> both =
          List.of(new Played(TicTacToeApplication::new), new Played(QuixoApplication::new));
      for (int round = 0; round < ROUNDS_A_WINDOW && seconds(start) < SECONDS; round++) {
        storm(both);
        series(both);
        rounds++;
        assertNull(
            ManagementFactory.getThreadMXBean().findDeadlockedThreads(), "threads are deadlocked");
        assertEquals(List.of(), List.copyOf(troubles));
        rest(start);
      }
      both.forEach(Played::close);
      if (known == null) {
        // Those that Swing has started stay; ours must not.
        await(() -> ours().isEmpty(), () -> "all threads end: " + ours());
        known = Thread.getAllStackTraces().keySet();
      }
      Set<Thread> old = known;
      await(() -> left(old).isEmpty(), () -> "all threads end: " + left(old));
      if (seconds(start) - told >= 60 || seconds(start) >= SECONDS) {
        told = seconds(start);
        System.out.println(summary(start));
        await(
            () -> windows() <= MOST_KEPT,
            () -> "closed windows are forgotten: " + windows() + " are not");
      }
    } while (seconds(start) < SECONDS);
    assertTrue(clicks > 0 && takenBack > 0 && newGames > 0, "everything has happened");
  }

  private static long windows() {
    System.gc();
    return Stream.of(Window.getWindows()).filter(GameWindow.class::isInstance).count();
  }

  private static long seconds(long start) {
    return (System.nanoTime() - start) / NANOS;
  }

  private String summary(long start) {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return String.format(
        "%d s: %d rounds, %d clicks, %d moves taken back, %d new games, %d threads, %d MB, %.2f of"
            + " a processor",
        seconds(start),
        rounds,
        clicks,
        takenBack,
        newGames,
        Thread.activeCount(),
        (runtime.totalMemory() - runtime.freeMemory()) >> 20,
        (double) processorNanos() / (System.nanoTime() - start));
  }

  private static long processorNanos() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
  }

  /** Sleeps until this program has used no more than its share of a processor. */
  private static void rest(long start) throws InterruptedException {
    double wanted = processorNanos() / SHARE - (System.nanoTime() - start);
    if (wanted > 0) {
      TimeUnit.NANOSECONDS.sleep((long) Math.min(wanted, NANOS));
    }
  }

  private static List<String> ours() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.equals("Commands") || name.startsWith("Computer"))
        .toList();
  }

  /** Returns the threads that have come since, apart from those that the JDK keeps for itself. */
  private static List<String> left(Set<Thread> known) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !known.contains(thread))
        .map(Thread::getName)
        .filter(name -> !name.startsWith("AWT-") && !name.startsWith("Java2D"))
        .filter(name -> !name.startsWith("process reaper") && !name.startsWith("C1 "))
        .filter(name -> !name.startsWith("C2 ") && !name.equals("TimerQueue"))
        .toList();
  }

  /** Waits until something is so; that it never is shows a deadlock or a lost click. */
  private static void await(BooleanSupplier condition, Supplier<String> what)
      throws InterruptedException {
    long end = System.nanoTime() + PATIENCE * NANOS;
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(10);
    }
    assertTrue(condition.getAsBoolean(), what);
  }

  /** Anything at any time on both windows, from a thread for each and from Swing's. */
  private void storm(List<Played> both) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (Played played : both) {
      Random own = new Random(random.nextLong());
      threads.add(new Thread(() -> played.storm(own), "Storm"));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join(PATIENCE * 1000);
      assertFalse(thread.isAlive(), "a thread hangs");
    }
  }

  /** People click on both windows in turn; each game must come out as if nobody else played. */
  private void series(List<Played> both) throws InterruptedException {
    for (Played played : both) {
      played.begin();
    }
    for (int i = 0; i < SERIES; i++) {
      for (Played played : both) {
        switch (played.expected.status().isOver() ? 1 + random.nextInt(2) : random.nextInt(14)) {
          case 1 -> takenBack += played.takeBack(1 + random.nextInt(2));
          case 2 -> {
            played.newGame();
            newGames++;
          }
          default -> clicks += played.move(random);
        }
      }
    }
    for (Played played : both) {
      played.check();
    }
  }

  /** A game in its window, and what should be on its board. */
  private final class Played {

    private final GameContext context = new GameContext();
    private final GameMaster master = GameMaster.of(context);
    private final CommandProcessor commands = CommandProcessor.of(context);
    private final GameWindow window;
    private BoardPosition expected;
    private final List<List<Cell>> moves = new ArrayList<>();

    Played(Supplier<GameApplication> application) {
      GameApplication program = context.call(application::get);
      program.setUp();
      window = program.openWindow();
      master.addListener(
          new GameListener() {
            @Override
            public void failed(String what, Throwable trouble) {
              troubles.add(what + ": " + trouble);
            }
          });
    }

    void close() {
      SwingUtilities.invokeLater(window::dispose);
      window.awaitClosed();
    }

    private void submit(Command command) {
      SwingUtilities.invokeLater(() -> commands.submitCommand(command));
    }

    /** A press of the mouse on a space. */
    private void click(int row, int column) {
      SwingUtilities.invokeLater(
          () -> {
            BoardView view = window.getBoardView();
            view.getGrid();
            Rectangle square = view.getSpaceView(row, column).getRectangle();
            view.dispatchEvent(
                new MouseEvent(
                    view,
                    MouseEvent.MOUSE_PRESSED,
                    0,
                    MouseEvent.BUTTON1_DOWN_MASK,
                    (int) square.getCenterX(),
                    (int) square.getCenterY(),
                    1,
                    false,
                    MouseEvent.BUTTON1));
          });
    }

    /** For each player a copy of one of the strategies that one can choose. */
    private List<Strategy> strategies(Random own, int kinds) {
      List<Strategy> offered = StrategyChoice.of(context).createStrategies();
      return master.getPlayers().stream()
          .map(player -> offered.get(own.nextInt(kinds)).copy())
          .toList();
    }

    void storm(Random own) {
      int size = context.board().getRows();
      for (int i = 0; i < STORM; i++) {
        switch (own.nextInt(12)) {
          case 0 -> master.newGame(strategies(own, 2));
          case 1 -> submit(new TakeBackCommand(1 + own.nextInt(2)));
          case 2 -> submit(new NewGameCommand());
          case 3 -> submit(new StepCommand(own.nextInt(5) - 2));
          case 4 -> submit(new PlayOnCommand());
          case 5 -> master.takeBack(1);
          case 6 -> {
            int side = 300 + own.nextInt(500);
            SwingUtilities.invokeLater(() -> window.setSize(side, side));
          }
          default -> click(own.nextInt(size), own.nextInt(size));
        }
      }
    }

    /** Two people begin a new game. */
    void begin() throws InterruptedException {
      settle();
      master.newGame(strategies(random, 1));
      expected = new BoardPosition(context);
      moves.clear();
    }

    /** Waits until everything that was asked for is done. */
    private void settle() throws InterruptedException {
      for (int i = 0; i < 2; i++) {
        Screen.onEventThread(() -> null);
        CountDownLatch done = new CountDownLatch(1);
        commands.submitCommand(
            new Command() {
              @Override
              protected void executeHook() {
                done.countDown();
              }
            });
        assertTrue(done.await(PATIENCE, TimeUnit.SECONDS), "commands are executed");
      }
    }

    void newGame() {
      submit(new NewGameCommand());
      expected = new BoardPosition(context);
      moves.clear();
    }

    int takeBack(int count) {
      submit(new TakeBackCommand(count));
      int taken = Math.min(count, moves.size());
      for (int i = 0; i < taken; i++) {
        expected.undo();
        moves.remove(moves.size() - 1);
      }
      return taken;
    }

    /** Makes any legal move; returns how many clicks it takes. */
    int move(Random own) {
      List<List<Cell>> legal = expected.legalMoves();
      List<Cell> move = legal.get(own.nextInt(legal.size()));
      move.forEach(cell -> click(cell.row(), cell.column()));
      expected.apply(move);
      moves.add(move);
      return move.size();
    }

    void check() throws InterruptedException {
      settle();
      List<List<Cell>> made = new ArrayList<>();
      for (Move move : master.getMoves()) {
        made.add(move.getSpaces().stream().map(Space::getCell).toList());
      }
      assertEquals(moves, made, "a click was lost");
    }
  }
}
