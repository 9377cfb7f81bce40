package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Grid;
import boardwright.testkit.Limits;
import boardwright.testkit.RunningCode;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.Piece;
import combochess.model.SlidingPiece;
import combochess.model.Square;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage pieces: {@code SlidingPiece}, {@code Rook}, {@code Bishop} and {@code Knight}. */
@Suite(lab = "combochess", stage = "pieces")
public class PiecesSuite implements StyleRules, ClassRules.Types {
  private static final Snippets JAVA = Snippets.in(PiecesSuite.class, "combochess.model.*");

  /** Barriers, and pieces of both players, near and far. */
  private static final List<Grid> CROWDED =
      List.of(
          Boards.drawn("r.b.k.", "..R...", "*.*.*.", ".*.*.*", "...b..", ".K..R."),
          Boards.drawn("......", ".*..K.", "..R...", "......", ".k..B.", "......"),
          Boards.drawn("K.r", "...", "b.*"));

  @Check(
      rule = "R6",
      points = 2,
      about = {"Rook", "Bishop", "Knight"})
  @DisplayName("A piece knows its kind, its colour and its name")
  void knowsWhatItIs() {
    for (combochess.model.Kind kind : combochess.model.Kind.values()) {
      String title = kind.getTitle();
      String type = title.substring(0, 1).toUpperCase() + title.substring(1);
      for (Colour colour : Colour.values()) {
        for (char twin : new char[] {'A', 'B'}) {
          SnippetSession session = JAVA.session();
          session.run("piece = new %s(Colour.%s, '%s')".formatted(type, colour, twin));
          session.let("board", Boards.of(Boards.free(6))).run("square = new Square(2, 2)");
          reachesSomething(session);
          session.ask("piece.getKind()").returns(kind);
          session.ask("piece.getColour()").returns(colour);
          String name = "" + kind.getLetter() + twin + (colour == Colour.BLACK ? 1 : 2);
          session.ask("piece.getName()").returns(name);
        }
      }
    }
  }

  /** What a piece is by its provided superclass says nothing if it can't move. */
  private static void reachesSomething(SnippetSession session) {
    session
        .ask("piece.getReach(board, square)")
        .as(Boards::inWords)
        .require(reach -> reach != null && !reach.isEmpty(), "squares", String::valueOf);
  }

  @Check(rule = "R2", points = 2, about = "Rook")
  @DisplayName("A rook reaches its row and its column on a free board")
  void rookSlides() {
    for (int size : new int[] {1, 2, 5, 10}) {
      reachesFromEverywhere(Boards.free(size), "rook = new Rook(Colour.WHITE, 'A')");
    }
  }

  @Check(rule = "R3", points = 2, about = "Bishop")
  @DisplayName("A bishop reaches its diagonals on a free board")
  void bishopSlides() {
    for (int size : new int[] {1, 2, 5, 10}) {
      reachesFromEverywhere(Boards.free(size), "bishop = new Bishop(Colour.BLACK, 'B')");
    }
  }

  @Check(
      rule = "R4",
      points = 3,
      about = {"SlidingPiece", "Rook", "Bishop"})
  @DisplayName("A slide ends on the first piece or barrier in its way")
  void slideEnds() {
    for (Grid grid : CROWDED) {
      reachesFromEverywhere(grid, "rook = new Rook(Colour.WHITE, 'A')");
      reachesFromEverywhere(grid, "bishop = new Bishop(Colour.WHITE, 'A')");
    }
  }

  /** The square itself is left free, so that nothing but the way matters. */
  private static void reachesFromEverywhere(Grid grid, String creation) {
    String piece = creation.replaceAll(" .*", "");
    for (int i = 0; i < grid.rows() * grid.columns(); i++) {
      int x = i % grid.columns();
      int y = i / grid.columns();
      Limits.renew();
      SnippetSession session = JAVA.session().let("board", Boards.of(grid));
      session.showing(grid.around(y, x)).run(creation);
      List<String> expected =
          switch (piece) {
            case "rook" -> Boards.slides(grid, x, y, Boards.STRAIGHT);
            case "bishop" -> Boards.slides(grid, x, y, Boards.DIAGONAL);
            default -> Boards.leaps(grid, x, y);
          };
      Boards.reaches(session, piece, x, y, expected);
    }
  }

  @Check(rule = "R1", points = 2, about = "SlidingPiece")
  @DisplayName("SlidingPiece slides in whatever directions a subclass names")
  void asksForDirections() {
    int[][][] all = {{{1, 0}}, {{1, 1}, {0, -1}}, {{2, 1}, {-1, -2}}, {}};
    for (int[][] directions : all) {
      for (Grid grid : CROWDED) {
        SnippetSession session = JAVA.session().let("board", Boards.of(grid));
        String named = "piece slides in the directions " + Arrays.deepToString(directions);
        session.showing(Call.text("%s\n%s", grid.around(1, 1), named));
        session.let("piece", new Slider(directions));
        Boards.reaches(session, "piece", 1, 1, Boards.slides(grid, 1, 1, directions));
      }
    }
  }

  /** Slides in directions of the check's own. */
  private static final class Slider extends SlidingPiece {
    private final int[][] directions;

    Slider(int[][] directions) {
      super(combochess.model.Kind.ROOK, Colour.WHITE, 'A');
      this.directions = directions;
    }

    @Override
    protected int[][] getDirections() {
      return Arrays.stream(directions).map(int[]::clone).toArray(int[][]::new);
    }
  }

  @Check(rule = "R5", points = 3, about = "Knight")
  @DisplayName("A knight leaps two squares and one to the side, over anything, and stays on board")
  void knightLeaps() {
    List<Grid> grids = List.of(Boards.free(2), Boards.free(5), Boards.free(9), CROWDED.get(0));
    for (Grid grid : grids) {
      reachesFromEverywhere(grid, "knight = new Knight(Colour.BLACK, 'A')");
    }
  }

  @Check(
      rule = "R7",
      about = {"SlidingPiece", "Rook", "Bishop", "Knight"})
  @DisplayName("Each call of getReach returns a list of its own")
  void listsAnew() {
    for (String type : List.of("Rook", "Bishop", "Knight")) {
      SnippetSession session = JAVA.session().let("board", Boards.of(Boards.free(6)));
      session.run("piece = new " + type + "(Colour.WHITE, 'B')");
      session.run("square = new Square(2, 2)");
      reachesSomething(session);
      session.run("list = piece.getReach(board, square)");
      Object before = session.ask("list").as(Boards::inWords).get();
      session.tryTo("piece.getReach(board, new Square(0, 0))");
      session.ask("list").as(Boards::inWords).returns(before);
      session.tryTo("list.clear()");
      session.ask("piece.getReach(board, square)").as(Boards::inWords).returns(before);
    }
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("How to slide is written once, and only the directions are left to the subclasses")
  void slidingIsWrittenOnce(Subject subject) {
    String sliding = SlidingPiece.class.getName();
    Structure.obeys(
        subject,
        ArchRuleDefinition.methods()
            .that()
            .areDeclaredIn(sliding)
            .and()
            .haveName("getDirections")
            .should()
            .haveModifier(JavaModifier.ABSTRACT)
            .as("SlidingPiece: getDirections is abstract"));
    Design.model(subject, "SlidingPiece")
        .knowsNone("no class that extends it", Design.types("model", "Rook", "Bishop"));
    for (String type : List.of("Rook", "Bishop")) {
      Structure piece = Design.model(subject, type);
      piece.inherits(sliding, "getReach");
      piece.below(sliding).avoids("no look at the board", "Board..*", "Tile..*");
    }
    Design.model(subject, "Knight").isNo(sliding);
  }

  @Check(
      rule = "R8",
      kind = Kind.STRUCTURE,
      points = 3,
      about = {"SlidingPiece", "Rook", "Bishop"})
  @DisplayName("Each piece names its directions, and nobody finds them by its kind, name or class")
  void piecesNameTheirDirections(Subject subject) {
    for (String type : List.of("Rook", "Bishop")) {
      RunningCode code = Design.model(subject, type).at("getReach", "getDirections");
      String expected = "no question of which piece this is";
      Design.model(subject, type)
          .knowsNone(expected, Design.types("model", type.equals("Rook") ? "Bishop" : "Rook"));
      code.avoids(expected, "Piece.get(Kind|Kinds|Name|PartName)");
      code.asksForNoClass(
          expected, Design.types("model", "\\w*(Piece|Rook|Bishop|Knight|Combination)"));
    }
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A piece never changes: its fields are final, and it can be asked again meanwhile")
  void piecesStay(Subject subject) {
    Structure.each(subject).forEach(Structure::keepsItsFieldsFinal);
    for (String type : List.of("Rook", "Bishop")) {
      Board board = Boards.of(Boards.free(5).filled("*".repeat(25)));
      SnippetSession session = JAVA.session().let("board", board);
      session.showing("a board with barriers everywhere");
      session.run("piece = new " + type + "(Colour.WHITE, 'B')");
      String call = "piece.getReach(board, new Square(2, 2))";
      List<String> before =
          session
              .ask(call)
              .as(Boards::inWords)
              .require(reach -> reach != null && !reach.isEmpty(), "squares", String::valueOf);
      Echo echo = new Echo(board, (Piece) session.get("piece"));
      board.getSquares().forEach(square -> board.setTile(square, echo));
      session.note("now these ask the piece for its reach from (4, 4) when they are asked");
      session.ask(call).as(Boards::inWords).lists(before);
    }
  }

  /** A tile that is occupied, and asks a piece for its reach when it is asked for a barrier. */
  private static final class Echo extends Boards.Mine {
    private final Board board;
    private final Piece piece;
    private boolean asks;

    Echo(Board board, Piece piece) {
      this.board = board;
      this.piece = piece;
    }

    @Override
    public boolean isBarrier() {
      if (!asks) {
        asks = true;
        piece.getReach(board, new Square(4, 4));
        asks = false;
      }
      return true;
    }
  }
}
