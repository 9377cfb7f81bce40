package gametree.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import board.model.Cell;
import board.picture.Mark;
import gametree.play.Game;
import java.awt.Component;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The window")
class GameWindowTest {

  private static final long PATIENCE_NANOS = 15_000_000_000L;

  private GameWindow window;

  @AfterEach
  void close() {
    if (window != null) {
      SwingUtilities.invokeLater(window::dispose);
      window.awaitClosed();
    }
  }

  private void open(String game, String black, String white) throws Exception {
    assumeFalse(
        GraphicsEnvironment.isHeadless(), "This test needs a display: run it under xvfb-run.");
    window = GameWindow.open(Game.of(game), List.of(black, white), new Random(1));
  }

  @Test
  @DisplayName("lets two people play to the end, and says who has won")
  void letsTwoPeoplePlayToTheEnd() throws Exception {
    open("tictactoe", "human", "human");
    await("X to move");
    click(0, 0);
    await("O to move");
    click(0, 0);
    await("There is a token on 0 0 already.");
    click(1, 0);
    await("X to move");
    click(0, 1);
    await("O to move");
    click(1, 1);
    await("X to move");
    click(0, 2);
    await("X wins. Tokens: 3 to 2");
    click(2, 2);
    await("The game is over.");
    press("Rematch");
    await("X to move");
    assertEquals(9, marked(Mark.TARGET));
  }

  @Test
  @DisplayName("shows every flipped token of Othello")
  void showsEveryFlippedTokenOfOthello() throws Exception {
    open("othello:4", "human", "human");
    await("Black to move");
    assertEquals(4, marked(Mark.TARGET));
    click(0, 0);
    await("The rules don't allow 0 0. You can play: 0 1, 1 0, 2 3, 3 2.");
    press("Pass");
    await("You can pass only if you have no other move.");
    click(0, 1);
    await("White to move");
    assertEquals(
        "Black",
        onEventThread(() -> window.getBoardPanel().getPicture().at(new Cell(1, 1)).get(0)).kind());
  }

  @Test
  @DisplayName("answers while the computer thinks, and Move now ends its thinking")
  void answersWhileTheComputerThinks() throws Exception {
    open("othello", "human", "alphabeta:50");
    await("Black to move");
    click(2, 3);
    await("White to move");
    click(2, 2);
    await("The computer is thinking. Press Ctrl+M if it should move now.");
    press("Move now");
    await("Black to move");
  }

  @Test
  @DisplayName("begins a new game while the computer thinks")
  void beginsANewGameWhileTheComputerThinks() throws Exception {
    open("othello", "human", "minmax");
    await("Black to move");
    click(2, 3);
    await("White to move");
    press("Rematch");
    await("Black to move");
    assertEquals(4, marked(Mark.TARGET));
    click(2, 3);
    await("White to move");
  }

  @Test
  @DisplayName("lets two strategies play to the end")
  void letsTwoStrategiesPlayToTheEnd() throws Exception {
    open("tictactoe", "minmax", "minmax:9");
    until(() -> window.getStatusText().startsWith("The game is a draw"));
  }

  @Test
  @DisplayName("takes moves back and makes them again, and has the computer go on when asked")
  void takesMovesBackAndMakesThemAgain() throws Exception {
    open("tictactoe", "human", "minmax");
    await("X to move");
    assertFalse(onEventThread(() -> item(window, "Undo").isEnabled()));
    click(1, 1);
    until(() -> window.getBoardPanel().getPicture().marked(Mark.TARGET).size() == 7);
    await("X to move");
    press("A move back");
    await("After move 1 of 2. O to move; Ctrl+P lets the computer go on");
    press("Play on from here");
    await("X to move");
    press("Undo");
    await("After move 0 of 2. X to move");
    assertEquals(9, marked(Mark.TARGET));
    press("To the end");
    await("X to move");
    assertEquals(7, marked(Mark.TARGET));
  }

  private void click(int row, int col) throws Exception {
    onEventThread(
        () -> {
          Component panel = window.getBoardPanel();
          Rectangle square = window.getBoardPanel().getSquare(new Cell(row, col));
          panel.dispatchEvent(
              new MouseEvent(
                  panel,
                  MouseEvent.MOUSE_PRESSED,
                  0,
                  MouseEvent.BUTTON1_DOWN_MASK,
                  (int) square.getCenterX(),
                  (int) square.getCenterY(),
                  1,
                  false,
                  MouseEvent.BUTTON1));
          return null;
        });
  }

  private void press(String name) throws Exception {
    onEventThread(
        () -> {
          item(window, name).doClick();
          return null;
        });
  }

  private static JMenuItem item(GameWindow window, String name) {
    return Stream.of(window.getJMenuBar().getComponents())
        .flatMap(menu -> Stream.of(((JMenu) menu).getMenuComponents()))
        .filter(part -> name.equals(part.getName()))
        .map(part -> (JMenuItem) part)
        .findFirst()
        .orElseThrow();
  }

  private int marked(Mark mark) throws Exception {
    return onEventThread(() -> window.getBoardPanel().getPicture().marked(mark).size());
  }

  private void await(String status) {
    until(() -> window.getStatusText().equals(status));
  }

  private void until(BooleanSupplier condition) {
    long start = System.nanoTime();
    while (!condition.getAsBoolean()) {
      assertTrue(System.nanoTime() - start < PATIENCE_NANOS, () -> window.getStatusText());
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static <T> T onEventThread(Callable<T> task) throws Exception {
    FutureTask<T> future = new FutureTask<>(task);
    SwingUtilities.invokeLater(future);
    return future.get();
  }
}
