package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Finding;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import gametree.ATerminalState;
import gametree.DrawState;
import gametree.IBoardModel;
import gametree.IBoardState;
import gametree.IBoardStatusVisitor;
import gametree.Player0WonState;
import gametree.Player1WonState;
import gametree.WinLossWorth;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage states: the three terminal states and their superclass, and a first visitor. */
@Suite(lab = "gametree", stage = "states")
public class StatesSuite implements StyleRules, ClassRules.NoOutput {
  private static final List<String> TERMINAL =
      List.of("Player0WonState", "Player1WonState", "DrawState");

  /** Two boards that nobody asks anything. */
  private static final List<IBoardModel> HOSTS =
      List.of(TreeBoard.parse("(1 2)"), TreeBoard.parse("(3 4)"));

  @Test
  @Check(
      rule = "R1",
      points = 3,
      about = {"Player0WonState", "Player1WonState", "DrawState"})
  @DisplayName("Each state calls the method of the visitor that belongs to it, once")
  void callsItsCase() {
    calls("new Player0WonState()", () -> new Player0WonState(), "player0WonCase");
    calls("new Player1WonState()", () -> new Player1WonState(), "player1WonCase");
    calls("new DrawState()", () -> new DrawState(), "drawCase");
  }

  /** Creates a state. */
  private interface Creation {
    IBoardState state() throws Exception;
  }

  private static void calls(String creation, Creation code, String expected) {
    IBoardState state = Call.of(creation, () -> code.state()).get("a state");
    Told told = new Told(HOSTS.get(0));
    Call<Object> call = told.executed(state, creation);
    call.get("a call of " + expected);
    List<String> names = told.cases();
    call.require(
        names.equals(List.of(expected)),
        "one call of " + expected,
        "yours called " + Trial.inWords(names));
  }

  @Test
  @Check(
      rule = "R2",
      points = 2,
      about = {"Player0WonState", "Player1WonState", "DrawState"})
  @DisplayName("A state passes on host and parameter, and returns what the visitor returns")
  void passesEverythingOn() {
    passesOn("new Player0WonState()", () -> new Player0WonState());
    passesOn("new Player1WonState()", () -> new Player1WonState());
    passesOn("new DrawState()", () -> new DrawState());
  }

  private static void passesOn(String creation, Creation code) {
    IBoardState state = Call.of(creation, () -> code.state()).get("a state");
    for (IBoardModel host : HOSTS) {
      Told told = new Told(host);
      Call<Object> call = told.executed(state, creation);
      Object answer = call.get("the visitor's answer");
      if (told.calls().stream().anyMatch(one -> !one.endsWith("(host, param)"))) {
        call.fail("host and param passed on", "yours called " + Trial.inWords(told.calls()));
      }
      Told.isTheAnswer(call, answer);
    }
  }

  @Test
  @Check(rule = "R3", points = 3, about = "ATerminalState")
  @DisplayName("map of a finished game calls noApply, once, and applies nothing")
  void mapsNothing() {
    for (IBoardState state :
        List.of(new Player0WonState(), new Player1WonState(), new DrawState())) {
      for (int player = 0; player < 2; player++) {
        Told told = new Told(HOSTS.get(0));
        String on = "state is a " + state.getClass().getSimpleName();
        Call<Void> call = told.mapped(state, player, 0, on);
        call.get("a call of noApply");
        Trial.compare(call, List.of("noApply(host, " + player + ", param)"), told.calls());
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 3, about = "WinLossWorth")
  @DisplayName("A win is worth 1, a loss -1, a draw and an open game 0")
  void worth() {
    WinLossWorth worth = Call.of("new WinLossWorth()", () -> new WinLossWorth()).get("a visitor");
    IBoardModel host = HOSTS.get(0);
    for (int player = 0; player < 2; player++) {
      int who = player;
      String arguments = "(host, " + player + ")";
      Call.of("worth.player0WonCase" + arguments, () -> worth.player0WonCase(host, who))
          .returns(player == 0 ? 1 : -1);
      Call.of("worth.player1WonCase" + arguments, () -> worth.player1WonCase(host, who))
          .returns(player == 1 ? 1 : -1);
      Call.of("worth.drawCase" + arguments, () -> worth.drawCase(host, who)).returns(0);
      Call.of("worth.noWinnerCase" + arguments, () -> worth.noWinnerCase(host, who)).returns(0);
    }
  }

  @Test
  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 2)
  @DisplayName("The three states inherit map from ATerminalState, which is abstract")
  void shareOneMap(Subject subject) {
    for (String name : TERMINAL) {
      String type = "gametree." + name;
      if (subject.types().contains(type)) {
        Structure.of(subject, type)
            .isA(ATerminalState.class, "a class that extends ATerminalState");
        JavaClass state = subject.classes().get(type);
        if (state.getMethods().stream().anyMatch(method -> method.getName().equals("map"))) {
          PatternShapes.fail(state, "no map of its own", "yours has one");
        }
      }
    }
    String parent = "gametree.ATerminalState";
    if (subject.types().contains(parent)) {
      JavaClass type = subject.classes().get(parent);
      if (!type.getModifiers().contains(JavaModifier.ABSTRACT)) {
        throw new CheckFailed(Finding.of("ATerminalState to be abstract", "yours is not"));
      }
      Structure.of(subject, parent).isA(IBoardState.class, "implements IBoardState");
    }
    String visitor = "gametree.WinLossWorth";
    if (subject.types().contains(visitor)) {
      Structure.of(subject, visitor)
          .isA(IBoardStatusVisitor.class, "implements IBoardStatusVisitor");
    }
  }
}
