package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Labels;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.Move;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage model: {@code GameModel}. */
@Suite(lab = "gametree", stage = "model")
public class ModelSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String MODEL = "gametree.GameModel";
  private static final String WON = "0 0, 1 0, 0 1, 1 1, 0 2";
  private static final String DRAWN = "0 0, 1 1, 2 2, 0 1, 2 1, 2 0, 0 2, 1 2, 1 0";

  @Check(rule = "R1", points = 2)
  @DisplayName("reset begins a game and gives player 0 the first turn")
  void begins() {
    Play play = Play.ticTacToe();
    play.reset("reset", "turn 0");
    play.requests("2 1", 0);
    play.reset("reset", "turn 0");
    play.shows("...", "...", "...");
  }

  @Check(rule = "R2", points = 3)
  @DisplayName("A valid move is shown once, and then it is the other player's turn")
  void showsMoves() {
    Play play = Play.ticTacToe().begun();
    play.requests("1 1", 0, "setTokenAt 1 1 0", "turn 1");
    play.requests("0 2", 1, "setTokenAt 0 2 1", "turn 0");
    play.requests("2 2", 0, "setTokenAt 2 2 0", "turn 1");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("The view gets the board as it is, with the valid moves of the next player")
  void showsTheBoard() {
    Play play = Play.ticTacToe().begun();
    List<Move> empty = Trial.places(3);
    play.offers(empty);
    play.requests("1 1", 0);
    play.shows("...", ".X.", "...");
    empty.remove(new Move(1, 1));
    play.offers(empty);
    play.requests("0 2", 1);
    play.shows("..O", ".X.", "...");
    Play othello = Play.othello(4).begun();
    othello.offers(List.of(new Move(0, 1), new Move(1, 0), new Move(2, 3), new Move(3, 2)));
    othello.requests("0 1", 0);
    othello.shows(".X..", ".XX.", ".XO.", "....");
    othello.offers(List.of(new Move(0, 0), new Move(0, 2), new Move(2, 0)));
    othello.begun().offers(OthelloRules.start(4).moves(0));
    Play over = Play.ticTacToe().begun();
    over.playsTo(WON, "setTokenAt 0 2 0", "win 0");
    over.offers(List.of());
  }

  @Check(rule = "R4", points = 3)
  @DisplayName(
      "An invalid move is rejected by the command of its request, and nothing else happens")
  void rejects() {
    Play play = Play.ticTacToe().begun();
    play.requests("1 1", 0);
    for (String wrong : List.of("1 1", "3 0", "0 -1")) {
      play.requests(wrong, 1, "rejected " + wrong);
    }
    play.requests("0 0", 1, "setTokenAt 0 0 1", "turn 0");
    play.requests("0 0", 0, "rejected 0 0");
    play.shows("O..", ".X.", "...");
    play.requests("2 2", 0, "setTokenAt 2 2 0", "turn 1");
    play.requests("1 1 or 2 1", 1, "rejected 1 1", "setTokenAt 2 1 1", "turn 0");
    Play computer = Play.ticTacToe().withPlayers("human", "scripted 7 7");
    computer.begun().requests("0 0", 0);
    computer.requests("1 1", 1, "setTokenAt 1 1 1", "turn 0");
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("A move out of turn is rejected")
  void rejectsOutOfTurn() {
    Play play = Play.ticTacToe().begun();
    play.requests("0 0", 1, "rejected 0 0");
    play.shows("...", "...", "...");
    play.requests("0 0", 0, "setTokenAt 0 0 0", "turn 1");
    play.requests("1 1", 0, "rejected 1 1");
    play.requests("1 1", 1, "setTokenAt 1 1 1", "turn 0");
  }

  @Check(rule = "R6", points = 3)
  @DisplayName("The end of a game is told once, and nobody may move after it")
  void tellsTheEnd() {
    Play first = Play.ticTacToe().begun();
    first.playsTo(WON, "setTokenAt 0 2 0", "win 0");
    first.requests("2 2", 1, "rejected 2 2");
    first.requests("2 2", 0, "rejected 2 2");
    Play second = Play.ticTacToe().begun();
    second.playsTo("2 2, 1 0, 0 1, 1 1, 0 0, 1 2", "setTokenAt 1 2 1", "win 1");
    Play drawn = Play.ticTacToe().begun();
    drawn.playsTo(DRAWN, "setTokenAt 1 0 0", "draw");
    drawn.requests("1 1", 1, "rejected 1 1");
    Play byTheFirst = Play.othello(4).begun(); // whose last move is the other player's
    byTheFirst.playsTo(OthelloRules.STUDIES.get(7).split(": ")[1], "setTokenAt 0 1 1", "win 0");
  }

  @Check(rule = "R7", points = 3)
  @DisplayName("Each player is told its turn, with the board, its number and a requestor")
  void tellsPlayers() {
    Play play = Play.ticTacToe().withPlayers("scripted 0 0; 0 1; 0 2", "human");
    play.reset("reset", "turn 0", "taken 0", "setTokenAt 0 0 0", "turn 1");
    play.requests("1 1", 1, "setTokenAt 1 1 1", "turn 0", "taken 0", "setTokenAt 0 1 0", "turn 1");
    play.requests("1 2", 1, "setTokenAt 1 2 1", "turn 0", "taken 0", "setTokenAt 0 2 0", "win 0");
    Play both = Play.ticTacToe().withPlayers("scripted 0 0; 2 2", "scripted 1 1; 1 0");
    both.reset(
        "reset, turn 0, taken 0, setTokenAt 0 0 0",
        "turn 1, taken 1, setTokenAt 1 1 1",
        "turn 0, taken 0, setTokenAt 2 2 0",
        "turn 1, taken 1, setTokenAt 1 0 1",
        "turn 0, taken 0");
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("A new game begins with player 0 and the players that were set")
  void beginsAnew() {
    Play play = Play.ticTacToe().begun();
    play.requests("1 1", 0);
    play.reset("reset", "turn 0");
    play.requests("1 1", 1, "rejected 1 1");
    play.requests("1 1", 0, "setTokenAt 1 1 0", "turn 1");
    play.withPlayers("human", "scripted 2 2");
    play.reset("reset", "turn 0");
    play.requests("0 0", 0, "setTokenAt 0 0 0", "turn 1", "taken 1", "setTokenAt 2 2 1", "turn 0");
    Play over = Play.ticTacToe().begun();
    over.playsTo(WON, "setTokenAt 0 2 0", "win 0");
    over.reset("reset", "turn 0");
    over.requests("0 2", 0, "setTokenAt 0 2 0", "turn 1");
  }

  @Check(rule = "R9", points = 2)
  @DisplayName("Every board works: a pass is a move, and a game can be over at once")
  void worksWithEveryBoard() {
    Play othello = Play.othello(4).begun();
    othello.playsTo("1 0, 2 0, 3 0, 0 0, 0 2", "setTokenAt 0 2 0", "turn 1");
    othello.offers(List.of(Move.PASS));
    othello.requests("-1 -1", 1, "setTokenAt -1 -1 1", "turn 0");
    othello.requests("-1 -1", 0, "rejected -1 -1");
    othello.requests("3 3", 0, "setTokenAt 3 3 0", "win 0");
    Play.othello(2).reset("reset", "draw");
    Play.won().reset("reset", "win 0");
  }

  @Check(rule = "R10", points = 2)
  @DisplayName("Two models share nothing")
  void shareNothing() {
    Play one = Play.ticTacToe().begun();
    one.requests("1 1", 0);
    Play other = Play.ticTacToe().begun();
    one.requests("0 0", 1, "setTokenAt 0 0 1", "turn 0");
    other.requests("0 0", 0, "setTokenAt 0 0 0", "turn 1");
    other.reset("reset", "turn 0");
    one.requests("2 2", 0, "setTokenAt 2 2 0", "turn 1");
    one.shows("O..", ".X.", "..X");
    one.withPlayers("human", "scripted 1 1").begun();
    Play.ticTacToe().withPlayers("human", "human").begun();
    one.requests("0 0", 0);
    one.shows("X..", ".O.", "...");
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No if and no switch chooses between win and draw")
  void leavesCasesToVisitors(Subject subject) {
    PatternShapes.leavesCasesToVisitors(
        Structure.of(subject, MODEL), "reset", "getRequestor", "IViewAdmin.win", "IViewAdmin.draw");
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No field says whether the game is over")
  void keepsNoResult(Subject subject) {
    Labels labels = PatternShapes.labels(subject);
    String wonByTheSecond = "2 2, 1 0, 0 1, 1 1, 0 0, 1 2";
    for (String moves :
        List.of(
            "1 1", "1 1, 0 0", "1 1, 1 1", "0 0, 0 1, 0 1", WON, WON + ", 2 2", wonByTheSecond)) {
      Play play = Play.ticTacToe().begun();
      play.notedBy(labels);
      play.playsTo(moves);
      play.notedBy(labels);
      play.begun().notedBy(labels);
    }
    PatternShapes.keepsNoResult(subject, labels, "GameModel", "reset", "getRequestor");
  }

  @Check(rule = "R11", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It knows no game, strategy or view, and asks nobody what it is")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsNoStrategyEither(subject);
    PatternShapes.asksForNoClass(subject);
  }

  @Check(rule = "R11", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It is a model, and neither its own requestor nor its own visitor")
  void isNothingElse(Subject subject) {
    Structure model = Structure.of(subject, MODEL);
    model.implementsInterface("gametree.IModelAdmin");
    model.isNo("gametree.IRequestor", "gametree.IBoardStatusVisitor", "gametree.ICheckMoveVisitor");
  }
}
