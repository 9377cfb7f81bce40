package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.RunningCode;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage template: {@code Move}. */
@Suite(lab = "framework", stage = "template", watchesTheProgram = true)
public class TemplateSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String SUBCLASSES =
      "framework\\.(model\\.(New|Move)PieceMove|games\\..*Move)";

  private static final String MOVE = "new Move(controller, player) { … }";

  /** A move and its controller, which note down what is called. */
  private static final class Noted implements MoveController {
    private final List<String> calls = new ArrayList<>();
    private final StringBuilder before = new StringBuilder("move = ").append(MOVE);
    private final Move move;
    private boolean hooksReturn = true;

    Noted(Player player) {
      move =
          new Move(this, player) {
            @Override
            public List<Space> getSpaces() {
              return List.of(new Space(0, 0));
            }

            @Override
            protected boolean executeHook() {
              return calls.add("executeHook()") && hooksReturn;
            }

            @Override
            protected boolean undoHook() {
              return calls.add("undoHook()") && hooksReturn;
            }
          };
    }

    @Override
    public void notifyInvalidMove(Move told) {
      calls.add("notifyInvalidMove(" + (told == move ? "move)" : "another move)"));
    }

    @Override
    public void notifyInvalidUndo(Move told) {
      calls.add("notifyInvalidUndo(" + (told == move ? "move)" : "another move)"));
    }

    /** Executes or undoes the move; the answer is what was called and what came back. */
    Call<List<String>> ask(String method, boolean goes) {
      hooksReturn = goes;
      before.append("\nmove.%s(), where %1$sHook() returns %b".formatted(method, goes));
      calls.clear();
      return Call.of(
              "move." + method + "()",
              () -> {
                boolean went = method.equals("execute") ? move.execute() : move.undo();
                return Stream.concat(calls.stream(), Stream.of("returns " + went)).toList();
              })
          .on(before.toString());
    }
  }

  private static Noted made(String name) {
    return Call.of(MOVE, () -> new Noted(new Player(name))).get("a move");
  }

  @Check(rule = "R1")
  @DisplayName("A new move knows its player, and has done nothing yet")
  void knowsItsPlayer() {
    Player anna = new Player("Anna");
    Call<Noted> creation = Call.of(MOVE, () -> new Noted(anna));
    creation.as(made -> made.calls).lists(List.of());
    Noted noted = creation.get();
    made("Otto");
    for (String method : List.of("execute", "undo", "execute")) {
      Call.of("move.getPlayer()", () -> noted.move.getPlayer())
          .on(noted.before + ", and another move was made for Otto")
          .returnsSame(anna, "the player of the constructor");
      noted.ask(method, true).get("true");
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("execute has the hook do the move, and says that it went")
  void executes() {
    calls(made("Anna").ask("execute", true), "executeHook()", "returns true");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A move that does not go is told to the controller, once")
  void tellsOfInvalidMoves() {
    tells("execute", "notifyInvalidMove(move)");
  }

  private static void tells(String method, String told) {
    Noted first = made("Anna");
    Noted second = made("Anna");
    for (Noted noted : List.of(first, second, first)) {
      calls(noted.ask(method, false), method + "Hook()", told, "returns false");
    }
  }

  /** Fails unless this was called, in this order, and then came back. */
  private static void calls(Call<List<String>> call, String... expected) {
    String inOrder = String.join(", then ", expected);
    call.require(
        List.of(expected)::equals, inOrder, seen -> "yours: " + String.join(", then ", seen));
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("undo has the other hook take the move back, and says that it went")
  void undoes() {
    calls(made("Anna").ask("undo", true), "undoHook()", "returns true");
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("A move that cannot be taken back is told to the controller, once")
  void tellsOfInvalidUndos() {
    tells("undo", "notifyInvalidUndo(move)");
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("A move can be executed, undone and executed again, each time by its hooks")
  void goesThereAndBack() {
    Noted noted = made("Anna");
    String steps = "+execute +undo +execute +undo -execute +execute +execute -undo +undo";
    for (String step : steps.split(" ")) {
      String method = step.substring(1);
      boolean goes = step.startsWith("+");
      calls(
          noted
              .ask(method, goes)
              .as(calls -> calls.stream().filter(call -> !call.startsWith("notify")).toList()),
          method + "Hook()",
          "returns " + goes);
    }
  }

  @Check(rule = "R2", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("execute and undo move no piece and write no log")
  void leavesTheWorkToTheHooks(Subject subject) {
    template(subject)
        .avoids("a template that only calls the hook and the controller", Roles.CHANGES);
  }

  private static RunningCode template(Subject subject) {
    return Structure.of(subject, Move.class.getName()).at("execute", "undo");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("All kinds of moves are treated alike, and share nothing")
  void treatsAllAlike(Subject subject) {
    String expected = "a class that knows none of its subclasses";
    template(subject).asksForNoClass(expected, SUBCLASSES);
    Structure.of(subject, Move.class.getName()).knowsNone(expected, SUBCLASSES);
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName(
      "getPlayer, execute and undo are fixed; the hooks and getSpaces are left to subclasses")
  void leavesStepsToSubclasses(Subject subject) {
    for (String name : List.of("getPlayer", "execute", "undo")) {
      boolean fixed = methods(subject, name).anyMatch(one -> one.contains(JavaModifier.FINAL));
      require(fixed, name + "() is final");
    }
    for (String name : List.of("executeHook", "undoHook", "getSpaces")) {
      boolean left = methods(subject, name).allMatch(one -> one.contains(JavaModifier.ABSTRACT));
      require(left, name + "() is abstract");
    }
    template(subject).leavesOnlyHooksOpen("a template of which subclasses override the hooks only");
  }

  /** The modifiers of the move's methods without parameters by this name, also inherited ones. */
  private static Stream<Set<JavaModifier>> methods(Subject subject, String name) {
    return subject.classes().get(Move.class).getAllMethods().stream()
        .filter(method -> method.getName().equals(name) && method.getParameters().isEmpty())
        .map(JavaMethod::getModifiers);
  }

  private static void require(boolean fulfilled, String expected) {
    if (!fulfilled) {
      throw new CheckFailed("a Move whose " + expected, "yours is not");
    }
  }
}
