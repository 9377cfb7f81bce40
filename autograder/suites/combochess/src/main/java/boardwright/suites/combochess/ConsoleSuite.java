package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import combochess.controller.EventSubject;
import combochess.controller.GameStatus;
import combochess.controller.MoveOffer;
import combochess.controller.PlayerStatus;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.GameSettings;
import combochess.model.Landing;
import combochess.model.Square;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage console: {@code ConsoleView}. */
@Suite(lab = "combochess", stage = "console")
public class ConsoleSuite implements StyleRules, ClassRules.PrivateFields {
  private static Board board() {
    return Duel.of("r  .  bk", "*  .  *", ".  RBK  B").board();
  }

  @Check(rule = "R1", points = 3)
  @DisplayName("printBoard prints each row with what stands in it")
  void drawsTheBoard() {
    GameStatus status = Screen.status(0, 10, 0, 10, Colour.WHITE);
    Screen small = new Screen().shows(board(), status, 30);
    small.draws("RA1 | # | BA1, KA1", "* | # | *", "# | RA2, BA2, KA2 | BB2");
    Board start = Duel.of("r b k", "* * *", "R B K").board();
    small.shows(start, status, 30).draws("RA1 | BA1 | KA1", "* | * | *", "RA2 | BA2 | KA2");
    Screen large = new Screen().shows(Boards.of(Boards.free(12)), status, 30);
    String free = String.join(" | ", Collections.nCopies(12, "#"));
    large.draws(Collections.nCopies(12, free).toArray(new String[0]));
    new Screen().shows(Duel.of("k .", ". K").board(), status, 30).draws("KA1 | #", "# | KA2");
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Above the board there are points, turns, seconds and whose turn it is")
  void printsPoints() {
    Screen screen = new Screen();
    screen.shows(board(), Screen.status(11, 9, 6, 8, Colour.BLACK), 23);
    screen.prints(
        "printBoard()",
        "Player 1 (Ben): 6, Player 2 (Ada): 11 --- Current player: 1",
        "Turns left: 8 and 9 --- Seconds left: 23");
    screen.numbersItsColumns("0 1 2");
    screen.shows(board(), Screen.status(11, 8, 6, 8, Colour.WHITE), 7);
    screen.prints(
        "printBoard()",
        "Player 1 (Ben): 6, Player 2 (Ada): 11 --- Current player: 2",
        "Turns left: 8 and 8 --- Seconds left: 7");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("What is shown is kept and not printed, until printBoard is called")
  void keepsWhatItIsShown() {
    Screen screen = new Screen();
    GameStatus status = Screen.status(1, 2, 3, 4, Colour.WHITE);
    screen.shows(board(), status, 30).shows(board(), status, 29);
    screen.let("events", new EventSubject()).printsOnly("start(events)");
    screen.printsOnly("clearSelection()");
    screen.printsOnly("closeDialogs()");
    screen.mentions("printBoard()", "Seconds left: 29");
    screen.mentions("printBoard()", "Seconds left: 29");
    screen.printsOnly("showClock(0)");
    screen.mentions("printBoard()", "Seconds left: 0");
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("showMoves lists each square with what a move there brings")
  void listsMoves() {
    List<MoveOffer> offers =
        List.of(
            new MoveOffer(new Square(5, 4), Landing.FREE, 0),
            new MoveOffer(new Square(5, 3), Landing.BARRIER, 1),
            new MoveOffer(new Square(4, 5), Landing.COMBINATION, 0),
            new MoveOffer(new Square(0, 1), Landing.CAPTURE, 5),
            new MoveOffer(new Square(3, 0), Landing.CAPTURE, 15));
    String free = ". . . . . .";
    Duel other = Duel.of("K . . r . .", "rb . . . . .", free, ". . . . . *", free, ". . . . B .");
    Screen screen = new Screen().let("board", other.board()).let("offers", offers);
    screen.lines("showBoard(board, null)");
    screen.printsOnly(
        "showMoves(offers)",
        "VALID MOVES:",
        "(5, 4):",
        "(5, 3): Barrier - 1 point",
        "(4, 5): Own piece - combination",
        "(0, 1): Capture - 5 points",
        "(3, 0): Capture - 15 points");
    new Screen().printsOnly("showMoves(List.of())", "NO VALID MOVES");
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("A selection and a question for parts name the square and the pieces")
  void namesTheSelection() {
    Screen screen = new Screen();
    screen.let("rook", board().getPiece(new Square(0, 0)));
    screen.let("three", board().getPiece(new Square(1, 2)));
    screen.printsOnly(
        "showSelection(new Square(0, 0), rook)", "Finding the valid moves of (0, 0): RA1");
    screen.printsOnly(
        "showSelection(new Square(1, 2), three)",
        "Finding the valid moves of (1, 2): RA2, BA2, KA2");
    screen.mentions("showParts(new Square(1, 2), three)", "(1, 2)", "RA2, BA2, KA2");
  }

  @Check(rule = "R6")
  @DisplayName("printMenu offers four numbers, and the words")
  void offersTheMenu() {
    String[] parts = {"1)", "2)", "3)", "4)", "undo", "redo", "new", "save", "open"};
    new Screen().mentions("printMenu()", parts);
  }

  @Check(rule = "R7", points = 2)
  @DisplayName(
      "A pass and a timeout name the player; a result and a message are printed as they are")
  void saysWhatHappens() {
    Screen screen = new Screen();
    screen.mentions("showPass(\"Ada\")", "Ada");
    screen.mentions("showTimeout(\"Ben\")", "Ben");
    screen.mentions("showEnd(\"Ada wins by 7 to 5.\")", "Ada wins by 7 to 5.");
    for (String show : List.of("showPass", "showTimeout", "showEnd")) {
      screen.mentions(show + "(\"50% Bob\")", "50% Bob");
    }
    PlayerStatus bob = new PlayerStatus("50% Bob", Colour.WHITE, 1, 9, List.of());
    PlayerStatus ann = new PlayerStatus("%d", Colour.BLACK, 2, 9, List.of());
    screen.let("status", new GameStatus(bob, ann, Colour.WHITE, List.of(), false, false));
    screen.let("board", board()).lines("showBoard(board, null)");
    screen.lines("showStatus(status)");
    screen.mentions("printBoard()", "%d", "50% Bob");
    String message = "RB2 cannot reach (4, 2) from there.";
    screen.prints("showMessage(\"" + message + "\")", message);
    screen.mentions("showMessage(\"100% %s\")", "100% %s");
  }

  @Check(rule = "R8")
  @DisplayName("A greeting and a question for settings print something")
  void greets() {
    Screen screen = new Screen();
    screen.let("proposed", new GameSettings("Ada", "Ben", 20));
    screen.mentions("showNewGame(proposed)", "easy", "hard");
    if (screen.lines("showWelcome()").isEmpty()) {
      screen.fail("showWelcome()", "a greeting", List.of());
    }
  }

  @Check(rule = "R9", points = 2)
  @DisplayName("Two views share nothing")
  void sharesNothing() {
    Screen one = new Screen().shows(board(), Screen.status(1, 2, 3, 4, Colour.WHITE), 30);
    Screen other = new Screen();
    other.shows(Duel.of("K").board(), Screen.status(5, 6, 7, 8, Colour.BLACK), 2);
    one.mentions("printBoard()", "Turns left: 4 and 2 --- Seconds left: 30", "BA1, KA1");
    other.mentions("printBoard()", "Turns left: 8 and 6", "KA2");
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It prints to its writer alone, and no static field keeps what it shows")
  void printsToItsWriter(Subject subject) {
    view(subject).at().avoids("a view that uses its writer alone", "System.(out|err|in)");
    view(subject).keepsNothingInStaticFields("views that share nothing");
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It knows no rule: neither the model's facade nor the controller")
  void knowsNoRule(Subject subject) {
    String model =
        "GameModel|Rules|History|TurnTimer|TurnOrder|Player|Score"
            + "|TurnCommand|MoveCommand|LostTurnCommand";
    view(subject)
        .knowsNone(
            "a view that knows no rule",
            Design.types("model", model)
                + "|"
                + Design.types("controller", "Controller", "StateMachine", "\\w*State")
                + "|combochess\\.(window|play)\\..*");
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It works out nothing that it is told, such as landings and points")
  void worksNothingOut(Subject subject) {
    view(subject)
        .at()
        .avoids(
            "what the offer says",
            "Tile.(landing|points)",
            "Piece.(getReach|canCombineWith|getValue)");
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It asks tiles and pieces what to show, and not of which class they are")
  void asksForNoClass(Subject subject) {
    view(subject).asksForNoClass("combochess.");
  }

  private static Structure view(Subject subject) {
    return Structure.of(subject, "combochess.view.ConsoleView");
  }
}
