package framework.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.Screen;
import framework.games.quixo.QuixoApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Space;
import framework.play.CommandProcessor;
import framework.play.GameMaster;
import framework.view.BoardView;
import framework.view.Shown;
import framework.view.SpaceView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import javax.swing.JComponent;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("What is in a window")
@Timeout(120)
class EventThreadTest {

  /** Takes note of views that are touched on a wrong thread. */
  private static final class ThreadWatch extends RepaintManager {
    private final List<Throwable> violations = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void addDirtyRegion(JComponent component, int x, int y, int width, int height) {
      if (!SwingUtilities.isEventDispatchThread()) {
        violations.add(new AssertionError(component + " on " + Thread.currentThread().getName()));
      }
      super.addDirtyRegion(component, x, y, width, height);
    }
  }

  @Test
  @DisplayName("changes on Swing's event thread only, and shows at last what is on the board")
  void eventThreadOnly() throws Exception {
    Screen.sit();
    GameContext context = new GameContext();
    long seed = Long.getLong("boardwright.seed", 1L);
    ThreadWatch watch = new ThreadWatch();
    Screen.onEventThread(
        () -> {
          RepaintManager.setCurrentManager(watch);
          return null;
        });
    GameApplication program = context.call(QuixoApplication::new);
    program.setUp();
    GameWindow window = program.openWindow();
    BoardView view = window.getBoardView();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Random random = new Random(seed + i);
      threads.add(new Thread(() -> context.run(() -> anything(random))));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    context.call(CommandProcessor::instance).awaitDone();
    context.run(() -> GameMaster.instance().abortGame());
    Screen.onEventThread(() -> null);
    for (Space space : context.call(Board::instance)) {
      SpaceView spaceView = view.getSpaceView(space.getRow(), space.getColumn());
      assertEquals(space.getPiece(), Shown.piece(spaceView), "seed " + seed);
    }
    Screen.onEventThread(
        () -> {
          RepaintManager.setCurrentManager(null);
          window.dispose();
          return null;
        });
    window.awaitClosed();
    assertTrue(watch.violations.isEmpty(), String.valueOf(watch.violations));
  }

  private static void anything(Random random) {
    Board board = Board.instance();
    for (int i = 0; i < 700; i++) {
      switch (random.nextInt(10)) {
        case 0 -> GameMaster.instance().takeBack(1);
        case 1 -> {
          if (random.nextInt(20) == 0) {
            GameMaster.instance().newGame();
          }
        }
        case 2 -> GameMaster.instance().step(-1);
        case 3 -> GameMaster.instance().playOn();
        default ->
            GameMaster.instance()
                .spaceSelected(board.getSpace(random.nextInt(5), random.nextInt(5)));
      }
    }
  }
}
