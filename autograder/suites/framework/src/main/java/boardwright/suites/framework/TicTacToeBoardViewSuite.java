package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.OPiece;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeSpaceView;
import framework.games.tictactoe.XPiece;
import framework.model.GameOverStatus;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import framework.view.BoardView;
import framework.view.PieceView;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;

/** Stage board-view: {@code TicTacToeBoardView} and {@code TicTacToeSpaceView}. */
@Suite(lab = "framework", stage = "board-view", watchesTheProgram = true)
public class TicTacToeBoardViewSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String PAINT = "view.paintComponent(graphics)";
  private static final int[][] SIZES = {{300, 300}, {210, 340}, {330, 180}, {440, 420}};

  /** Has an empty board drawn in the context of its game: a view may ask for the board. */
  private static void inEachSize(String hook, Consumer<Window> check) {
    SnippetSession session =
        Game.ticTacToe().begun().session().run("view = new TicTacToeBoardView(board)");
    BoardView view = (BoardView) session.get("view");
    for (int[] size : SIZES) {
      session.run("view.setSize(%d, %d)", size[0], size[1]);
      session.run("view.getGrid()"); // lays out the spaces, as a window does before it draws
      Object written = Call.text("the drawing of the board, %d x %d points", size[0], size[1]);
      Canvas.Drawing drawing = graphics -> session.let("graphics", graphics).ask(hook).make();
      Call<Canvas> call =
          Call.of(hook.equals(PAINT) ? written : hook, () -> Canvas.draw(size[0], size[1], drawing))
              .on("view = new TicTacToeBoardView(board), an empty board");
      check.accept(new Window(view, call, call.get("a drawing")));
    }
  }

  /** A board as a call has drawn it. */
  private record Window(BoardView view, Call<Canvas> drawing, Canvas canvas) {
    /** Fails if nothing at all is drawn: then what isn't done says nothing. */
    void draws() {
      boolean drawn = canvas.touched(new Rectangle(view.getSize())) > 0;
      drawing.require(drawn, "lines between the spaces", "yours draws nothing");
    }

    /** Where a space lies; fails if its middle is beyond the edge of the board. */
    Rectangle place(int row, int column) {
      Rectangle place = view.getSpaceView(row, column).getRectangle();
      boolean inside =
          new Rectangle(view.getSize()).contains(place.getCenterX(), place.getCenterY());
      String gap =
          "your gap puts (%d, %d) at x = %d, y = %d".formatted(row, column, place.x, place.y);
      drawing.require(inside, "spaces that lie on the board", gap);
      return place;
    }

    void hasLineBetween(int row, int column, int row2, int column2) {
      Rectangle one = place(row, column);
      Rectangle other = place(row2, column2);
      Point middle = new Point((int) one.getCenterX(), (int) one.getCenterY());
      // Around a quarter of the side and three: a line is as long as the space, but may be dashed.
      for (int quarter = 1; quarter < 4; quarter += 2) {
        int x = one.x + one.width * quarter / 4 - one.width / 10;
        int y = one.y + one.height * quarter / 4 - one.height / 10;
        Rectangle between =
            row == row2
                ? new Rectangle(middle.x, y, other.x - one.x, one.height / 5)
                : new Rectangle(x, middle.y, one.width / 5, other.y - one.y);
        drawing.require(
            canvas.countLike(middle, between) < between.width * between.height,
            "a line between (%d, %d) and (%d, %d)".formatted(row, column, row2, column2),
            "yours has one colour in the %d x %d points from x = %d, y = %d on"
                .formatted(between.width, between.height, between.x, between.y));
      }
    }
  }

  @Check(rule = "R1", points = 3, about = "TicTacToeBoardView")
  @DisplayName("There is a line between any two neighbouring spaces")
  void drawsLinesBetweenSpaces() {
    inEachSize(
        PAINT,
        window -> {
          for (int i = 0; i < 3; i++) {
            for (int first = 0; first < 2; first++) {
              window.hasLineBetween(i, first, i, first + 1);
              window.hasLineBetween(first, i, first + 1, i);
            }
          }
        });
  }

  @Check(rule = "R2", about = "TicTacToeBoardView")
  @DisplayName("The lines leave the spaces most of the room")
  void leavesRoomForTheSpaces() {
    inEachSize("view.drawHook(graphics)", Window::draws);
    inEachSize(
        PAINT,
        window -> {
          int least = Math.min(window.view.getWidth(), window.view.getHeight()) / 5;
          for (int i = 0; i < 3; i++) {
            Rectangle place = window.place(i, i);
            String expected = "spaces that are at least a fifth as wide as the board: " + least;
            String seen = "yours are " + place.width + " wide";
            window.drawing.require(place.width >= least, expected, seen);
            boolean apart = i == 0 || !window.place(i - 1, i - 1).intersects(place);
            seen = "your gap lets (%d, %d) and (%d, %d) overlap".formatted(i - 1, i - 1, i, i);
            window.drawing.require(apart, "spaces that lie beside one another", seen);
          }
        });
  }

  @Check(rule = "R3", points = 2, about = "TicTacToeBoardView")
  @DisplayName("drawHook gives the graphics back as it came")
  void givesBackTheGraphics() {
    inEachSize(
        "view.drawHook(graphics)",
        window -> {
          window.draws();
          Canvas.comesBack(window.drawing);
        });
  }

  @Check(rule = "R4", points = 2, about = "TicTacToeSpaceView")
  @DisplayName("The view of a piece that has won hears of it")
  void tellsTheWinners() {
    for (boolean answer : new boolean[] {true, false}) {
      Spies spies = new Spies(answer, "036", "XOX", "XO.", "X..");
      for (int space : new int[] {0, 3, 6}) {
        spies.view(space).hears("wonByX");
        spies.view(space).ofAnotherPieceFirst().hears("wonByX");
      }
    }
  }

  @Check(rule = "R5", points = 2, about = "TicTacToeSpaceView")
  @DisplayName("The view of a piece that has not won hears nothing")
  void leavesTheOthersAlone() {
    Spies spies = new Spies(true, "036", "XOX", "XO.", "X..");
    spies.view(0).hearsSomething();
    for (int space : new int[] {1, 2, 4}) {
      spies.view(space).hearsNothing("wonByX");
    }
    spies.view(0).hearsNothing("drawn");
    spies.view(4).hearsNothing("drawn");
    Spies full = new Spies(true, "048", "XOX", "XXO", "OOX");
    for (int space : new int[] {1, 2, 3, 5, 6, 7}) {
      full.view(space).hearsNothing("wonByX");
    }
  }

  @Check(rule = "R6", points = 2, about = "TicTacToeSpaceView")
  @DisplayName("Every piece hears that the game goes on")
  void tellsEverybodyThatTheGameGoesOn() {
    for (boolean answer : new boolean[] {true, false}) {
      Spies spies = new Spies(answer, "036", "XOX", "XO.", "X..");
      for (int space : new int[] {0, 1, 3, 4}) {
        spies.view(space).hears("notOver");
      }
    }
  }

  @Check(rule = "R7", about = "TicTacToeSpaceView")
  @DisplayName("An empty space has nothing to show")
  void emptySpacesShowNothing() {
    Spies spies = new Spies(true, "036", "XOX", "XO.", "X..");
    spies.view(0).hearsSomething();
    for (String status : List.of("notOver", "drawn", "wonByX")) {
      spies.view(8).hearsNothing(status);
    }
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3, about = "TicTacToeSpaceView")
  @DisplayName("The view of a space goes by the status that it is given, of whatever class that is")
  void goesByTheStatus(Subject subject) {
    Spies open = new Spies(true, "036", "X.O", "X..", ".O.").withAnotherStatus();
    open.view(0).hears("wonByX");
    open.view(2).hearsNothing("wonByX");
    open.view(3).hears("notOver");
    Structure.of(subject, TicTacToeSpaceView.class.getName())
        .at("showGameOver")
        .avoids("a view that goes by the status it is given", "Board.gameOver");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Views and their helpers look at the game, never change it, and share nothing")
  void changesNothing(Subject subject) {
    Roles.changesNoModel(subject);
    Roles.sharesNothing(subject);
  }

  /** A board whose pieces have views that remember what they hear, and give this answer. */
  private static final class Spies {
    private static final String UNHEARD = "no call on the view of a piece";

    private final boolean answer;
    private final Game game;
    private final SnippetSession session;
    private final String line;

    /** What was called last. */
    private String heard;

    /** X wins with the spaces of these numbers, row by row. */
    Spies(boolean answer, String numbers, String... rows) {
      this.answer = answer;
      List<Player> players =
          List.of(
              new OnePiecePlayer("X", player -> new XPiece(player)),
              new OnePiecePlayer("O", player -> new OPiece(player)));
      game = Game.of(players, piece -> viewOf(piece), () -> new TicTacToeBoard());
      game.begun().put(rows);
      List<Space> spaces = numbers.chars().mapToObj(n -> game.space(n - '0')).toList();
      line = "\nwonByX: X has won with " + spaces;
      session = game.session().let("notOver", GameOverStatus.NOT_OVER);
      session.let("drawn", new GameOverStatus(true, null));
      session.let("wonByX", new WinningSpacesGameOverStatus(game.player(0), spaces));
    }

    /** The same with a status of a class that only the check knows of. */
    Spies withAnotherStatus() {
      List<Space> spaces = ((WinningSpacesGameOverStatus) session.get("wonByX")).getWinningSpaces();
      session.let("wonByX", new WinningSpacesGameOverStatus(game.player(0), spaces) {});
      return this;
    }

    /** Makes the view of a space, which is asked next. */
    Spies view(int number) {
      session.showing(game + line);
      session.run("space = board.getSpace(%d, %d)", number / 3, number % 3);
      session.run("piece = space.getPiece()");
      session.run("view = new TicTacToeSpaceView(new BoardView(board), space)");
      return this;
    }

    /** The same where another piece was shown before, and its view was called. */
    Spies ofAnotherPieceFirst() {
      session.let("another", new XPiece(game.player(0)));
      session.run("view.showPiece(another)").run("view.showGameOver(notOver)");
      session.run("view.showPiece(piece)");
      return this;
    }

    void hears(String status) {
      shows(status, answer + ", after a call of showGameOver(" + status + ") on the view of piece");
    }

    /** Fails if no news at all gets through: then silence says nothing. */
    void hearsSomething() {
      for (String status : List.of("notOver", "wonByX")) {
        heard = UNHEARD;
        session.ask("view.showGameOver(" + status + ")").get();
        if (!heard.equals(UNHEARD)) {
          return;
        }
      }
      session
          .ask("view.showGameOver(wonByX)")
          .fail("a call of showGameOver on the view of a piece", "there was " + UNHEARD);
    }

    void hearsNothing(String status) {
      shows(status, "false, after " + UNHEARD);
    }

    private void shows(String status, String expected) {
      heard = UNHEARD;
      session
          .ask("view.showGameOver(" + status + ")")
          .as(said -> said + ", after " + heard)
          .require(expected::equals, expected, seen -> "yours said " + seen);
    }

    /** A view that notifies this of what it hears. */
    private PieceView viewOf(Piece piece) {
      return new PieceView(piece) {
        @Override
        public void draw(Graphics2D graphics, Rectangle rectangle) {}

        @Override
        public boolean showGameOver(GameOverStatus status) {
          String call = "a call of showGameOver(%s) on the view of %s";
          heard = call.formatted(session.inWords(status), session.inWords(piece));
          return answer;
        }
      };
    }
  }
}
