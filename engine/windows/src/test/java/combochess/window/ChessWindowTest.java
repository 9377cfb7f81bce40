package combochess.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.picture.BoardPanel;
import board.picture.Mark;
import combochess.controller.StateId;
import combochess.model.Colour;
import combochess.model.GameModel;
import framework.Screen;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Combination chess in a window")
@Timeout(120)
class ChessWindowTest {

  /** The time, in milliseconds, as this test sets it. */
  private final AtomicLong now = new AtomicLong(1_000_000);

  private Screen screen;
  private ChessWindow window;

  private void open(boolean dark) throws Exception {
    screen = Screen.sit();
    window = Screen.onEventThread(() -> ChessWindow.open(now::get, dark));
  }

  @AfterEach
  void close() {
    if (window != null) {
      Screen.onEventThread(
          () -> {
            window.dispose();
            return null;
          });
    }
  }

  private GameModel model() {
    return window.getController().getModel();
  }

  private BoardPanel panel() {
    return window.getView().getBoard().getPanel();
  }

  /** Clicks on squares, each given by column and row. */
  private void click(int... pairs) {
    for (int i = 0; i < pairs.length; i += 2) {
      Cell cell = new Cell(pairs[i + 1], pairs[i]);
      screen.click(panel(), Screen.onEventThread(() -> panel().getSquare(cell)));
    }
  }

  private void waitFor(StateId state) {
    screen.waitUntil(
        () -> window.getController().getMachine().getCurrent() == state, "state " + state);
  }

  private void waitForTurns(int count) {
    screen.waitUntil(() -> model().getNotation().size() == count, count + " turns");
  }

  private String text(String name) {
    return Screen.onEventThread(() -> ((JLabel) Screen.find(name)).getText());
  }

  private void pass(int seconds) {
    Screen.onEventThread(
        () -> {
          now.addAndGet(1000L * seconds);
          return null;
        });
  }

  private void begin(int turns) throws java.io.IOException {
    screen.click("Play");
    screen.waitUntil(() -> Screen.find("Start") != null, "the form is there");
    Screen.onEventThread(
        () -> {
          ((JTextField) Screen.find("White")).setText("Ada");
          ((JTextField) Screen.find("Black")).setText("Ben");
          ((JSpinner) Screen.find("turns")).setValue(turns);
          return null;
        });
    screen.photograph("combochess-setup");
    screen.click("Start");
    waitFor(StateId.FIRST_CLICK);
  }

  @Test
  @DisplayName("plays a combination, a barrier, a split, a timeout and an end")
  void playsACombination() throws Exception {
    open(false);
    screen.waitUntil(() -> Screen.find("Play") != null, "the greeting is there");
    screen.photograph("combochess-welcome");
    begin(10);
    click(5, 5);
    waitFor(StateId.MOVE);
    assertEquals(
        List.of(new Cell(3, 5), new Cell(4, 5), new Cell(5, 4)),
        panel().getPicture().marked(Mark.TARGET));
    assertEquals("+1", panel().getPicture().caption(new Cell(3, 5)));
    assertEquals("join", panel().getPicture().caption(new Cell(5, 4)));
    screen.photograph("combochess-selected");
    click(4, 5);
    waitForTurns(1);
    assertEquals(
        "RB2, BB2", model().getTile(new combochess.model.Square(4, 5)).getPiece().getName());
    click(0, 0, 0, 2);
    waitForTurns(2);
    assertEquals("1 point", text("Black points"));
    click(4, 5);
    screen.waitUntil(() -> Screen.find("Move") != null, "the parts are asked for");
    screen.photograph("combochess-parts");
    screen.click("bishop");
    assertFalse(((JCheckBox) Screen.find("bishop")).isSelected());
    screen.click("Move");
    waitFor(StateId.MOVE);
    click(4, 3);
    waitForTurns(3);
    assertEquals(1, model().getScore(Colour.WHITE));
    assertEquals("BB2", model().getTile(new combochess.model.Square(4, 5)).getPiece().getName());
    screen.photograph("combochess-barrier");
    click(0, 2, 0, 3);
    waitForTurns(4);
    click(0, 5, 0, 3);
    waitForTurns(5);
    assertEquals("6 points", text("White points"));
    screen.photograph("combochess-captured");
    pass(27);
    screen.waitUntil(() -> text("clock").equals("0:03 !"), "the clock hurries");
    pass(3);
    waitForTurns(6);
    assertEquals("The time is up: Ben loses this turn.", window.getStatusText());
    assertEquals("Ben loses this turn.", text("notice"));
    screen.photograph("combochess-timeout");
    click(0, 3);
    waitFor(StateId.MOVE);
    for (int turn = 6; turn < 20; turn++) {
      pass(30);
      waitForTurns(turn + 1);
    }
    waitFor(StateId.END);
    screen.photograph("combochess-end");
    assertEquals("Ada wins by 6 to 2.", text("result"));
    assertEquals("Ada (White)", text("White name"), "it is nobody's turn any more");
    assertEquals(List.of(), panel().getPicture().marked(Mark.SELECTABLE));
    assertTrue(Screen.find("Close") instanceof JButton);
    screen.click("Close");
    screen.waitUntil(() -> Screen.find("Close") == null, "the dialog is closed");
  }

  @Test
  @DisplayName("closes an open choice of parts when the time is up")
  void timeoutClosesChoice() throws Exception {
    open(true);
    begin(12);
    click(5, 5, 4, 5);
    waitForTurns(1);
    click(0, 0, 1, 0);
    waitForTurns(2);
    screen.photograph("combochess-dark");
    click(4, 5);
    screen.waitUntil(() -> Screen.find("Move") != null, "the parts are asked for");
    screen.photograph("combochess-dark-parts");
    pass(30);
    waitForTurns(3);
    screen.waitUntil(() -> Screen.find("Move") == null, "the question is closed");
    assertEquals("▶ Ben (Black)", text("Black name"));
    click(1, 0);
    screen.waitUntil(() -> Screen.find("Move") != null, "the parts are asked for again");
    screen.click("New game");
    waitFor(StateId.WELCOME);
  }

  @Test
  @DisplayName("is played by keys alone, and takes turns back")
  void isPlayedByKeysAlone() throws Exception {
    open(false);
    Component play = Screen.find("Play");
    screen.waitUntil(play::isFocusOwner, "the greeting has the focus");
    screen.press(KeyEvent.VK_ENTER);
    screen.waitUntil(
        () -> Screen.find("White") != null && Screen.find("White").isFocusOwner(), "the form");
    screen.press(KeyEvent.VK_ENTER);
    waitFor(StateId.FIRST_CLICK);
    screen.waitUntil(panel()::isFocusOwner, "the board has the focus");
    // The frame begins in the upper left corner; one step to the left is the upper right one.
    screen.press(KeyEvent.VK_UP, KeyEvent.VK_UP, KeyEvent.VK_ENTER);
    waitFor(StateId.MOVE);
    screen.press(KeyEvent.VK_ESCAPE);
    waitFor(StateId.SELECT);
    screen.press(KeyEvent.VK_ENTER, KeyEvent.VK_UP, KeyEvent.VK_UP, KeyEvent.VK_ENTER);
    waitForTurns(1);
    assertEquals(List.of("R(0,5)*(0,3)"), model().getNotation());
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    waitForTurns(0);
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_Y);
    waitForTurns(1);
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    waitFor(StateId.WELCOME);
    screen.waitUntil(() -> Screen.find("Play") != null, "the greeting is there again");
  }
}
