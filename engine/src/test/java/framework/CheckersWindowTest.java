package framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkerboard.window.CheckersApplication;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The checkerboard in a window")
@Timeout(120)
class CheckersWindowTest {

  private static final long LONG = 20_000;

  /** Sets up the program at a table of its own. */
  private static Table setUp() {
    Table table = new Table();
    table.call(CheckersApplication::new).setUp();
    return table;
  }

  /** Returns the space of a square, whose row 0 is the lower one. */
  private static Space square(int row, int col) {
    return Board.instance().getSpace(7 - row, col);
  }

  private static void click(int row, int col) {
    GameMaster.instance().spaceSelected(square(row, col));
    assertTrue(GameMaster.instance().awaitQuiet(LONG));
  }

  @Test
  @DisplayName("moves a piece by two clicks, shows where it may go, and takes the move back")
  void moves() {
    setUp()
        .run(
            () -> {
              GameMaster master = GameMaster.instance();
              List<List<Space>> shown = new ArrayList<>();
              master.addListener(
                  new GameListener() {
                    @Override
                    public void selectionChanged(Space selected, List<Space> targets) {
                      if (selected != null) {
                        shown.add(List.copyOf(targets));
                      }
                    }
                  });
              master.newGame();
              click(2, 2);
              assertEquals(
                  List.of(List.of(square(3, 1), square(3, 3))),
                  shown.stream()
                      .map(
                          list ->
                              list.stream()
                                  .sorted((a, b) -> a.getColumn() - b.getColumn())
                                  .toList())
                      .toList());
              click(3, 3);
              assertTrue(square(2, 2).isEmpty());
              assertFalse(square(3, 3).isEmpty());
              assertEquals(1, master.takeBack(1));
              assertFalse(square(2, 2).isEmpty());
              assertTrue(square(3, 3).isEmpty());
              master.abortGame();
            });
  }

  @Test
  @DisplayName("undoes any sequence of moves, jumps and crownings, piece by piece")
  void undoes() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    MoveController nobody =
        new MoveController() {
          @Override
          public void notifyInvalidMove(Move move) {}

          @Override
          public void notifyInvalidUndo(Move move) {}
        };
    setUp()
        .run(
            () -> {
              Player player = GameMaster.instance().getPlayers().get(0);
              MoveProcessor processor = MoveProcessor.instance();
              Board.instance().newGame(List.of(player));
              List<List<Object>> states = new ArrayList<>();
              states.add(state());
              for (int i = 0; i < 40_000; i++) {
                Space from = anySpace(random);
                Space to = anySpace(random);
                Move move = Factory.instance().createMove(nobody, player, List.of(from, to));
                if (processor.submitMove(move)) {
                  states.add(state());
                } else {
                  assertEquals(states.get(states.size() - 1), state(), "seed " + seed);
                }
              }
              assertTrue(states.size() > 20, "seed " + seed);
              for (int i = states.size() - 2; i >= 0; i--) {
                assertTrue(processor.undoMove());
                assertEquals(states.get(i), state(), "seed " + seed);
              }
              for (int i = 1; i < states.size(); i++) {
                assertTrue(processor.redoMove());
                assertEquals(states.get(i), state(), "seed " + seed);
              }
            });
  }

  private static Space anySpace(Random random) {
    return Board.instance().getSpace(random.nextInt(8), random.nextInt(8));
  }

  private static List<Object> state() {
    List<Object> state = new ArrayList<>();
    for (Space space : Board.instance()) {
      state.add(space.isEmpty() ? "empty" : space.getPiece());
    }
    return state;
  }

  @Test
  @DisplayName("is used by a robot: a click shows the moves, another makes one")
  void robot() throws Exception {
    Screen screen = Screen.sit();
    Table table = new Table();
    GameApplication application = table.call(CheckersApplication::new);
    application.setUp();
    GameWindow window = application.openWindow();
    BoardView view = window.getBoardView();
    screen.waitUntil(() -> window.getStatusText().contains("to move"), "the game begins");
    screen.click(view, 5, 2);
    screen.photograph("checkers-selected");
    screen.click(view, 4, 3);
    screen.waitUntil(
        () -> table.call(() -> GameMaster.instance().getMoves().size()) == 1, "a move is made");
    screen.click(view, 2, 1);
    screen.click(view, 3, 2);
    screen.waitUntil(
        () -> table.call(() -> GameMaster.instance().getMoves().size()) == 2, "another is made");
    screen.click(view, 4, 3);
    screen.photograph("checkers-jump");
    screen.click(view, 2, 1);
    screen.waitUntil(
        () -> table.call(() -> GameMaster.instance().getMoves().size()) == 3, "a jump is made");
    assertTrue(table.call(() -> square(4, 2)).isEmpty(), "the piece between is taken");
    SwingUtilities.invokeLater(window::dispose);
    window.awaitClosed();
  }
}
