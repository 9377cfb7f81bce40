package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.OPiece;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeBoardView;
import framework.games.tictactoe.TicTacToeSpaceView;
import framework.games.tictactoe.XPiece;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.model.WinningSpacesGameOverStatus;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import framework.view.ViewAccess;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage board-view: {@code TicTacToeBoardView} and {@code TicTacToeSpaceView}. */
@Suite(lab = "framework", stage = "board-view", watchesTheProgram = true)
public class TicTacToeBoardViewSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String BOARD_NAME = "framework.games.tictactoe.TicTacToeBoardView";
  private static final String SPACE_NAME = "framework.games.tictactoe.TicTacToeSpaceView";
  private static final String MADE = "view = new TicTacToeBoardView(board), an empty board";

  private static final List<Dimension> SIZES =
      List.of(
          new Dimension(300, 300),
          new Dimension(210, 340),
          new Dimension(330, 180),
          new Dimension(440, 420));

  @Test
  @Check(rule = "R1", points = 3, about = "TicTacToeBoardView")
  @DisplayName("There is a line between any two neighbouring spaces")
  void drawsLinesBetweenSpaces() {
    Game game = Game.ticTacToe();
    BoardView view = view(game);
    for (Dimension size : SIZES) {
      Canvas canvas = painted(game, view, size);
      for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
          if (column < 2) {
            lineBetween(view, size, canvas, row, column, row, column + 1);
          }
          if (row < 2) {
            lineBetween(view, size, canvas, row, column, row + 1, column);
          }
        }
      }
    }
  }

  private static void lineBetween(
      BoardView view, Dimension size, Canvas canvas, int row, int column, int row2, int column2) {
    Rectangle one = onBoard(view, size, row, column);
    Rectangle other = onBoard(view, size, row2, column2);
    Color ground = canvas.color((int) one.getCenterX(), (int) one.getCenterY());
    // Around a quarter of the side and three: a line is as long as the space, but may be dashed.
    for (int quarter = 1; quarter < 4; quarter += 2) {
      int x = one.x + one.width * quarter / 4 - one.width / 10;
      int y = one.y + one.height * quarter / 4 - one.height / 10;
      Rectangle between =
          row == row2
              ? new Rectangle((int) one.getCenterX(), y, other.x - one.x, one.height / 5)
              : new Rectangle(x, (int) one.getCenterY(), one.width / 5, other.y - one.y);
      if (canvas.count(between, ground) == between.width * between.height) {
        painting(size)
            .fail(
                "a line between (%d, %d) and (%d, %d)".formatted(row, column, row2, column2),
                "yours has one colour in all of the area from x = %d, y = %d to x = %d, y = %d"
                    .formatted(
                        between.x,
                        between.y,
                        between.x + between.width - 1,
                        between.y + between.height - 1));
      }
    }
  }

  @Test
  @Check(rule = "R2", about = "TicTacToeBoardView")
  @DisplayName("The lines leave the spaces most of the room")
  void leavesRoomForTheSpaces() {
    Game game = Game.ticTacToe();
    BoardView view = view(game);
    for (Dimension size : SIZES) {
      painted(game, view, size);
      int side = Math.min(size.width, size.height);
      for (int i = 0; i < 3; i++) {
        Rectangle space = onBoard(view, size, i, i);
        if (space.width < side / 5) {
          painting(size)
              .fail(
                  "spaces that are at least a fifth as wide as the board: " + side / 5,
                  "yours are " + space.width + " wide");
        }
        if (i > 0 && view.getSpaceView(i - 1, i - 1).getRectangle().intersects(space)) {
          painting(size)
              .fail(
                  "spaces that lie beside one another",
                  "your gap lets (%d, %d) and (%d, %d) overlap".formatted(i - 1, i - 1, i, i));
        }
      }
    }
  }

  /** Where a space lies; fails if its middle is beyond the edge of the board. */
  private static Rectangle onBoard(BoardView view, Dimension size, int row, int column) {
    Rectangle space = view.getSpaceView(row, column).getRectangle();
    if (!new Rectangle(size).contains(space.getCenterX(), space.getCenterY())) {
      painting(size)
          .fail(
              "spaces that lie on the board",
              "your gap puts (%d, %d) at x = %d, y = %d".formatted(row, column, space.x, space.y));
    }
    return space;
  }

  @Test
  @Check(rule = "R3", points = 2, about = "TicTacToeBoardView")
  @DisplayName("drawHook gives the graphics back as it came")
  void givesBackTheGraphics() {
    Game game = Game.ticTacToe();
    BoardView view = view(game);
    for (Dimension size : SIZES) {
      Call<Canvas> call =
          drawing(
              game,
              view,
              size,
              "view.drawHook(graphics)",
              pen -> {
                view.getGrid(); // says where the spaces lie, which a window does before it draws
                ViewAccess.drawHook(view, pen);
              });
      String changes = call.get("a drawing").changes();
      if (!changes.isEmpty()) {
        call.fail("the graphics given back as it came", changes);
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2, about = "TicTacToeSpaceView")
  @DisplayName("The view of a piece that has won hears of it")
  void tellsTheWinners() {
    for (boolean answer : new boolean[] {true, false}) {
      Spies spies = new Spies(answer);
      GameOverStatus won = spies.won(0, 3, 6);
      for (int row = 0; row < 3; row++) {
        spies.told(row, 0, won, "won by X with (0, 0) (1, 0) (2, 0)");
        spies.toldAfterAnother(row, 0, won, "won by X with (0, 0) (1, 0) (2, 0)");
      }
    }
  }

  @Test
  @Check(rule = "R5", points = 2, about = "TicTacToeSpaceView")
  @DisplayName("The view of a piece that has not won hears nothing")
  void leavesTheOthersAlone() {
    Spies spies = new Spies(true);
    GameOverStatus won = spies.won(0, 3, 6);
    for (int row = 0; row < 2; row++) {
      spies.notTold(row, 1, won, "won by X with (0, 0) (1, 0) (2, 0)");
    }
    spies.notTold(0, 2, won, "won by X with (0, 0) (1, 0) (2, 0)");
    GameOverStatus drawn = new GameOverStatus(true, null);
    spies.notTold(0, 0, drawn, "drawn");
    spies.notTold(1, 1, drawn, "drawn");
    Spies full = new Spies(true, "XOX", "XXO", "OOX");
    GameOverStatus across = full.won(0, 4, 8);
    for (int number : new int[] {1, 2, 3, 5, 6, 7}) {
      full.notTold(number / 3, number % 3, across, "won by X with (0, 0) (1, 1) (2, 2)");
    }
  }

  @Test
  @Check(rule = "R6", points = 2, about = "TicTacToeSpaceView")
  @DisplayName("Every piece hears that the game goes on")
  void tellsEverybodyThatTheGameGoesOn() {
    for (boolean answer : new boolean[] {true, false}) {
      Spies spies = new Spies(answer);
      for (int row = 0; row < 2; row++) {
        for (int column = 0; column < 2; column++) {
          spies.told(row, column, GameOverStatus.NOT_OVER, "not over");
        }
      }
    }
  }

  @Test
  @Check(rule = "R7", about = "TicTacToeSpaceView")
  @DisplayName("An empty space has nothing to show")
  void emptySpacesShowNothing() {
    Spies spies = new Spies(true);
    spies.nothing(2, 2, GameOverStatus.NOT_OVER, "not over");
    spies.nothing(2, 2, new GameOverStatus(true, null), "drawn");
    spies.nothing(2, 2, spies.won(0, 3, 6), "won by X with (0, 0) (1, 0) (2, 0)");
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("Views look at the game and never change it")
  void changesNothing(Subject subject) {
    Roles.changesNoModel(subject, BOARD_NAME, SPACE_NAME);
  }

  private static BoardView view(Game game) {
    return Call.of(
            "new TicTacToeBoardView(board)",
            () -> game.at(() -> (BoardView) new TicTacToeBoardView(game.board())))
        .get("a view");
  }

  private static Call<Canvas> painting(Dimension size) {
    return Call.<Canvas>of(paintingOf(size), () -> null).on(MADE);
  }

  private static Object paintingOf(Dimension size) {
    return Call.text("the drawing of the board, %d x %d points", size.width, size.height);
  }

  private static Canvas painted(Game game, BoardView view, Dimension size) {
    return drawing(game, view, size, paintingOf(size), pen -> ViewAccess.paint(view, pen))
        .get("a drawing");
  }

  /** Draws in the context of the game, as its window does: a view may ask for the board. */
  private static Call<Canvas> drawing(
      Game game, BoardView view, Dimension size, Object written, Canvas.Drawing drawing) {
    return Call.of(
            written,
            () ->
                game.at(
                    () -> {
                      view.setSize(size);
                      return Canvas.draw(size.width, size.height, drawing);
                    }))
        .on(MADE);
  }

  /** A board with a line of crosses, and views of pieces that record what they are notified of. */
  private static final class Spies {
    private final boolean answer;
    private final Game game;
    private GameOverStatus heard;
    private Piece hearer;

    /** All views of pieces give this answer. */
    Spies(boolean answer) {
      this(answer, "XOX", "XO.", "X..");
    }

    Spies(boolean answer, String... rows) {
      this.answer = answer;
      this.game = Game.of(() -> new SpyFactory(this), () -> new TicTacToeBoard());
      game.put(rows);
    }

    /** The first player's victory with these spaces, by their numbers. */
    GameOverStatus won(int... numbers) {
      List<Space> spaces = new ArrayList<>();
      for (int number : numbers) {
        spaces.add(game.space(number / 3, number % 3));
      }
      return new WinningSpacesGameOverStatus(game.player(0), spaces);
    }

    void told(int row, int column, GameOverStatus status, String name) {
      told(call(view(row, column), status, name), status, game.piece(row, column));
    }

    /** The same where another piece was shown before, and its view was called. */
    void toldAfterAnother(int row, int column, GameOverStatus status, String name) {
      SpaceView view = view(row, column);
      game.context().run(() -> ViewAccess.showPiece(view, new XPiece(game.player(0))));
      call(view, GameOverStatus.NOT_OVER, "not over").get("true or false");
      Piece piece = game.piece(row, column);
      game.context().run(() -> ViewAccess.showPiece(view, piece));
      told(call(view, status, name + "; another cross was here before"), status, piece);
    }

    private void told(Call<Boolean> call, GameOverStatus status, Piece piece) {
      boolean seen = call.get(String.valueOf(answer));
      if (heard != status) {
        call.fail(
            "showGameOver called on the view of the piece, with this status",
            heard == null ? "yours did not call it" : "yours called it with another status");
      }
      if (hearer != piece) {
        call.fail(
            "showGameOver called on the view of the piece that is here now",
            "yours called that of another piece");
      }
      if (seen != answer) {
        call.fail(answer + ", which is what the view of the piece said", "yours said " + seen);
      }
    }

    void notTold(int row, int column, GameOverStatus status, String name) {
      nothing(row, column, status, name);
      if (heard != null) {
        call(view(row, column), status, name)
            .fail("showGameOver not called on the view of the piece", "yours called it");
      }
    }

    void nothing(int row, int column, GameOverStatus status, String name) {
      call(view(row, column), status, name).returns(false);
    }

    private SpaceView view(int row, int column) {
      return Call.of(
              "new TicTacToeSpaceView(boardView, space)",
              () ->
                  game.at(
                      () ->
                          (SpaceView)
                              new TicTacToeSpaceView(
                                  new BoardView(game.board()), game.space(row, column))))
          .on(game.drawn())
          .get("a view");
    }

    private Call<Boolean> call(SpaceView view, GameOverStatus status, String name) {
      heard = null;
      return Call.of(
              "view of %s.showGameOver(status)".formatted(view.getSpace()),
              () -> game.at(() -> view.showGameOver(status)))
          .on(game.drawn() + "\nstatus: " + name);
    }
  }

  /** Creates views of pieces that tell the spies what they are notified of. */
  private static final class SpyFactory extends Factory {
    private final Spies spies;

    SpyFactory(Spies spies) throws InvalidSingletonInstantiationException {
      this.spies = spies;
    }

    @Override
    public List<Player> createPlayers() {
      return List.of(
          new OnePiecePlayer("X", player -> new XPiece(player)),
          new OnePiecePlayer("O", player -> new OPiece(player)));
    }

    @Override
    public List<Strategy> createPrototypeStrategies() {
      return List.of(new OneSpaceGuiStrategy());
    }

    @Override
    public PieceView createPieceView(Piece piece) {
      return new PieceView(piece) {
        @Override
        public void draw(Graphics2D graphics, Rectangle rectangle) {}

        @Override
        public boolean showGameOver(GameOverStatus status) {
          spies.heard = status;
          spies.hearer = piece;
          return spies.answer;
        }
      };
    }
  }
}
