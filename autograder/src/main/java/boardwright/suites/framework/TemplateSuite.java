package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage template: {@code Move}. */
@Suite(lab = "framework", stage = "template", watchesTheProgram = true)
public class TemplateSuite implements StyleRules {
  private static final String NAME = "framework.model.Move";
  private static final String SUBCLASS = "new MyMove(controller, player)";

  /** Keeps account of everything that happens to a move. */
  private static final class Log implements MoveController {
    private final List<String> entries = new ArrayList<>();
    private final List<Move> told = new ArrayList<>();

    @Override
    public void notifyInvalidMove(Move move) {
      entries.add("notifyInvalidMove");
      told.add(move);
    }

    @Override
    public void notifyInvalidUndo(Move move) {
      entries.add("notifyInvalidUndo");
      told.add(move);
    }
  }

  /** A move whose hooks say what they are told to say. */
  private static final class MyMove extends Move {
    private final Log log;
    private boolean goes;

    MyMove(Log log, Player player, boolean goes) {
      super(log, player);
      this.log = log;
      this.goes = goes;
    }

    @Override
    public List<Space> getSpaces() {
      return List.of(new Space(0, 0));
    }

    @Override
    protected boolean executeHook() {
      log.entries.add("executeHook");
      return goes;
    }

    @Override
    protected boolean undoHook() {
      log.entries.add("undoHook");
      return goes;
    }
  }

  @Test
  @Check(rule = "R1")
  @DisplayName("A new move knows its player, and has done nothing yet")
  void knowsItsPlayer() {
    for (String name : List.of("Anna", "Otto")) {
      Log log = new Log();
      Player player = new Player(name);
      Move move = made(log, player, true);
      Call.of("move.getPlayer()", () -> move.getPlayer())
          .on(SUBCLASS + ", and the player is " + name)
          .returnsSame(player, "the player " + name);
      expect(Call.run(SUBCLASS, () -> {}), log, List.of());
    }
    Player anna = new Player("Anna");
    Move first = made(new Log(), anna, true);
    made(new Log(), new Player("Otto"), true);
    Call.of("first.getPlayer()", () -> first.getPlayer())
        .on("first is a move of Anna; after it, one of Otto was made")
        .returnsSame(anna, "the player Anna");
    execute(first, "executeHook() gives true").get("true or false");
    undo(first, "undoHook() gives true").get("true or false");
    Call.of("first.getPlayer()", () -> first.getPlayer())
        .on("first is a move of Anna, which was made and taken back")
        .returnsSame(anna, "the player Anna");
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("execute has the hook do the move, and says that it went")
  void executes() {
    Log log = new Log();
    Move move = made(log, new Player("Anna"), true);
    execute(move, "executeHook() gives true").returns(true);
    expect(execute(move, "executeHook() gives true"), log, List.of("executeHook"));
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("A move that does not go is told to the controller, once")
  void tellsOfInvalidMoves() {
    Log log = new Log();
    Move move = made(log, new Player("Anna"), false);
    Call<Boolean> call = execute(move, "executeHook() gives false");
    call.returns(false);
    expect(call, log, List.of("executeHook", "notifyInvalidMove"));
    if (log.told.get(0) != move) {
      call.fail("the controller told of this move", "yours told it of something else");
    }
    tellsAgain(log, () -> execute(move, "executeHook() gives false for the second time"));
    tellsItsOwnController();
  }

  /** Whether the hook is asked again at all is for another rule to say. */
  private static void tellsAgain(Log log, Supplier<Call<Boolean>> refusal) {
    log.entries.clear();
    Call<Boolean> again = refusal.get();
    again.get("the controller told again");
    boolean asked = log.entries.removeIf(entry -> entry.endsWith("Hook"));
    if (asked && log.entries.size() != 1) {
      again.fail(
          "the controller told once again", "yours told it " + log.entries.size() + " times");
    }
  }

  private static void tellsItsOwnController() {
    Log log = new Log();
    Move first = made(log, new Player("Anna"), false);
    Log other = new Log();
    Move second = made(other, new Player("Anna"), false);
    for (Move move : List.of(first, second)) {
      Call<Boolean> call =
          Call.of(move == first ? "first.execute()" : "second.execute()", () -> move.execute())
              .on(
                  "first and second are moves that do not go, made for two controllers before"
                      + " either was executed");
      call.get("its own controller told");
      if (!(move == first ? log : other).told.equals(List.of(move))) {
        call.fail("its own controller told", "yours told the other one");
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("undo has the other hook take the move back, and says that it went")
  void undoes() {
    Log log = new Log();
    Move move = made(log, new Player("Anna"), true);
    Call<Boolean> call = undo(move, "undoHook() gives true");
    call.returns(true);
    expect(call, log, List.of("undoHook"));
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("A move that cannot be taken back is told to the controller, once")
  void tellsOfInvalidUndos() {
    Log log = new Log();
    Move move = made(log, new Player("Anna"), false);
    Call<Boolean> call = undo(move, "undoHook() gives false");
    call.returns(false);
    expect(call, log, List.of("undoHook", "notifyInvalidUndo"));
    if (log.told.get(0) != move) {
      call.fail("the controller told of this move", "yours told it of something else");
    }
    tellsAgain(log, () -> undo(move, "undoHook() gives false for the second time"));
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("A move can be executed, undone and executed again, each time by its hooks")
  void goesThereAndBack() {
    Log log = new Log();
    MyMove move = made(log, new Player("Anna"), true);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      execute(move, "round " + (i + 1) + " of execute() and undo()").returns(true);
      expected.add("executeHook");
      undo(move, "round " + (i + 1) + " of execute() and undo()").returns(true);
      expected.add("undoHook");
    }
    move.goes = false;
    Call<Boolean> call = execute(move, "after three rounds executeHook() gives false");
    call.returns(false);
    expected.add("executeHook");
    expectHooks(call, log, expected);
    move.goes = true;
    call = execute(move, "it was refused once, and now executeHook() gives true");
    call.returns(true);
    expected.add("executeHook");
    expectHooks(call, log, expected);
    call = execute(move, "it was executed last, and executeHook() gives true again");
    call.returns(true);
    expected.add("executeHook");
    expectHooks(call, log, expected);
    undoesAfterARefusal(log, move);
    playsTicTacToe();
  }

  private static void undoesAfterARefusal(Log log, MyMove move) {
    log.entries.clear();
    move.goes = false;
    undo(move, "undoHook() gives false").get("true or false");
    move.goes = true;
    Call<Boolean> call = undo(move, "its undo was refused once, and now undoHook() gives true");
    call.returns(true);
    expectHooks(call, log, List.of("undoHook", "undoHook"));
  }

  /** Whom a refusal is told is for another rule. */
  private static void expectHooks(Call<?> call, Log log, List<String> expected) {
    log.entries.removeIf(entry -> !entry.endsWith("Hook"));
    expect(call, log, expected);
  }

  private static void playsTicTacToe() {
    Game game = Game.ticTacToe();
    String empty = game.drawn();
    Call.of("execute(), by a NewPieceMove to (1, 1)", () -> game.play(1, 1))
        .on(empty)
        .returns(true);
    String one = game.drawn();
    Call.of("execute(), by a NewPieceMove to (1, 1)", () -> game.play(1, 1)).on(one).returns(false);
    Call.of("undo()", () -> game.undo()).on(one).returns(true);
    Call.of("the board after undo()", () -> game.drawn()).on(one).returns(empty);
    Call.of("execute() again", () -> game.redo()).on(empty).returns(true);
    Call.of("the board after execute()", () -> game.drawn()).on(empty).returns(one);
  }

  @Test
  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 2)
  @DisplayName(
      "getPlayer, execute and undo are fixed; the hooks and getSpaces are left to subclasses")
  void leavesStepsToSubclasses(Subject subject) {
    JavaClass move = subject.classes().get(NAME);
    for (String name : List.of("getPlayer", "execute", "undo")) {
      nearest(move, name)
          .filter(method -> !method.getModifiers().contains(JavaModifier.FINAL))
          .ifPresent(open -> fail(name + " final, so that no move has another one"));
    }
    for (String name : List.of("executeHook", "undoHook", "getSpaces")) {
      nearest(move, name)
          .filter(method -> !method.getModifiers().contains(JavaModifier.ABSTRACT))
          .ifPresent(filled -> fail(name + " abstract, so that every move says its own"));
    }
  }

  /** The method without parameters that a class has by this name, its own or an inherited one. */
  private static Optional<JavaMethod> nearest(JavaClass type, String name) {
    Optional<JavaMethod> own = type.tryGetMethod(name);
    return own.isPresent()
        ? own
        : type.getRawSuperclass().flatMap(superclass -> nearest(superclass, name));
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private, and it prints nothing")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
    Structure.of(subject, NAME).printsNothing();
  }

  private static MyMove made(Log log, Player player, boolean goes) {
    return Call.of(SUBCLASS, () -> new MyMove(log, player, goes))
        .on("MyMove is a class that extends Move")
        .get("a move");
  }

  private static Call<Boolean> execute(Move move, String on) {
    return Call.of("move.execute()", () -> move.execute()).on(on);
  }

  private static Call<Boolean> undo(Move move, String on) {
    return Call.of("move.undo()", () -> move.undo()).on(on);
  }

  private static void expect(Call<?> call, Log log, List<String> expected) {
    if (!log.entries.equals(expected)) {
      call.fail("these calls: " + expected, "yours made " + log.entries);
    }
  }

  private static void fail(String expected) {
    throw new CheckFailed(Finding.of("Move: " + expected, "yours is not"));
  }
}
