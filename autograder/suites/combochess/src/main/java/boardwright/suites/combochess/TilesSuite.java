package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import combochess.model.Bishop;
import combochess.model.Colour;
import combochess.model.ContractException;
import combochess.model.Knight;
import combochess.model.Landing;
import combochess.model.Piece;
import combochess.model.Rook;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage tiles: {@code BarrierTile}, {@code PlainTile} and {@code Score}. */
@Suite(lab = "combochess", stage = "tiles")
public class TilesSuite implements StyleRules, ClassRules.PrivateFields {
  private static final Snippets JAVA = Snippets.in(TilesSuite.class, "combochess.model.*");
  private static final Class<ContractException> BROKEN = ContractException.class;

  /** A session with pieces that are named by colour and kinds. */
  private static SnippetSession pieces() {
    SnippetSession session =
        JAVA.session().showing("wR is a white rook, wR2 another, bRB a black rook and bishop, …");
    for (Colour colour : Colour.values()) {
      String name = colour == Colour.WHITE ? "w" : "b";
      Piece rook = new Rook(colour, 'A');
      Piece bishop = new Bishop(colour, 'B');
      Piece knight = new Knight(colour, 'A');
      session.let(name + "R", rook).let(name + "B", bishop).let(name + "K", knight);
      session.let(name + "R2", new Rook(colour, 'B'));
      session.let(name + "RB", rook.combinedWith(bishop));
      session.let(name + "RBK", rook.combinedWith(bishop).combinedWith(knight));
    }
    return session;
  }

  private static void lands(SnippetSession session, String mover, Landing landing, int points) {
    session.ask("tile.landing(" + mover + ")").returns(landing);
    session.ask("tile.points(" + mover + ")").returns(points);
  }

  @Check(
      rule = "R1",
      points = 2,
      about = {"BarrierTile", "PlainTile"})
  @DisplayName("A tile knows whether a barrier lies there, and which piece stands there")
  void knowsWhatLiesThere() {
    holds("new BarrierTile()", true, "null", true);
    holds("new PlainTile()", false, "null", false);
    holds("new PlainTile(null)", false, "null", false);
    for (String piece : List.of("wR", "bK", "bRBK")) {
      holds("new PlainTile(" + piece + ")", false, piece, true);
    }
  }

  private static void holds(String tile, boolean barrier, String piece, boolean occupied) {
    SnippetSession session = pieces().run("tile = " + tile);
    session.tryTo("another = new PlainTile(wB)");
    session.ask("tile.isBarrier()").returns(barrier);
    session.ask("tile.getPiece()").is(piece);
    session.ask("tile.isOccupied()").returns(occupied);
  }

  @Check(rule = "R2", points = 2, about = "BarrierTile")
  @DisplayName("Whoever lands on a barrier removes it and gets one point")
  void barrierBringsOnePoint() {
    SnippetSession session = pieces().run("tile = new BarrierTile()");
    for (String mover : List.of("wR", "bK", "wRB", "bRBK")) {
      lands(session, mover, Landing.BARRIER, 1);
    }
    session.ask("BarrierTile.VALUE").returns(1);
  }

  @Check(rule = "R3", about = "PlainTile")
  @DisplayName("A landing on a free tile brings nothing")
  void freeTileBringsNothing() {
    SnippetSession session = pieces().run("tile = new PlainTile()");
    for (String mover : List.of("wR", "bK", "wRB", "bRBK")) {
      lands(session, mover, Landing.FREE, 0);
    }
  }

  @Check(rule = "R4", points = 3, about = "PlainTile")
  @DisplayName("A landing on the other player's piece captures it: five points for each part")
  void captureBringsFiveAPart() {
    Object[][] captures = {{"bR", 5}, {"bK", 5}, {"bRB", 10}, {"bRBK", 15}};
    for (Object[] capture : captures) {
      SnippetSession session = pieces().run("tile = new PlainTile(" + capture[0] + ")");
      for (String mover : List.of("wR", "wB", "wK", "wRB")) {
        lands(session, mover, Landing.CAPTURE, (Integer) capture[1]);
      }
    }
    lands(pieces().run("tile = new PlainTile(wRB)"), "bR", Landing.CAPTURE, 10);
  }

  @Check(rule = "R5", points = 3, about = "PlainTile")
  @DisplayName("A landing on an own piece combines, unless a kind would be there twice")
  void ownPiecesCombine() {
    String[][] pairs = {
      {"wR", "wB", "+"}, {"wR", "wK", "+"}, {"wRB", "wK", "+"}, {"wK", "wRB", "+"},
      {"bR", "bB", "+"}, {"wR", "wR2", "!"}, {"wRB", "wR2", "!"}, {"wR2", "wRB", "!"},
      {"wRB", "wB", "!"}, {"bRBK", "bK", "!"}, {"bB", "bRB", "!"}
    };
    for (String[] pair : pairs) {
      SnippetSession session = pieces().run("tile = new PlainTile(" + pair[0] + ")");
      boolean joins = pair[2].equals("+");
      lands(session, pair[1], joins ? Landing.COMBINATION : Landing.REFUSED, 0);
    }
  }

  @Check(
      rule = "R6",
      about = {"BarrierTile", "PlainTile"})
  @DisplayName("landing without a piece breaks the contract, whatever lies on the tile")
  void needsAPiece() {
    for (String tile : List.of("BarrierTile()", "PlainTile()", "PlainTile(wR)")) {
      pieces().run("tile = new " + tile).ask("tile.landing(null)").isRefusedWith(BROKEN);
    }
  }

  @Check(rule = "R7", points = 2, about = "Score")
  @DisplayName("A score counts one point for a barrier and five for each captured part")
  void scoreCounts() {
    SnippetSession session = pieces().run("score = new Score()");
    session.ask("score.getPoints()").returns(0);
    session.ask("score.getBarriers()").returns(0);
    session.ask("score.getCaptured()").returns(List.of());
    session.run("score.addBarrier()").run("score.addBarrier()");
    session.ask("score.getPoints()").returns(2);
    session.run("score.addCaptured(bK)").ask("score.getPoints()").returns(7);
    session.run("score.addCaptured(bRB)").ask("score.getPoints()").returns(17);
    session.run("score.addBarrier()").ask("score.getPoints()").returns(18);
    session.ask("score.getBarriers()").returns(3);
    session.ask("score.getCaptured()").as(String::valueOf).returns("[KA1, RA1, BB1]");
    session.run("other = new Score()").ask("other.getPoints()").returns(0);
    session.ask("score.getPoints()").returns(18);
  }

  @Check(rule = "R8", points = 2, about = "Score")
  @DisplayName(
      "A barrier, and the piece captured last, can be taken back; anything else breaks the contract")
  void scoreTakesBack() {
    SnippetSession session = pieces().run("score = new Score()");
    session.ask("score.removeBarrier()").isRefusedWith(BROKEN);
    session.ask("score.removeCaptured(bK)").isRefusedWith(BROKEN);
    session.run("score.addBarrier()").run("score.addCaptured(bK)").run("score.addCaptured(bRB)");
    session.ask("score.removeCaptured(bK)").isRefusedWith(BROKEN);
    session.ask("score.removeCaptured(bB)").isRefusedWith(BROKEN);
    session.ask("score.getPoints()").returns(16);
    session.run("score.removeCaptured(bRB)").ask("score.getPoints()").returns(6);
    session.ask("score.getCaptured()").as(String::valueOf).returns("[KA1]");
    session.run("score.removeBarrier()").ask("score.getPoints()").returns(5);
    session.ask("score.removeBarrier()").isRefusedWith(BROKEN);
    session.ask("score.getBarriers()").returns(0);
    session.run("score.removeCaptured(bK)").ask("score.getPoints()").returns(0);
    session.ask("score.removeCaptured(bK)").isRefusedWith(BROKEN);
    session.run("score.addCaptured(bR)").run("twin = new Rook(Colour.BLACK, 'A')");
    session.ask("score.removeCaptured(twin)").isRefusedWith(BROKEN);
    session.run("score.addCaptured(bB)");
    session.ask("score.removeCaptured(bRB)").isRefusedWith(BROKEN);
    session.ask("score.getPoints()").returns(10);
  }

  @Check(rule = "R9", points = 2, about = "Score")
  @DisplayName("getCaptured returns a list of its own: what happens to it changes no score")
  void scoreKeepsItsList() {
    SnippetSession session = pieces().run("score = new Score()").run("score.addCaptured(bK)");
    session.run("before = score.getCaptured()").tryTo("before.clear()");
    session.tryTo("before.add(bR)").ask("score.getPoints()").returns(5);
    session.ask("score.getCaptured()").as(String::valueOf).returns("[KA1]");
    session.run("list = score.getCaptured()").run("score.addCaptured(bR)");
    session.tryTo("score.getCaptured()").ask("list.size()").returns(1);
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3, about = "PlainTile")
  @DisplayName("A tile asks the piece whether it can combine, and compares no kinds")
  void asksThePiece(Subject subject) {
    Design.model(subject, "PlainTile")
        .at()
        .goesThrough("a question to the piece", "Piece.canCombineWith");
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3, about = "Score")
  @DisplayName("The points follow from what the score keeps: no field keeps them")
  void pointsFollow(Subject subject) {
    Design.model(subject, "Score")
        .readsTheSame("points that follow from the captured pieces", "getPoints", "getCaptured");
  }

  @Check(
      rule = "R10",
      kind = Kind.STRUCTURE,
      points = 3,
      about = {"BarrierTile", "PlainTile"})
  @DisplayName("Tiles never change: their fields are final")
  void tilesStay(Subject subject) {
    Design.model(subject, "BarrierTile").keepsItsFieldsFinal();
    Design.model(subject, "PlainTile").keepsItsFieldsFinal();
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each tile answers for itself, and nobody asks of which class something is")
  void tilesAnswerForThemselves(Subject subject) {
    Design.model(subject, "BarrierTile")
        .at("landing")
        .avoids(
            "the landing on a barrier, and no other", "Piece.(canCombineWith|getColour|getKinds)");
    for (Structure each : Structure.each(subject)) {
      each.asksForNoClass("combochess.");
      each.knowsNone(
          "no class of some pieces only",
          Design.types("model", "Rook", "Bishop", "Knight", "Combination"));
    }
  }
}
