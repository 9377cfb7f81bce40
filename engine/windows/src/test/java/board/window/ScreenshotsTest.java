package board.window;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import board.model.Cell;
import board.picture.BoardPanel;
import board.players.Search;
import checkerboard.window.CheckersGame;
import combochess.window.ChessWindow;
import framework.Screen;
import framework.application.GameApplication;
import framework.games.connectfour.ConnectFourGame;
import framework.games.own.OwnGameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeApplication;
import framework.model.GameContext;
import framework.play.StrategyChoice;
import framework.view.BoardView;
import gamedesign.play.PlayGame;
import gametree.play.Game;
import gametree.window.GameWindow;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Takes the pictures of windows that the handouts show, in light and dark, and small and at twice
 * the size for people to look at. They go to {@code target/screenshots}; with {@code
 * -Dboardwright.write=pictures}, those that handouts show are replaced.
 */
@DisplayName("The pictures of windows in the handouts")
@Timeout(120)
class ScreenshotsTest {

  private static final Path HANDOUTS = Path.of("../../handouts");
  private static final Path TARGET = Path.of("target/screenshots");

  /** Pictures of pages, and of the game in an example. */
  private static final List<String> OTHERS = List.of("class", "report", "pairs");

  private static final List<String> TAKEN =
      List.of(
          "checkers",
          "othello",
          "combochess",
          "linerace",
          "tictactoe",
          "quixo",
          "connectfour",
          "own",
          "players");

  private static final Pattern LINK = Pattern.compile("pictures/([\\w-]+)\\.png");

  private JFrame window;

  @BeforeEach
  void needsDisplay() {
    assumeFalse(
        GraphicsEnvironment.isHeadless(), "This test needs a display: run it under xvfb-run.");
  }

  @AfterEach
  void close() {
    Screen.onEventThread(
        () -> {
          if (window != null) {
            window.dispose();
          }
          Look.setDark(false);
          return null;
        });
  }

  @Test
  @DisplayName("are all taken by a test")
  void areAllTakenByATest() throws IOException {
    SortedSet<String> shown = new TreeSet<>();
    try (Stream<Path> files = Files.walk(HANDOUTS)) {
      for (Path page : files.filter(file -> file.toString().endsWith(".md")).toList()) {
        Matcher links = LINK.matcher(Files.readString(page));
        while (links.find()) {
          shown.add(links.group(1).replace("-dark", ""));
        }
      }
    }
    shown.removeAll(OTHERS);
    shown.removeAll(TAKEN);
    assertEquals(new TreeSet<>(), shown);
  }

  @Test
  @DisplayName("show checkers with a selected piece")
  void showCheckersWithASelectedPiece() throws IOException {
    MatchWindow<?> opened = MatchWindow.open(new CheckersGame(), List.of("human", "medium"));
    window = opened;
    click(5, 6, 4, 7);
    await(() -> opened.getMatch().moves().size() == 2);
    rest();
    click(5, 2);
    take("checkers");
  }

  @Test
  @DisplayName("show Connect Four after a win")
  void showConnectFourAfterAWin() throws IOException {
    window = MatchWindow.open(new ConnectFourGame());
    for (int column : new int[] {3, 3, 2, 2, 4, 4, 5}) {
      click(0, column);
      rest();
    }
    take("connectfour");
  }

  @Test
  @DisplayName("show Othello after some moves")
  void showOthelloAfterSomeMoves() throws IOException {
    window = GameWindow.open(Game.of("othello"), List.of("human", "medium"), new Random(1));
    rest();
    for (int[] move : new int[][] {{2, 3}, {4, 5}, {5, 4}}) {
      click(move[0], move[1]);
      for (int i = 0; i < 4; i++) { // the computer's answer has an animation of its own
        rest();
      }
    }
    take("othello");
  }

  @Test
  @DisplayName("show combination chess with a selected combination")
  void showCombinationChessWithASelectedCombination() throws IOException {
    window =
        Screen.onEventThread(
            () -> {
              ChessWindow opened = ChessWindow.open(() -> 0L, false);
              opened.begin(Map.of());
              return opened;
            });
    rest();
    click(5, 0, 5, 1);
    rest();
    click(0, 0, 0, 1);
    rest();
    click(5, 1);
    Screen.onEventThread(
        () -> {
          ((JButton) Screen.find("Move")).doClick();
          return null;
        });
    take("combochess");
  }

  @Test
  @DisplayName(
      "show Tic-Tac-Toe after a win, Quixo with a selected cube, Connect Four, your own game")
  void showTicTacToeAfterAWin() throws IOException {
    board(TicTacToeApplication::new, 0, 0, 1, 0, 1, 1, 2, 0, 2, 2);
    take("tictactoe");
    close();
    board(QuixoApplication::new, 0, 2, 0, 0, 4, 4, 0, 4, 0, 1);
    take("quixo");
    close();
    board(OwnGameApplication::new, 0, 1);
    take("own");
  }

  /** Opens a game of the framework, and clicks on spaces. */
  private void board(Supplier<GameApplication> application, int... pairs) {
    GameContext context = new GameContext();
    StrategyChoice.of(context).offer(Search.levels(new Random(1)));
    GameApplication program = context.call(application::get);
    program.setUp();
    framework.application.GameWindow opened = program.openWindow();
    window = opened;
    rest();
    for (int i = 0; i < pairs.length; i += 2) {
      int row = pairs[i];
      int column = pairs[i + 1];
      BoardView board = opened.getBoardView();
      Screen.onEventThread(board::getGrid);
      press(board, Screen.onEventThread(() -> board.getSpaceView(row, column).getRectangle()));
      rest();
    }
  }

  @Test
  @DisplayName("show the dialog that asks who plays")
  void showTheDialogThatAsksWhoPlays() throws Exception {
    board(TicTacToeApplication::new);
    JFrame game = window;
    SwingUtilities.invokeLater(
        () ->
            PlayerSetup.ask(
                game,
                "Start the game",
                List.of("X", "O"),
                List.of("Human", "Random", "easy", "medium", "hard"),
                List.of("Human", "hard")));
    rest();
    rest();
    JDialog dialog =
        Stream.of(Window.getWindows())
            .filter(one -> one.isShowing() && one instanceof JDialog)
            .map(one -> (JDialog) one)
            .findFirst()
            .orElseThrow();
    write(paint(dialog.getRootPane(), 1), "players");
    Screen.onEventThread(
        () -> {
          dialog.dispose();
          return null;
        });
  }

  @Test
  @DisplayName("show the line race at its end")
  void showTheLineRaceAtItsEnd() throws Exception {
    PrintStream terminal = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    Thread game =
        new Thread(() -> assertDoesNotThrow(() -> PlayGame.main(new String[] {"--pace", "1"})));
    try {
      game.start();
      await(() -> frame("linerace") != null);
      window = frame("linerace");
      await(() -> game.getState() == Thread.State.WAITING); // for the window to be closed
      take("linerace");
    } finally {
      System.setOut(terminal);
    }
    close();
    game.join();
  }

  private static JFrame frame(String title) {
    return Stream.of(Frame.getFrames())
        .filter(frame -> frame.isShowing() && title.equals(frame.getTitle()))
        .map(frame -> (JFrame) frame)
        .findFirst()
        .orElse(null);
  }

  private static void await(java.util.function.BooleanSupplier condition) {
    long end = System.nanoTime() + 15_000_000_000L;
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    assertTrue(condition.getAsBoolean());
  }

  /** Lets an animation end. */
  private static void rest() {
    try {
      Thread.sleep(250);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    Screen.onEventThread(() -> null);
  }

  /** Clicks on spaces of the board, each given by row and column. */
  private void click(int... pairs) {
    for (int i = 0; i < pairs.length; i += 2) {
      Cell cell = new Cell(pairs[i], pairs[i + 1]);
      BoardPanel board = board(window.getContentPane());
      press(board, Screen.onEventThread(() -> board.getSquare(cell)));
    }
  }

  private static void press(Component board, Rectangle square) {
    Screen.onEventThread(
        () -> {
          int x = (int) square.getCenterX();
          int y = (int) square.getCenterY();
          int held = MouseEvent.BUTTON1_DOWN_MASK;
          int pressed = MouseEvent.MOUSE_PRESSED;
          board.dispatchEvent(
              new MouseEvent(board, pressed, 0, held, x, y, 1, false, MouseEvent.BUTTON1));
          return null;
        });
  }

  private static BoardPanel board(Container container) {
    for (Component component : container.getComponents()) {
      if (component instanceof BoardPanel board) {
        return board;
      }
      BoardPanel inside = component instanceof Container inner ? board(inner) : null;
      if (inside != null) {
        return inside;
      }
    }
    return null;
  }

  private void take(String name) throws IOException {
    rest();
    BufferedImage light = paint(1);
    Screen.onEventThread(
        () -> {
          Look.setDark(true);
          if (window instanceof GameFrame frame) {
            frame.setDark(true);
          }
          return null;
        });
    BufferedImage dark = paint(1);
    assertTrue(brightness(light) > 120 && brightness(dark) < 120, "a light one and a dark one");
    write(light, name);
    write(dark, name + "-dark");
    ImageIO.write(paint(2), "png", TARGET.resolve(name + "-200-percent.png").toFile());
    Screen.onEventThread(
        () -> {
          window.setSize(new Dimension(420, 320));
          window.validate();
          return null;
        });
    rest();
    ImageIO.write(paint(1), "png", TARGET.resolve(name + "-small.png").toFile());
  }

  private static void write(BufferedImage image, String name) throws IOException {
    Files.createDirectories(TARGET);
    Path shown = HANDOUTS.resolve("pictures/" + name + ".png");
    boolean replace =
        "pictures".equals(System.getProperty("boardwright.write")) && Files.exists(shown);
    ImageIO.write(image, "png", (replace ? shown : TARGET.resolve(name + ".png")).toFile());
  }

  /** Paints what is in the window, without the frame that the desktop puts around it. */
  private BufferedImage paint(int scale) {
    return paint(window.getRootPane(), scale);
  }

  private static BufferedImage paint(Component content, int scale) {
    return Screen.onEventThread(
        () -> {
          BufferedImage image =
              new BufferedImage(
                  scale * content.getWidth(),
                  scale * content.getHeight(),
                  BufferedImage.TYPE_INT_RGB);
          Graphics2D graphics = image.createGraphics();
          graphics.setRenderingHint(
              RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
          graphics.scale(scale, scale);
          content.printAll(graphics);
          graphics.dispose();
          return image;
        });
  }

  private static double brightness(BufferedImage image) {
    long sum = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      Color color = new Color(image.getRGB(x, image.getHeight() - 2));
      sum += color.getRed() + color.getGreen() + color.getBlue();
    }
    return sum / 3.0 / image.getWidth();
  }
}
