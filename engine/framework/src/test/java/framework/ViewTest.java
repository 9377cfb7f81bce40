package framework;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import framework.application.BoardObserver;
import framework.games.quixo.QuixoPieceView;
import framework.games.tictactoe.OPiece;
import framework.games.tictactoe.TicTacToeOPieceView;
import framework.games.tictactoe.TicTacToeXPieceView;
import framework.games.tictactoe.XPiece;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.play.OneSpaceGuiStrategy;
import framework.play.TwoSpaceGuiStrategy;
import framework.view.BoardView;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Views that draw into images; no display is needed. */
@DisplayName("A view")
@Timeout(60)
class ViewTest {

  private static final int SIZE = 120;
  private static final Rectangle RECTANGLE = new Rectangle(31, 17, 60, 60);
  private static final Color GROUND = new Color(0x123456);

  private static List<PieceView> pieceViews() {
    Player x = new Player("X");
    Player o = new Player("O");
    return List.of(
        new TicTacToeXPieceView(new XPiece(x)),
        new TicTacToeOPieceView(new OPiece(o)),
        new QuixoPieceView(new Piece(null)),
        new QuixoPieceView(new Piece(x)),
        new QuixoPieceView(new Piece(o)));
  }

  private static int[] draw(int width, int height, Consumer<Graphics2D> drawing) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(GROUND);
    graphics.fillRect(0, 0, width, height);
    drawing.accept(graphics);
    graphics.dispose();
    return image.getRGB(0, 0, width, height, null, 0, width);
  }

  @Test
  @DisplayName("of a piece draws within its rectangle, and gives the context back as it came")
  void ofAPieceDrawsWithinItsRectangle() {
    for (PieceView view : pieceViews()) {
      int[] pixels =
          draw(
              SIZE,
              SIZE,
              graphics -> {
                graphics.setClip(5, 5, 100, 100);
                List<Object> before = context(graphics);
                view.draw(graphics, new Rectangle(RECTANGLE));
                assertEquals(before, context(graphics), view.getClass().getName());
              });
      boolean drewSomething = false;
      for (int i = 0; i < pixels.length; i++) {
        boolean touched = (pixels[i] & 0xFFFFFF) != (GROUND.getRGB() & 0xFFFFFF);
        drewSomething |= touched;
        assertTrue(
            !touched || RECTANGLE.contains(i % SIZE, i / SIZE),
            view.getClass().getName() + " draws at " + i % SIZE + ", " + i / SIZE);
      }
      assertTrue(drewSomething, view.getClass().getName());
    }
  }

  private static List<Object> context(Graphics2D graphics) {
    AffineTransform transform = graphics.getTransform();
    Shape clip = graphics.getClip();
    return List.of(
        graphics.getColor(),
        graphics.getStroke(),
        transform,
        clip.getBounds(),
        graphics.getFont(),
        graphics.getComposite(),
        graphics.getPaint(),
        graphics.getRenderingHints());
  }

  @Test
  @DisplayName("of one player's piece tells it from another's without any colour")
  void ofOnePlayersPieceTellsItFromAnothers() {
    List<PieceView> views = pieceViews();
    List<boolean[]> shapes = new ArrayList<>();
    for (PieceView view : views) {
      int[] pixels = draw(SIZE, SIZE, graphics -> view.draw(graphics, new Rectangle(RECTANGLE)));
      shapes.add(edges(pixels));
    }
    for (int[] pair : new int[][] {{0, 1}, {2, 3}, {3, 4}, {2, 4}}) {
      boolean[] one = shapes.get(pair[0]);
      boolean[] other = shapes.get(pair[1]);
      int different = 0;
      for (int i = 0; i < one.length; i++) {
        different += one[i] == other[i] ? 0 : 1;
      }
      assertTrue(different > 40, views.get(pair[0]).getClass() + ": " + different);
    }
  }

  /** Where a pixel differs from the one on its left: what is left of a drawing without colour. */
  private static boolean[] edges(int[] pixels) {
    boolean[] edges = new boolean[pixels.length];
    for (int i = 1; i < pixels.length; i++) {
      edges[i] = pixels[i] != pixels[i - 1];
    }
    return edges;
  }

  private static void onEventThread(Runnable work) {
    try {
      SwingUtilities.invokeAndWait(work);
    } catch (java.lang.reflect.InvocationTargetException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static int[] paint(BoardView view) {
    return draw(view.getWidth(), view.getHeight(), view::paint);
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("of the board finds every space where it lies, at any size, and none beside it")
  void ofTheBoardFindsEverySpaceWhereItLies(Contexts.Game game) {
    game.context()
        .run(
            () -> {
              BoardView view = Factory.instance().createBoardView(Board.instance());
              for (int[] size : new int[][] {{400, 300}, {300, 400}, {97, 611}, {1600, 1200}}) {
                view.setSize(size[0], size[1]);
                Rectangle all = new Rectangle(0, 0, size[0], size[1]);
                assertNull(view.spaceViewAt(-1, -1));
                for (Space space : Board.instance()) {
                  view.getGrid();
                  Rectangle rectangle =
                      view.getSpaceView(space.getRow(), space.getColumn()).getRectangle();
                  assertTrue(all.contains(rectangle), rectangle + " in " + all);
                  assertEquals(rectangle.width, rectangle.height);
                  assertEquals(
                      space,
                      view.spaceViewAt((int) rectangle.getCenterX(), (int) rectangle.getCenterY())
                          .getSpace());
                }
              }
            });
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("of the board follows the game: after a take-back it looks as before the move")
  void ofTheBoardFollowsTheGame(Contexts.Game game) {
    game.context()
        .run(
            () -> {
              GameMaster master =
                  Contexts.seat(
                      game == Contexts.Game.QUIXO
                          ? new TwoSpaceGuiStrategy()
                          : new OneSpaceGuiStrategy());
              BoardView view = Factory.instance().createBoardView(Board.instance());
              new BoardObserver(view, GameContext.current());
              view.setSize(420, 420);
              master.newGame();
              int[] empty = shown(master, view);
              master.spaceSelected(Board.instance().getSpace(0, 2));
              if (game == Contexts.Game.QUIXO) {
                assertNotEquals(Arrays.toString(empty), Arrays.toString(shown(master, view)));
                master.spaceSelected(Board.instance().getSpace(0, 0));
              }
              int[] after = shown(master, view);
              assertNotEquals(Arrays.toString(empty), Arrays.toString(after));
              master.takeBack(1);
              assertEquals(Arrays.toString(empty), Arrays.toString(shown(master, view)));
              master.step(1);
              assertEquals(Arrays.toString(after), Arrays.toString(shown(master, view)));
              master.abortGame();
            });
  }

  private static int[] shown(GameMaster master, BoardView view) {
    assertTrue(master.awaitQuiet(Play.LONG));
    int[][] pixels = new int[1][];
    onEventThread(() -> pixels[0] = paint(view));
    return pixels[0];
  }

  @Test
  @DisplayName("of the board shows the winning line, and takes it away when the game goes on")
  void ofTheBoardShowsTheWinningLine() {
    Contexts.Game.TIC_TAC_TOE
        .context()
        .run(
            () -> {
              GameMaster master = Contexts.seat(new OneSpaceGuiStrategy());
              BoardView view = Factory.instance().createBoardView(Board.instance());
              view.setSize(420, 420);
              master.newGame();
              for (int[] at : new int[][] {{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
                master.spaceSelected(Board.instance().getSpace(at[0], at[1]));
              }
              int[] before = shown(master, view);
              assertEquals(0, count(before, Palette.GREEN));
              master.spaceSelected(Board.instance().getSpace(0, 2));
              assertTrue(count(shown(master, view), Palette.GREEN) > 1000);
              master.takeBack(1);
              assertEquals(Arrays.toString(before), Arrays.toString(shown(master, view)));
              master.abortGame();
            });
  }

  private static int count(int[] pixels, Color color) {
    int count = 0;
    for (int pixel : pixels) {
      count += pixel == color.getRGB() ? 1 : 0;
    }
    return count;
  }

  private static BoardView strip() {
    GameContext context = StripGame.context(3, "A", "B");
    BoardView view = context.call(() -> new BoardView(Board.instance()));
    view.setSize(3 * SIZE, SIZE);
    view.getGrid();
    return view;
  }

  private static int[] draw(BoardView view) {
    return draw(3 * SIZE, SIZE, view::paint);
  }

  @Test
  @DisplayName("of a board without a drawing of its own shows its spaces apart")
  void spacesOfAnyGame() {
    BoardView view = strip();
    int[] pixels = draw(view);
    Rectangle space = view.getSpaceView(0, 0).getRectangle();
    int line = (int) space.getCenterY() * 3 * SIZE;
    int inside = pixels[line + (int) space.getCenterX()] >> 8 & 0xFF;
    int between = pixels[line + (int) space.getMaxX()] >> 8 & 0xFF;
    assertTrue(Math.abs(inside - between) > 40, inside + " and " + between);
  }

  @Test
  @DisplayName("of the board answers the mouse only where a click would do something")
  void ofTheBoardAnswersTheMouseOnly() {
    BoardView view = strip();
    Cell last = new Cell(0, 2);
    view.setClickable(Map.of(new Cell(0, 1), last));
    int[] before = draw(view);
    moveMouse(view, 0);
    assertArrayEquals(before, draw(view));
    moveMouse(view, 1);
    int[] after = draw(view);
    Rectangle landing = view.getSpaceView(0, 2).getRectangle();
    boolean changed = false;
    for (int i = 0; i < before.length; i++) {
      if (before[i] != after[i]) {
        changed = true;
        assertTrue(landing.contains(i % (3 * SIZE), i / (3 * SIZE)), "only where the piece lands");
      }
    }
    assertTrue(changed);
  }

  private static void moveMouse(BoardView view, int column) {
    Rectangle space = view.getSpaceView(0, column).getRectangle();
    int x = (int) space.getCenterX();
    int y = (int) space.getCenterY();
    view.dispatchEvent(new MouseEvent(view, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false));
  }
}
