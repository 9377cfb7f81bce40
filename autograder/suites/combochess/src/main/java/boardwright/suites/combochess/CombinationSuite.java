package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.suites.combochess.Boards.Stone;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Grid;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import combochess.model.BarrierTile;
import combochess.model.Bishop;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.Combination;
import combochess.model.ContractException;
import combochess.model.Knight;
import combochess.model.Rook;
import combochess.model.SinglePiece;
import combochess.model.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Stage combination: {@code Combination}. */
@Suite(lab = "combochess", stage = "combination")
public class CombinationSuite
    implements StyleRules, StyleRules.Contracts, ClassRules.PrivateFields {
  private static final Snippets JAVA =
      Snippets.in(CombinationSuite.class, "combochess.model.*", "java.util.List");

  private static SnippetSession pieces() {
    return JAVA.session()
        .showing("rook, bishop, knight and other, a rook, are white; black is a black bishop")
        .let("rook", new Rook(Colour.WHITE, 'A'))
        .let("bishop", new Bishop(Colour.WHITE, 'B'))
        .let("knight", new Knight(Colour.WHITE, 'A'))
        .let("other", new Rook(Colour.WHITE, 'B'))
        .let("black", new Bishop(Colour.BLACK, 'A'));
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("of a single part returns that very part")
  void onePartStaysItself() {
    for (String part : List.of("rook", "bishop", "knight")) {
      pieces().ask("Combination.of(List.of(" + part + "))").is(part);
    }
  }

  @Check(rule = "R2", points = 3)
  @DisplayName("of two or three parts returns a combination of them, in the order of kinds")
  void joinsParts() {
    String[][] orders = {
      {"rook, bishop", "[RA2, BB2]"}, {"bishop, rook", "[RA2, BB2]"},
      {"knight, rook", "[RA2, KA2]"}, {"knight, bishop", "[BB2, KA2]"},
      {"rook, bishop, knight", "[RA2, BB2, KA2]"}, {"bishop, rook, knight", "[RA2, BB2, KA2]"},
      {"knight, bishop, rook", "[RA2, BB2, KA2]"}, {"bishop, knight, rook", "[RA2, BB2, KA2]"}
    };
    for (String[] order : orders) {
      SnippetSession session = pieces().run("piece = Combination.of(List.of(" + order[0] + "))");
      session.ask("piece").returnsA(Combination.class);
      session.ask("piece.getParts()").as(String::valueOf).returns(order[1]);
    }
    SnippetSession session = pieces().run("piece = Combination.of(List.of(bishop, rook))");
    session.ask("piece.getParts().get(0)").is("rook");
    session.ask("piece.getParts().get(1)").is("bishop");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A combination has the colour of its parts, their kinds and five points for each")
  void knowsWhatItIs() {
    SnippetSession session = pieces().run("piece = Combination.of(List.of(knight, rook))");
    session.ask("piece.getColour()").returns(Colour.WHITE);
    session.ask("piece.getName()").returns("RA2, KA2");
    session.ask("piece.getValue()").returns(10);
    session.ask("piece.canCombineWith(bishop)").returns(true);
    session.ask("piece.canCombineWith(other)").returns(false);
    SnippetSession black = pieces().run("k = new Knight(Colour.BLACK, 'B')");
    black.run("piece = Combination.of(List.of(k, black))");
    black.ask("piece.getColour()").returns(Colour.BLACK);
    black.ask("piece.getName()").returns("BA1, KB1");
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("A combination reaches what any of its parts reaches, each square once")
  void reachesWhatItsPartsReach() {
    reaches("List.of(a, b)", "(0, 5)", "(1, 4)", "(2, 3)", "(3, 2)");
    reaches("List.of(c, b)", "(0, 5)", "(2, 3)", "(3, 2)", "(4, 1)", "(5, 0)");
    String[] all = {"(0, 5)", "(1, 4)", "(2, 3)", "(3, 2)", "(4, 1)", "(5, 0)"};
    reaches("List.of(b, c, a)", all);
    reaches("List.of(a, d)", "(0, 5)", "(1, 4)", "(2, 3)", "(3, 3)");
  }

  private static void reaches(String parts, String... expected) {
    Limits.renew();
    SnippetSession session = JAVA.session().let("board", Boards.of(Boards.free(6)));
    session.let("a", stone(combochess.model.Kind.ROOK, 0, 1, 2));
    session.let("b", stone(combochess.model.Kind.BISHOP, 2, 3));
    session.let("c", stone(combochess.model.Kind.KNIGHT, 4, 0, 5));
    Square own = new Square(3, 3);
    session.let("d", new Stone(combochess.model.Kind.KNIGHT, Colour.WHITE, own));
    session.showing(
        "a reaches [(0, 5), (1, 4), (2, 3)], b reaches [(2, 3), (3, 2)],"
            + " c reaches [(4, 1), (0, 5), (5, 0)], d reaches [(3, 3)]");
    session.run("piece = Combination.of(" + parts + ")");
    Boards.reaches(session, "piece", 3, 3, List.of(expected));
  }

  /** A part that reaches these columns of the diagonal from the lower left to the upper right. */
  private static Stone stone(combochess.model.Kind kind, int... columns) {
    Square[] reach =
        IntStream.of(columns).mapToObj(x -> new Square(x, 5 - x)).toArray(Square[]::new);
    return new Stone(kind, Colour.WHITE, reach);
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("Its parts look at the board: something in the way ends a slide")
  void partsLookAtTheBoard() {
    Grid grid = Boards.drawn(".....B", ".*.r..", "R.....", ".b.*.K", "......", "...K..");
    Board board = Boards.of(grid);
    SnippetSession session = pieces().let("board", board).showing(grid.around(2, 3));
    session.run("piece = Combination.of(List.of(rook, bishop, knight))");
    Boards.reaches(session, "piece", 3, 2, allWays(grid));
    board.setTile(new Square(4, 1), new BarrierTile());
    session.note("board.setTile(new Square(4, 1), a barrier)");
    Boards.reaches(session, "piece", 3, 2, allWays(grid.with(Boards.BARRIER, 1, 4)));
  }

  /** Where all three kinds together can go from (3, 2). */
  private static List<String> allWays(Grid grid) {
    List<String> reach = new ArrayList<>(Boards.slides(grid, 3, 2, Boards.STRAIGHT));
    reach.addAll(Boards.slides(grid, 3, 2, Boards.DIAGONAL));
    reach.addAll(Boards.leaps(grid, 3, 2));
    return reach;
  }

  @Check(rule = "R6", points = 3)
  @DisplayName("No parts, two of a kind or two colours break the contract")
  void keepsItsContract() {
    List<String> wrong =
        List.of(
            "",
            "rook, other",
            "rook, rook",
            "knight, rook, knight",
            "rook, black",
            "rook, bishop, black",
            "other, knight, rook",
            "knight, rook, other");
    for (String parts : wrong) {
      pieces().ask("Combination.of(List.of(" + parts + "))").isRefusedWith(ContractException.class);
    }
  }

  @Check(rule = "R7")
  @DisplayName("A combination keeps its parts, whatever happens to the lists")
  void keepsItsParts() {
    SnippetSession session = pieces();
    List<SinglePiece> list = new ArrayList<>();
    list.add((SinglePiece) session.get("knight"));
    list.add((SinglePiece) session.get("bishop"));
    session.let("list", list).run("piece = Combination.of(list)");
    session.ask("list.get(0)").is("knight");
    list.clear();
    session.tryTo("list.clear()").tryTo("piece.getParts().clear()");
    session.tryTo("piece.getParts().remove(0)");
    session.ask("piece.getParts()").as(String::valueOf).returns("[BB2, KA2]");
    session.ask("piece.getName()").returns("BB2, KA2");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Composite: it knows its parts as pieces, and asks none which kind of piece it is")
  void isAComposite(Subject subject) {
    Structure combination = Design.model(subject, "Combination");
    combination.asksForNoClass("combochess.");
    combination.knowsNone(
        "parts that are known as pieces only",
        Design.types("model", "Rook", "Bishop", "Knight", "SlidingPiece"));
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Its parts lie in final fields, and only of creates combinations")
  void keepsItsPartsItself(Subject subject) {
    Structure combination = Design.model(subject, "Combination");
    combination.keepsItsFieldsFinal();
    combination.keepsNothingInStaticFields("parts that no static field keeps");
    Structure.obeys(
        subject,
        ArchRuleDefinition.constructors()
            .that()
            .areDeclaredIn(Combination.class.getName())
            .should()
            .bePrivate()
            .as("Combination: private constructors only"));
  }
}
