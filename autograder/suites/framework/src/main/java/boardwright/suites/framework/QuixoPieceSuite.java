package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.suites.framework.Cubes.Push;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoPiece;
import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;

/** Stage quixo-piece: {@code QuixoPiece}. */
@Suite(lab = "framework", stage = "quixo-piece", watchesTheProgram = true)
public class QuixoPieceSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  /** A cube of a player, or a blank one of {@code null}, on a space of a new board. */
  private static SnippetSession cube(String owner, int place) {
    Game game = Game.quixo().begun();
    SnippetSession session = game.session().let("X", game.player(0)).let("O", game.player(1));
    session.run("cube = new QuixoPiece(%s)", owner);
    return put(session, place);
  }

  private static SnippetSession put(SnippetSession session, int place) {
    String space = "board.getSpace" + Cubes.space(place);
    session.ask(space + ".clearSpace()").get();
    return session.run(space + ".placePiece(cube)");
  }

  /**
   * Fails if a cube answers every question in the same way: then an answer that happens to be right
   * says nothing.
   */
  private static void asksItself() {
    SnippetSession rim = cube("null", 2);
    List<Object> taken = new ArrayList<>();
    taken.add(rim.ask("cube.isMoveableBy(X)").get());
    taken.add(cube("null", 12).ask("cube.isMoveableBy(X)").get());
    taken.add(cube("O", 2).ask("cube.isMoveableBy(X)").get());
    List<Object> moved = new ArrayList<>();
    for (String to : List.of("(4, 2)", "(0, 2)", "(2, 2)", "(0, 0)", "(3, 3)")) {
      moved.add(rim.ask("cube.isMoveableTo(board.getSpace" + to + ")").get());
    }
    differ(rim.ask("cube.isMoveableBy(X)"), taken);
    differ(rim.ask("cube.isMoveableTo(space)"), moved);
  }

  private static void differ(Call<Object> call, List<Object> answers) {
    boolean differ = answers.stream().distinct().count() > 1;
    String seen = "yours always said " + answers.get(0);
    call.require(differ, "an answer that depends on the cube", seen);
  }

  /** Asks cubes on some spaces whether a player may take them. */
  private static void mayTake(List<Integer> places, String owner, String mover, boolean expected) {
    for (int place : places) {
      cube(owner, place).ask("cube.isMoveableBy(%s)", mover).returns(expected);
    }
  }

  /** Asks cubes on the rim whether they may go to some of the spaces. */
  private static void mayGo(Predicate<Push> which, boolean expected) {
    for (int from : Cubes.RIM) {
      SnippetSession session = cube(List.of("null", "X", "O").get(from % 3), from);
      for (int to = 0; to < Cubes.SIZE * Cubes.SIZE; to++) {
        if (which.test(new Push(from, to))) {
          session.ask("cube.isMoveableTo(board.getSpace" + Cubes.space(to) + ")").returns(expected);
        }
      }
    }
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("getPlayer gives the player whose mark is on top, or null")
  void knowsWhoseMarkIsOnTop() {
    asksItself();
    for (String owner : List.of("X", "O", "null")) {
      cube(owner, 0).ask("cube.getPlayer()").is(owner);
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Anybody may take a blank cube from the rim")
  void blankCubesMayBeTaken() {
    asksItself();
    mayTake(Cubes.RIM, "null", "X", true);
    mayTake(Cubes.RIM, "null", "O", true);
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("A player may take a cube with the player's own mark from the rim")
  void ownCubesMayBeTaken() {
    asksItself();
    mayTake(Cubes.RIM, "X", "X", true);
    mayTake(Cubes.RIM, "O", "O", true);
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("Nobody may take a cube with the other player's mark")
  void cubesOfTheOtherMayNotBeTaken() {
    asksItself();
    for (List<Integer> places : List.of(Cubes.RIM, Cubes.MIDDLE)) {
      mayTake(places, "X", "O", false);
      mayTake(places, "O", "X", false);
    }
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Nobody may take a cube from the nine spaces in the middle")
  void cubesInTheMiddleStay() {
    asksItself();
    for (String mover : List.of("X", "O")) {
      mayTake(Cubes.MIDDLE, "null", mover, false);
      mayTake(Cubes.MIDDLE, mover, mover, false);
    }
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("A cube may go to the ends of its row and of its column")
  void goesToTheEnds() {
    asksItself();
    mayGo(Push::isAllowed, true);
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("A cube may not go back to where it was taken")
  void doesNotStay() {
    asksItself();
    mayGo(push -> push.from() == push.to(), false);
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("A cube may go to no other space")
  void goesNowhereElse() {
    asksItself();
    mayGo(push -> push.from() != push.to() && !push.isAllowed(), false);
  }

  @Check(rule = "R2", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The cube asks for no turn and no log, and compares players as objects")
  void asksForNoMore(Subject subject) {
    SnippetSession session = cube("X", 2).let("namesake", new Player("X"));
    session.ask("cube.isMoveableBy(X)").returns(true);
    session.ask("cube.isMoveableBy(namesake)").returns(false);
    Structure.of(subject, QuixoPiece.class.getName())
        .at("isMoveableBy", "isMoveableTo")
        .avoids(
            "answers from the cube, its space, the mover, the target and the board's size",
            "GameMaster.*",
            "MoveProcessor.*",
            "GameContext.(moves|players)");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("QuixoPiece is a Piece of the framework, and knows no view")
  void isPiece(Subject subject) {
    Structure.each(subject).forEach(one -> one.extendsClass(Piece.class));
    Roles.knowsNoView(subject, subject.types());
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Asking a cube moves no piece, not even for a moment, and shares nothing")
  void movesNothing(Subject subject) {
    SnippetSession session = cube("X", 2);
    session.ask("cube.isMoveableBy(X)").returns(true);
    for (String question : List.of("By(X)", "By(O)", "To(board.getSpace(4, 2))")) {
      Call<Object> call = session.ask("cube.isMoveable" + question);
      Roles.movesNothing((Board) session.get("board"), call);
    }
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R9")
  @DisplayName("Asking a cube changes nothing, of this cube or of another one")
  void asksWithoutAChange() {
    asksItself();
    List<String> questions =
        new ArrayList<>(List.of("getPlayer()", "isMoveableBy(X)", "isMoveableBy(O)"));
    for (String space : List.of("(0, 2)", "(4, 2)", "(0, 0)", "(3, 0)", "(3, 4)")) {
      questions.add("isMoveableTo(board.getSpace" + space + ")");
    }
    Replay<SnippetSession> replay = Replay.of("cube", questions.toArray(String[]::new));
    replay.twice(life("X", 2, 19), life("null", 19, 12));
    replay.beside(life("X", 2, 19), life("null", 19, 2));
  }

  /** A cube is asked on one space, and on another one. */
  private static Life<SnippetSession> life(String owner, int place, int next) {
    return Life.of(
            "new QuixoPiece(%s) on %s".formatted(owner, Cubes.space(place)),
            () -> cube(owner, place))
        .then(
            "getSpace().clearSpace(), and put on " + Cubes.space(next),
            session -> put(session.run("cube.getSpace().clearSpace()"), next));
  }
}
