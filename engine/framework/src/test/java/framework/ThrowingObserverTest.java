package framework;

import static framework.Play.inAContext;
import static framework.Play.name;
import static framework.Play.select;
import static framework.Play.ticTacToe;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.application.BoardObserver;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.games.tictactoe.XPiece;
import framework.model.Board;
import framework.model.BoardListener;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Space;
import framework.play.Factory;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.OneSpaceGuiStrategy;
import framework.view.BoardView;
import framework.view.PieceView;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A game goes on")
@Timeout(60)
class ThrowingObserverTest {

  private static BlockingQueue<String> failures(GameMaster master) {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    master.addListener(
        new GameListener() {
          @Override
          public void failed(String what, Throwable trouble) {
            told.add(what + ": " + trouble.getMessage());
          }
        });
    return told;
  }

  @Test
  @DisplayName("in two windows, each of which draws its own board")
  void drawsItsOwnBoard() {
    GameContext context = Contexts.Game.TIC_TAC_TOE.context();
    List<Board> drawn = new ArrayList<>();
    BoardView view =
        context.call(
            () -> {
              Contexts.seat(new OneSpaceGuiStrategy());
              return new BoardView(Board.instance()) {
                private static final long serialVersionUID = 1L;

                @Override
                protected void drawHook(Graphics2D graphics) {
                  drawn.add(Board.instance());
                }

                @Override
                protected int gapHook(int spaceSize) {
                  drawn.add(Board.instance());
                  return 1;
                }
              };
            });
    view.setSize(100, 100);
    Graphics2D graphics = new BufferedImage(100, 100, BufferedImage.TYPE_INT_RGB).createGraphics();
    inAContext(
        () -> {
          view.paint(graphics);
          view.getPreferredSize();
          view.spaceViewAt(50, 50);
        });
    Board own = context.call(Board::instance);
    assertTrue(drawn.size() >= 4);
    drawn.forEach(board -> assertSame(own, board));
  }

  @Test
  @DisplayName("in a window where a view throws, which is told once while all else is drawn")
  void inAWindowWhereAViewThrows() {
    GameContext context = Contexts.Game.TIC_TAC_TOE.context();
    context.run(
        () -> {
          GameMaster master = Contexts.seat(new OneSpaceGuiStrategy());
          BlockingQueue<String> told = failures(master);
          BoardView view =
              new BoardView(Board.instance()) {
                private static final long serialVersionUID = 1L;

                @Override
                protected void drawHook(Graphics2D graphics) {
                  graphics.rotate(1); // nobody else's drawing is turned by this
                  throw new IllegalStateException("no pencil");
                }
              };
          view.setSize(100, 100);
          new BoardObserver(view, context);
          view.showMarks(board.picture.Mark.TARGET, List.of(Board.instance().getSpace(0, 0)));
          BufferedImage image = new BufferedImage(100, 100, BufferedImage.TYPE_INT_RGB);
          view.paint(image.createGraphics());
          view.paint(image.createGraphics());
          assertEquals(1, told.size());
          String said = told.peek();
          assertTrue(
              said.matches("Drawing the board \\(ThrowingObserverTest.java:\\d+\\): no pencil"),
              said);
          Rectangle space = view.getSpaceView(0, 0).getRectangle();
          int middle = image.getRGB((int) space.getCenterX(), (int) space.getCenterY());
          assertEquals(board.picture.Theme.LIGHT.accent().getRGB(), middle);
        });
  }

  @Test
  @DisplayName("in a window where the view of a piece cannot be created, which is told once")
  void pieceWithoutView() {
    GameContext context = new GameContext();
    context.run(
        () -> {
          Factory.configure(
              () ->
                  new TicTacToeFactory() {
                    @Override
                    public PieceView createPieceView(Piece piece) {
                      throw new IllegalStateException("no paint");
                    }
                  });
          Board.configure(TicTacToeBoard::new);
          GameMaster master = Contexts.seat(new OneSpaceGuiStrategy());
          BlockingQueue<String> told = failures(master);
          Board.instance().getSpace(0, 0).placePiece(new XPiece(master.getPlayers().get(0)));
          BoardView view = new BoardView(Board.instance());
          view.setSize(100, 100);
          new BoardObserver(view, context);
          BufferedImage image = new BufferedImage(100, 100, BufferedImage.TYPE_INT_RGB);
          view.paint(image.createGraphics());
          view.paint(image.createGraphics());
          assertEquals(1, told.size(), told::toString);
          assertTrue(told.peek().endsWith("no paint"), told::peek);
        });
  }

  /** Runs something with troubles of listeners collected; every thread hands them here. */
  private static List<Throwable> troublesOf(Runnable work) {
    List<Throwable> troubles = new CopyOnWriteArrayList<>();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, trouble) -> troubles.add(trouble));
    try {
      work.run();
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
    return troubles;
  }

  @Test
  @DisplayName("when a listener of the game throws")
  void throwingGameListener() {
    List<Throwable> troubles =
        troublesOf(
            () ->
                inAContext(
                    () -> {
                      GameMaster master = ticTacToe();
                      master.addListener(
                          new GameListener() {
                            @Override
                            public void selectionChanged(Space selected, List<Space> targets) {
                              throw new IllegalStateException("in a listener");
                            }
                          });
                      select(master, 0, 0);
                      select(master, 1, 1);
                      select(master, 2, 2);
                      assertEquals(3, master.getMoves().size());
                      assertTrue(master.isGameInProgress());
                    }));
    assertFalse(troubles.isEmpty());
  }

  @Test
  @DisplayName("when a listener of a space throws, and the move is in the log")
  void throwingSpaceListener() {
    troublesOf(
        () ->
            inAContext(
                () -> {
                  GameMaster master = ticTacToe();
                  Board.instance()
                      .getSpace(0, 0)
                      .addListener(
                          (space, piece) -> {
                            throw new IllegalStateException("in a listener");
                          });
                  select(master, 0, 0);
                  assertEquals("X", name(0, 0));
                  assertEquals(1, master.getMoves().size());
                  assertEquals("O", master.getCurrentPlayer().getName());
                  assertEquals(1, master.takeBack(1));
                  assertEquals("", name(0, 0));
                }));
  }

  @Test
  @DisplayName("to its end when a listener of the board throws at it")
  void throwingBoardListener() {
    troublesOf(
        () ->
            inAContext(
                () -> {
                  GameMaster master = ticTacToe();
                  Board.instance()
                      .addListener(
                          new BoardListener() {
                            @Override
                            public void gameOver(GameOverStatus status) {
                              throw new IllegalStateException("in a listener");
                            }

                            @Override
                            public void gameOverUndone() {
                              throw new IllegalStateException("in a listener");
                            }
                          });
                  for (int i = 0; i < 3; i++) {
                    select(master, 0, i);
                    select(master, 1, i);
                  }
                  assertTrue(master.getStatus().isGameOver());
                  assertEquals(1, master.takeBack(1));
                  assertFalse(master.getStatus().isGameOver());
                }));
  }
}
