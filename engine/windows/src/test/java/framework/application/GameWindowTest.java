package framework.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.Screen;
import framework.games.own.OwnGameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Piece;
import framework.play.CommandProcessor;
import framework.play.GameMaster;
import framework.view.BoardView;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A window, used by a robot")
@Timeout(120)
class GameWindowTest {

  @TempDir Path folder;

  private Screen screen;
  private GameContext context;
  private GameWindow window;

  @BeforeEach
  void sit() throws Exception {
    screen = Screen.sit();
    context = new GameContext();
  }

  @AfterEach
  void close() {
    if (window != null) {
      GameWindow open = window;
      SwingUtilities.invokeLater(open::dispose);
      open.awaitClosed();
    }
  }

  private BoardView open(Supplier<GameApplication> application) {
    GameApplication program = context.call(application::get);
    program.setUp();
    window = program.openWindow();
    BoardView view = window.getBoardView();
    screen.waitUntil(view::isShowing, "the window is open");
    waitForStatus("to move");
    return view;
  }

  private void waitForStatus(String part) {
    screen.waitUntil(
        () -> window.getStatusText().contains(part), "status " + part + "; " + status());
  }

  private String status() {
    return Screen.onEventThread(window::getStatusText);
  }

  private int moves() {
    return context.call(() -> GameMaster.instance().getMoves().size());
  }

  private void waitForMoves(int count) {
    screen.waitUntil(() -> moves() == count, "moves " + count + "; " + moves());
  }

  private void clickAll(BoardView view, int[]... spaces) {
    for (int[] space : spaces) {
      screen.click(view, space[0], space[1]);
    }
  }

  @Test
  @DisplayName("plays Tic-Tac-Toe to a win, takes back, and begins a new game")
  void ticTacToe() throws Exception {
    BoardView view = open(TicTacToeApplication::new);
    assertFalse(Screen.find(GameApplication.TAKE_BACK).isEnabled(), "nothing to take back");
    clickAll(view, new int[][] {{0, 0}, {1, 0}, {1, 1}, {2, 0}});
    waitForStatus("X to move");
    waitForMoves(4);
    screen.click(view, 2, 0);
    waitForStatus("not possible");
    screen.click(view, 2, 2);
    waitForStatus("X wins");
    screen.photograph("tictactoe-won");
    screen.click(GameApplication.TAKE_BACK);
    waitForStatus("X to move");
    waitForMoves(4);
    screen.click(GameApplication.TAKE_BACK_2);
    waitForMoves(2);
    screen.click(GameApplication.REMATCH);
    waitForMoves(0);
    waitForStatus("X to move");
  }

  @Test
  @DisplayName("is played with the keyboard alone: arrows, Enter, and Control with a letter")
  void isPlayedWithTheKeyboardAlone() throws Exception {
    BoardView view = open(TicTacToeApplication::new);
    screen.click(view, 0, 0);
    waitForMoves(1);
    screen.press(KeyEvent.VK_RIGHT, KeyEvent.VK_DOWN, KeyEvent.VK_ENTER);
    waitForMoves(2);
    assertEquals("O", owner(1, 1));
    screen.press(KeyEvent.VK_LEFT, KeyEvent.VK_LEFT, KeyEvent.VK_SPACE);
    waitForMoves(3);
    assertEquals("X", owner(1, 2));
    screen.photograph("tictactoe-keyboard");
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    waitForMoves(2);
    screen.pressWith(KeyEvent.VK_ALT, KeyEvent.VK_LEFT);
    waitForStatus("After move 1 of");
    screen.click(view, 2, 2);
    waitForStatus("The game stands still. Press Ctrl+P");
    assertEquals(1, moves());
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_P);
    waitForStatus("O to move");
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    screen.waitUntil(() -> Screen.find("Start the game") != null, "somebody asks who plays");
    screen.press(KeyEvent.VK_ESCAPE);
    waitForStatus("O to move");
    assertEquals(1, moves());
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    screen.waitUntil(() -> Screen.find("Start the game") != null, "somebody asks again");
    screen.press(KeyEvent.VK_ENTER);
    waitForMoves(0);
    waitForStatus("X to move");
  }

  private String owner(int row, int column) {
    Piece piece = context.call(Board::instance).getSpace(row, column).getPiece();
    return piece == null ? "" : piece.getPlayer().getName();
  }

  @Test
  @DisplayName("ends a game where it stands, and begins another one")
  void endsAGameWhereItStands() {
    BoardView view = open(TicTacToeApplication::new);
    screen.click(view, 1, 1);
    waitForStatus("O to move");
    screen.click(GameApplication.ABORT);
    waitForStatus("No game is played");
    screen.waitUntil(
        () -> !Screen.find(GameApplication.PLAY_ON).isEnabled(), "there is nothing to play on");
    screen.click(view, 0, 0);
    waitForStatus("No game is played. Press Ctrl+N");
    screen.click(GameApplication.REMATCH);
    waitForStatus("X to move");
    screen.click(GameApplication.QUIT);
    screen.waitUntil(() -> !view.isShowing(), "the window is closed");
  }

  @Test
  @DisplayName("asks who plays, and lets the computer play on both sides")
  void asksWhoPlays() throws Exception {
    open(TicTacToeApplication::new);
    screen.click(GameApplication.NEW_GAME);
    choose("X: Random");
    choose("O: Random");
    screen.photograph("who-plays");
    screen.click("Start the game");
    screen.waitUntil(
        () -> context.call(() -> GameMaster.instance().getStatus().isGameOver()), "the game ends");
    screen.waitUntil(() -> !window.getStatusText().contains("to move"), "the status says so");
    screen.photograph("tictactoe-over");
    int made = moves();
    screen.click(GameApplication.STEP_BACK);
    waitForMoves(made - 1);
    screen.click(GameApplication.TO_BEGINNING);
    waitForMoves(0);
    waitForStatus("After move 0 of " + made);
    screen.click(GameApplication.STEP_FORWARD);
    waitForMoves(1);
    screen.click(GameApplication.TO_END);
    waitForMoves(made);
  }

  private void choose(String name) {
    screen.click(name);
    screen.waitUntil(
        () -> Screen.find(name) instanceof AbstractButton button && button.isSelected(),
        name + " is chosen");
  }

  @Test
  @DisplayName("plays Quixo by two clicks: shows where a cube may go, and slides the row")
  void playsQuixoByTwoClicks() throws Exception {
    BoardView view = open(QuixoApplication::new);
    screen.click(view, 0, 2);
    screen.photograph("quixo-selected");
    assertEquals(0, moves());
    screen.click(view, 0, 0);
    waitForMoves(1);
    waitForStatus("O to move");
    screen.click(view, 4, 4);
    screen.click(view, 0, 4);
    waitForMoves(2);
    screen.photograph("quixo-two-moves");
    assertEquals("X", owner(0, 0));
    assertEquals("O", owner(0, 4));
  }

  @Test
  @DisplayName("saves the game to a file, opens it again, and refuses one of another game")
  void savesAndOpens() throws Exception {
    BoardView view = open(TicTacToeApplication::new);
    clickAll(view, new int[][] {{0, 0}, {1, 1}, {2, 2}});
    waitForMoves(3);
    Path file = folder.resolve("game.txt");
    choose("Save…", file, "Save");
    screen.waitUntil(() -> Files.exists(file), "the file is written");
    screen.click(GameApplication.REMATCH);
    waitForMoves(0);
    choose("Open…", file, "Open");
    waitForMoves(3);
    waitForStatus("O to move");
    Path other = folder.resolve("other.txt");
    Files.writeString(other, Files.readString(file).replace("Tic-Tac-Toe", "Chess"));
    choose("Open…", other, "Open");
    waitForStatus("This is a game of Chess");
    screen.photograph("other-game-refused");
    assertEquals(3, moves());
  }

  @Test
  @DisplayName("asks before it saves over a file, which stays as it is after a No")
  void asksBeforeItReplaces() throws Exception {
    BoardView view = open(TicTacToeApplication::new);
    screen.click(view, 0, 0);
    waitForMoves(1);
    Path file = folder.resolve("game.txt");
    Files.writeString(file, "a letter to my aunt");
    choose("Save…", file, "Save");
    screen.waitUntil(() -> Screen.find("No") != null, "somebody asks");
    screen.photograph("replace");
    screen.click("No");
    screen.waitUntil(() -> Screen.find("No") == null, "the question is answered");
    assertEquals("a letter to my aunt", Files.readString(file));
    choose("Save…", file, "Save");
    screen.click("Yes");
    waitForStatus("Saved to game.txt");
    context.call(CommandProcessor::instance).awaitDone();
    assertTrue(Files.readString(file).startsWith("Boardwright saved game 1"));
  }

  @Test
  @DisplayName("saves by a key too, and says on each button which key does the same")
  void savesByKey() {
    BoardView view = open(OwnGameApplication::new);
    screen.click(view, 0, 1);
    waitForMoves(1);
    JComponent save = (JComponent) Screen.find("Save…");
    assertEquals("Write the game to a file (ctrl S)", save.getToolTipText());
    Path file = folder.resolve("game.txt");
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_S);
    choose(file, "Save");
    screen.waitUntil(() -> Files.exists(file), "the file is written");
  }

  @Test
  @DisplayName("opens by a key too")
  void opensByKey() throws Exception {
    Path file = folder.resolve("game.txt");
    Files.writeString(
        file,
        """
        Boardwright saved game 1
        game Last of three
        board 1 x 3
        players A, B
        1 A 0 2
        2 B 0 0
        end 2
        """);
    BoardView view = open(OwnGameApplication::new);
    screen.click(view, 0, 1);
    waitForMoves(1);
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_O);
    choose(file, "Open");
    waitForMoves(2);
    waitForStatus("A to move");
  }

  @Test
  @DisplayName("says in its line why a game could not be saved")
  void saysInItsLineWhyAGameCouldNotBeSaved() throws Exception {
    open(TicTacToeApplication::new);
    choose("Save…", Path.of("/proc/game.txt"), "Save"); // where nobody can write a file
    waitForStatus("could not be saved");
  }

  /** Chooses a file in the dialog that a button opens. */
  private void choose(String button, Path file, String verb) {
    screen.click(button);
    choose(file, verb);
  }

  /** Chooses a file in the dialog that is about to open. */
  private void choose(Path file, String verb) {
    screen.waitUntil(() -> chooser() != null, "the dialog is open");
    screen.waitUntil(() -> Screen.find(verb) != null, "it has a button " + verb);
    // In one go: a dialog that still reads its folder forgets what was selected. And not by the
    // mouse: a second click, where the first was slow, would hit the board below the dialog.
    AbstractButton button = (AbstractButton) Screen.find(verb);
    SwingUtilities.invokeLater(
        () -> {
          chooser().setSelectedFile(file.toFile());
          button.doClick();
        });
    screen.waitUntil(() -> chooser() == null, "the dialog is closed");
  }

  private static JFileChooser chooser() {
    for (java.awt.Window window : java.awt.Window.getWindows()) {
      if (window.isShowing() && window instanceof javax.swing.JDialog dialog) {
        for (Component component : dialog.getContentPane().getComponents()) {
          if (component instanceof JFileChooser chooser) {
            return chooser;
          }
        }
      }
    }
    return null;
  }
}
