package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage console: {@code ConsoleView}. */
@Suite(lab = "gametree", stage = "console")
public class ConsoleSuite implements StyleRules, ClassRules.PrivateFields {

  @Check(rule = "R1", points = 3)
  @DisplayName("A typed row and column requests the move, for the player whose turn it is")
  void requestsMoves() {
    for (int player = 0; player < 2; player++) {
      Terminal terminal = Terminal.on(3).turn(player);
      terminal.types("2 0", "request 2 0 " + player);
      terminal.types("  0   1 ", "request 0 1 " + player);
      terminal.types("1\t1", "request 1 1 " + player);
    }
    Terminal wide = Terminal.on(12).turn(0);
    wide.types("10 11", "request 10 11 0");
    wide.turn(1).types("3 3", "request 3 3 1");
  }

  @Check(rule = "R2")
  @DisplayName("pass requests the move (-1, -1)")
  void passes() {
    Terminal.on(4).turn(0).types("pass", "request -1 -1 0");
    Terminal.on(4).turn(1).types(" pass ", "request -1 -1 1");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A rejected request gets a message that fits")
  void explains() {
    Terminal terminal = Terminal.on(3).rejecting().turn(0);
    terminal.answer("0 0");
    terminal.tellsApart("1 1", "7 1");
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("The board is printed at the beginning and after each move")
  void printsTheBoard() {
    Terminal terminal = Terminal.on(3);
    terminal.printed("***", ".X.", "O..");
    terminal.command(2, 2, "X*.", "*O*", "..X");
    Terminal wide = Terminal.of("OX.*.", "XXOO*", "*....");
    wide.printed("OX.*.", "XXOO*", "*....");
    wide.command(-1, -1, "OX...", "XXOO.", "....."); // the next player must pass, too
    Terminal.on(12).command(0, 11, "X...........", "..........O*");
  }

  @Check(rule = "R5")
  @DisplayName("Each turn says whose it is")
  void saysWhoseTurn() {
    Terminal.on(3).says("view.turn(0)", "X");
    Terminal.on(3).says("view.turn(1)", "O");
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("A win and a draw are told")
  void saysTheEnd() {
    Terminal.on(3).says("view.win(0)", "X", "wins");
    Terminal.on(3).says("view.win(1)", "O", "wins");
    Terminal.on(3).says("view.draw()", "draw");
    Terminal terminal = Terminal.on(3).rejecting().turn(0);
    for (String line : List.of("hello", "help", "?", "1", "1 1 1", "", "1 1", "7 1", "pass")) {
      terminal.leavesTheEndOpen(line);
    }
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("new begins a game, quit and the end of the input leave")
  void obeys() {
    Terminal terminal = Terminal.on(3).turn(0);
    terminal.types("new", "new game");
    terminal.execute("quit").returns(false);
    terminal.execute(null).returns(false);
    for (String line :
        List.of("new", "1 1", "pass", "", "hello", "quit now", "2147483648 0", "0 9999999999")) {
      terminal.execute(line).returns(true);
    }
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("What it does not understand gets a message and requests nothing")
  void understandsNoNonsense() {
    Terminal terminal = Terminal.on(3).turn(0);
    String lines = "hello;1;1 x;x 1;1 1 1;1,1;1.5 2;newer;1 1 pass;pass 1;quit now";
    for (String line : lines.split(";")) {
      terminal.types(line);
      terminal.answer(line);
    }
    terminal.types("99999999999 1");
    terminal.types("");
    terminal.types("   ");
  }

  @Check(rule = "R9", points = 2)
  @DisplayName("It prints to its writer alone, and two views share nothing")
  void sharesNothing(Subject subject) {
    Terminal one = Terminal.on(3).turn(0);
    Terminal other = Terminal.on(12).turn(1);
    one.besideAnother();
    other.besideAnother();
    one.types("2 0", "request 2 0 0");
    other.types("2 0", "request 2 0 1");
    one.turn(0);
    other.types("11 0", "request 11 0 1");
    one.says("view.turn(0)", "X");
    String taken = Terminal.on(3).rejecting().turn(0).said("2 0");
    String outside = Terminal.of("**", "..").rejecting().turn(0).said("2 0");
    Terminal first = Terminal.of("**", "..").rejecting().turn(0).besideAnother();
    Terminal.on(3); // there, 2 0 is taken
    first.answersAs(outside, taken, "2 0");
    boolean prints =
        subject.classes().stream()
            .flatMap(type -> type.getFieldAccessesFromSelf().stream())
            .map(access -> access.getTarget().getFullName())
            .anyMatch(name -> name.matches("java\\.lang\\.System\\.(out|err|in)"));
    if (prints) {
      throw new CheckFailed(
          "a view that uses its PrintWriter alone", "yours uses System.out or System.in");
    }
  }

  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It requests every move that is typed, and judges none")
  void judgesNoMove() {
    Terminal terminal = Terminal.on(3).turn(0);
    for (String move : List.of("0 0", "1 1", "2 2", "7 1")) {
      terminal.types(move, "request " + move + " 0");
    }
  }

  @Check(rule = "R3", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A reject command complains about its own request, also later")
  void complainsAboutItsRequest() {
    String outside = Terminal.on(3).rejecting().turn(0).answer("7 1");
    Terminal terminal = Terminal.on(3).turn(0);
    terminal.types("1 1", "request 1 1 0");
    terminal.types("7 1", "request 7 1 0");
    terminal.complainsOtherwise("1 1", outside);
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It leaves it to the model to say how a game ends")
  void leavesTheEndToTheModel() {
    Terminal terminal = Terminal.on(3).turn(0);
    terminal.leavesTheEnd("wins", "XXX", "OO.", "...");
    terminal.leavesTheEnd("draw", "XOX", "XOO", "OXX");
    terminal.says("view.win(0)", "X", "wins");
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It knows no model, board or strategy by its class")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsNoStrategyEither(subject);
  }
}
