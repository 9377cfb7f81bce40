package board.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.model.Position;
import board.picture.BoardPanel;
import board.picture.Mark;
import board.picture.Picture;
import checkerboard.window.CheckersGame;
import checkerboard.window.CheckersMove;
import framework.Screen;
import framework.games.connectfour.ConnectFourGame;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The window of a match")
@Timeout(120)
@Tag("each-java")
class MatchWindowTest {

  private static final Cell BLACK_PIECE = new Cell(5, 2);
  private static final Cell OTHER_PIECE = new Cell(5, 4);
  private static final Cell TARGET = new Cell(4, 3);

  @TempDir Path folder;

  private final CheckersGame game = new CheckersGame();
  private final Position<CheckersMove> position = game.begin();
  private final MoveChooser<CheckersMove> chooser = new MoveChooser<>(game);

  private MatchWindow<?> opened;

  @AfterEach
  void close() {
    if (opened != null) {
      SwingUtilities.invokeLater(opened::dispose);
      opened.awaitClosed();
    }
  }

  private Set<Cell> marked(Mark mark) {
    Picture.Builder picture = game.draw(position, null);
    chooser.mark(position, picture);
    return Set.copyOf(picture.build().marked(mark));
  }

  @Test
  @DisplayName("marks what is selected and where it may go, and knows a move after the last click")
  void marksWhatIsSelectedAndWhereItMayGo() {
    assertEquals(List.of(), chooser.click(position, BLACK_PIECE));
    assertEquals(Set.of(BLACK_PIECE), marked(Mark.SELECTED));
    assertEquals(Set.of(new Cell(4, 1), TARGET), marked(Mark.TARGET));
    assertEquals(4, marked(Mark.SELECTABLE).size());
    assertEquals(List.of(new CheckersMove(BLACK_PIECE, TARGET)), chooser.click(position, TARGET));
  }

  @Test
  @DisplayName("selects another piece by a click on it, and nothing by a click on the same again")
  void changesItsMind() {
    chooser.click(position, BLACK_PIECE);
    chooser.click(position, OTHER_PIECE);
    assertEquals(Set.of(OTHER_PIECE), marked(Mark.SELECTED));
    chooser.click(position, OTHER_PIECE);
    assertEquals(Set.of(), marked(Mark.SELECTED));
    chooser.click(position, new Cell(0, 0));
    assertEquals(Set.of(), marked(Mark.SELECTED));
  }

  @Test
  @DisplayName("writes games to files, and reads no other files")
  void writesGamesToFiles() throws IOException {
    Path file = folder.resolve("game.txt");
    GameFile.write(file, "Checkers", List.of("2 2 3 3", "5 1 4 0"));
    assertEquals(List.of("2 2 3 3", "5 1 4 0"), GameFile.read(file, "Checkers"));
    assertThrows(IOException.class, () -> GameFile.read(file, "Chess"));
    assertThrows(IOException.class, () -> GameFile.read(folder, "Checkers"));
    Files.writeString(file, "\uFEFFBoardwright game of Checkers\r\n2 2 3 3\r\n\r\n");
    assertEquals(List.of("2 2 3 3"), GameFile.read(file, "Checkers"));
  }

  @Test
  @DisplayName("is used by a robot with mouse and keys: moves, undo, redo, steps, a new game")
  void isUsedByARobotWithMouseAndKeys() throws Exception {
    Screen screen = Screen.sit();
    MatchWindow<CheckersMove> window = MatchWindow.open(game);
    opened = window;
    screen.waitUntil(() -> window.getStatusText().equals("Black to move"), "the game begins");
    screen.click(window.getBoard(), window.getBoard().getSquare(BLACK_PIECE));
    screen.photograph("checkers-selected");
    screen.click(window.getBoard(), window.getBoard().getSquare(TARGET));
    screen.waitUntil(() -> window.getStatusText().equals("Red to move"), "a move is made");
    screen.click(window.getBoard(), window.getBoard().getSquare(new Cell(2, 5)));
    screen.click(window.getBoard(), window.getBoard().getSquare(new Cell(3, 4)));
    screen.waitUntil(() -> window.getMatch().moves().size() == 2, "another is made");
    screen.photograph("checkers-moves");
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    screen.waitUntil(() -> window.getMatch().moves().size() == 1, "it is taken back");
    assertTrue(window.getStatusText().startsWith("After move 1 of 2"), window.getStatusText());
    screen.pressWith(KeyEvent.VK_ALT, KeyEvent.VK_RIGHT);
    screen.waitUntil(() -> window.getMatch().moves().size() == 2, "it is made again");
    screen.pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_N);
    screen.waitUntil(() -> Screen.find("Start the game") != null, "somebody asks who plays");
    screen.press(KeyEvent.VK_ENTER);
    screen.waitUntil(() -> window.getMatch().moves().isEmpty(), "a new game begins");
    screen.waitUntil(window.getBoard()::isFocusOwner, "the keys are for the board again");
    // From the space that was clicked last, down by the keys to a black piece and to its target.
    screen.press(KeyEvent.VK_DOWN, KeyEvent.VK_DOWN, KeyEvent.VK_DOWN, KeyEvent.VK_ENTER);
    screen.press(KeyEvent.VK_UP, KeyEvent.VK_RIGHT, KeyEvent.VK_ENTER);
    screen.waitUntil(() -> window.getMatch().moves().size() == 1, "the keys make a move");
  }

  @Test
  @DisplayName("shows where a disc will land that is dropped in the air above, and nowhere else")
  void showsWhereADiscWillLandThatIsDropped() throws Exception {
    Screen.sit();
    MatchWindow<Integer> window = MatchWindow.open(new ConnectFourGame());
    opened = window;
    BoardPanel board = window.getBoard();
    Set<Cell> changed = new HashSet<>();
    board.setAnimated(false);
    window.getMatch().play(0, 3);
    Screen.onEventThread(() -> null);
    BufferedImage before = paint(board);
    Screen.onEventThread(
        () -> {
          Rectangle air = board.getSquare(new Cell(1, 3));
          board.dispatchEvent(
              new MouseEvent(
                  board,
                  MouseEvent.MOUSE_MOVED,
                  0,
                  0,
                  (int) air.getCenterX(),
                  (int) air.getCenterY(),
                  0,
                  false));
          return null;
        });
    BufferedImage after = paint(board);
    for (int x = 0; x < before.getWidth(); x++) {
      for (int y = 0; y < before.getHeight(); y++) {
        if (before.getRGB(x, y) != after.getRGB(x, y)) {
          changed.add(board.cellAt(x, y));
        }
      }
    }
    assertEquals(Set.of(new Cell(4, 3)), changed);
  }

  private static BufferedImage paint(BoardPanel board) {
    return Screen.onEventThread(
        () -> {
          BufferedImage image =
              new BufferedImage(board.getWidth(), board.getHeight(), BufferedImage.TYPE_INT_RGB);
          board.paint(image.getGraphics());
          return image;
        });
  }
}
