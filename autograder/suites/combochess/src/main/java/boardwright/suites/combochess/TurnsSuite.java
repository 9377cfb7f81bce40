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
import combochess.model.Colour;
import combochess.model.ContractException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage turns: {@code Player} and {@code TurnOrder}. */
@Suite(lab = "combochess", stage = "turns")
public class TurnsSuite
    implements StyleRules, StyleRules.Contracts, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Snippets JAVA = Snippets.in(TurnsSuite.class, "combochess.model.*");
  private static final Class<ContractException> BROKEN = ContractException.class;

  private static SnippetSession order(int turns) {
    return JAVA.session(
        "ann = new Player(\"Ann\", Colour.WHITE, %d)".formatted(turns),
        "bob = new Player(\"Bob\", Colour.BLACK, %d)".formatted(turns),
        "order = new TurnOrder(ann, bob)");
  }

  @Check(rule = "R1", points = 2, about = "Player")
  @DisplayName("A player knows name, colour, turns and a score, which begins with no points")
  void knowsNameAndColour() {
    SnippetSession session = JAVA.session("ann = new Player(\"Ann\", Colour.BLACK, 12)");
    session.ask("ann.getName()").returns("Ann");
    session.ask("ann.getColour()").returns(Colour.BLACK);
    session.ask("ann.getTurnsLeft()").returns(12);
    session.run("score = ann.getScore()").ask("score.getPoints()").returns(0);
    session.run("score.addBarrier()").ask("ann.getScore()").is("score");
    session.run("bob = new Player(\" Bob B. \", Colour.WHITE, 50)");
    session.ask("bob.getName()").returns(" Bob B. ");
    session.ask("bob.getColour()").returns(Colour.WHITE);
    session.ask("bob.getTurnsLeft()").returns(50);
    session.ask("bob.getScore().getPoints()").returns(0);
    session.ask("ann.getName()").returns("Ann");
  }

  @Check(rule = "R2", points = 2, about = "Player")
  @DisplayName("useTurn counts a turn, and giveTurnBack takes it back")
  void countsTurns() {
    SnippetSession session = JAVA.session("ann = new Player(\"Ann\", Colour.WHITE, 3)");
    session.run("ann.useTurn()").ask("ann.getTurnsLeft()").returns(2);
    session.run("ann.useTurn()").ask("ann.getTurnsLeft()").returns(1);
    session.run("ann.giveTurnBack()").ask("ann.getTurnsLeft()").returns(2);
    session.run("ann.useTurn()").run("ann.useTurn()").ask("ann.getTurnsLeft()").returns(0);
    session.run("ann.giveTurnBack()").ask("ann.getTurnsLeft()").returns(1);
  }

  @Check(rule = "R3", points = 2, about = "Player")
  @DisplayName("A player with no name, colour or turn breaks the contract")
  void needsAName() {
    List<String> wrong =
        List.of(
            "\"\", Colour.WHITE, 10",
            "\"  \", Colour.WHITE, 10",
            "null, Colour.WHITE, 10",
            "\"Ann\", null, 10",
            "\"Ann\", Colour.WHITE, 0",
            "\"Ann\", Colour.BLACK, -1");
    for (String arguments : wrong) {
      JAVA.session().ask("new Player(" + arguments + ")").isRefusedWith(BROKEN);
    }
    JAVA.session().run("ann = new Player(\"Ann\", Colour.WHITE, 1)");
  }

  @Check(rule = "R4", points = 2, about = "Player")
  @DisplayName("The turns left stay between none and all, or the contract is broken")
  void staysInItsInvariant() {
    SnippetSession session = JAVA.session("ann = new Player(\"Ann\", Colour.WHITE, 2)");
    session.ask("ann.giveTurnBack()").isRefusedWith(BROKEN);
    session.ask("ann.getTurnsLeft()").returns(2);
    session.run("ann.useTurn()").run("ann.useTurn()");
    session.ask("ann.useTurn()").isRefusedWith(BROKEN);
    session.ask("ann.getTurnsLeft()").returns(0);
    session.run("ann.giveTurnBack()").ask("ann.getTurnsLeft()").returns(1);
  }

  @Check(rule = "R5", points = 3, about = "TurnOrder")
  @DisplayName("White begins, and the players take turns, each of which counts")
  void playersAlternate() {
    SnippetSession session = order(10);
    session.ask("order.getPlayer(Colour.WHITE)").is("ann");
    session.ask("order.getPlayer(Colour.BLACK)").is("bob");
    for (int turn = 0; turn < 8; turn++) {
      session.ask("order.getActive()").is(turn % 2 == 0 ? "ann" : "bob");
      session.run("order.next()");
      session.ask("ann.getTurnsLeft()").returns(9 - turn / 2);
      session.ask("bob.getTurnsLeft()").returns(10 - (turn + 1) / 2);
    }
    session.ask("order.getPlayer(Colour.WHITE)").is("ann");
    session.ask("order.getPlayer(Colour.BLACK)").is("bob");
    order(3).run("order.next()").ask("order.getActive()").is("bob");
    for (String player : List.of("ann", "bob")) { // somebody else counts, too
      SnippetSession other = order(3).run(player + ".useTurn()");
      other.ask("order.getActive()").is("ann");
      other.run("order.next()").ask("order.getActive()").is("bob");
    }
  }

  @Check(rule = "R6", points = 3, about = "TurnOrder")
  @DisplayName("The game is over when both players have used all their turns")
  void endsAfterBoth() {
    SnippetSession session = order(2);
    for (int turn = 0; turn < 4; turn++) {
      session.ask("order.isOver()").returns(false);
      session.run("order.next()");
    }
    session.ask("order.isOver()").returns(true);
    session.ask("order.getActive()").is("ann");
    SnippetSession asked = order(1).run("ann.useTurn()");
    asked.ask("order.isOver()").returns(false);
    asked.run("bob.useTurn()").ask("order.isOver()").returns(true);
    asked.run("ann.giveTurnBack()").ask("order.isOver()").returns(false);
  }

  @Check(rule = "R7", points = 2, about = "TurnOrder")
  @DisplayName("back takes back what next did, to the first turn")
  void takesTurnsBack() {
    SnippetSession session = order(2);
    session.run("order.next()").run("order.next()").run("order.next()").run("order.next()");
    int[][] left = {{0, 1}, {1, 1}, {1, 2}, {2, 2}};
    for (int i = 0; i < left.length; i++) {
      session.run("order.back()");
      session.ask("order.isOver()").returns(false);
      session.ask("order.getActive()").is(i % 2 == 0 ? "bob" : "ann");
      session.ask("ann.getTurnsLeft()").returns(left[i][0]);
      session.ask("bob.getTurnsLeft()").returns(left[i][1]);
    }
    session.run("order.next()").ask("order.getActive()").is("bob");
    SnippetSession game = order(20);
    for (int turn = 0; turn < 80; turn++) { // to the end, and back again
      game.run(turn < 40 ? "order.next()" : "order.back()");
    }
    game.ask("order.getActive()").is("ann");
    game.ask("ann.getTurnsLeft()").returns(20);
    game.ask("bob.getTurnsLeft()").returns(20);
  }

  @Check(rule = "R8", points = 2, about = "TurnOrder")
  @DisplayName("A player on the wrong side, a turn after the end or before the first is refused")
  void keepsItsContract() {
    SnippetSession session = order(1);
    session.ask("new TurnOrder(bob, ann)").isRefusedWith(BROKEN);
    session.ask("new TurnOrder(ann, ann)").isRefusedWith(BROKEN);
    session.ask("new TurnOrder(bob, bob)").isRefusedWith(BROKEN);
    session.run("order.next()").run("order.next()").ask("order.next()").isRefusedWith(BROKEN);
    session.ask("order.getActive()").is("ann");
    order(3).ask("order.back()").isRefusedWith(BROKEN);
  }

  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 3, about = "Player")
  @DisplayName("A player doesn't know its order")
  void knowsNoOrder(Subject subject) {
    Design.model(subject, "Player")
        .knowsNone("a player that knows no order", Design.types("model", "TurnOrder"));
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3, about = "TurnOrder")
  @DisplayName("The players count: the order calls useTurn and giveTurnBack")
  void letsPlayersCount(Subject subject) {
    Structure order = Design.model(subject, "TurnOrder");
    order.at().goesThrough("a call of useTurn for each turn", "Player.useTurn");
    order.at().goesThrough("a call of giveTurnBack for each turn back", "Player.giveTurnBack");
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Two orders share nothing: no static field keeps a player or a number")
  void sharesNothing(Subject subject) {
    Structure.each(subject)
        .forEach(each -> each.keepsNothingInStaticFields("orders that share nothing"));
  }
}
