package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaModifier;
import gametree.ATerminalState;
import gametree.IBoardModel;
import gametree.IBoardState;
import gametree.IBoardStatusVisitor;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage states: the three terminal states and their superclass, and a first visitor. */
@Suite(lab = "gametree", stage = "states")
public class StatesSuite implements StyleRules, ClassRules.NoOutput {
  private static final Snippets JAVA = Snippets.in(StatesSuite.class, "gametree.*");

  private static final List<String> TERMINAL =
      List.of("Player0WonState", "Player1WonState", "DrawState");

  /** Two boards that nobody asks anything. */
  private static final List<IBoardModel> HOSTS =
      List.of(new TreeBoard("(1 2)", 0), new TreeBoard("(3 4)", 0));

  private static SnippetSession session(String type) {
    return JAVA.session("state = new " + type + "()");
  }

  @Check(
      rule = "R1",
      points = 3,
      about = {"Player0WonState", "Player1WonState", "DrawState"})
  @DisplayName("Each state calls the method of the visitor that belongs to it, once")
  void callsItsCase() {
    calls("Player0WonState", "player0WonCase");
    calls("Player1WonState", "player1WonCase");
    calls("DrawState", "drawCase");
  }

  private static void calls(String type, String expected) {
    Told told = new Told(HOSTS.get(0));
    told.seesCase(told.in(session(type)).ask("state.execute(host, visitor, param)"), expected);
  }

  @Check(
      rule = "R2",
      points = 2,
      about = {"Player0WonState", "Player1WonState", "DrawState"})
  @DisplayName("A state passes on host and parameter, and returns what the visitor returns")
  void passesEverythingOn() {
    for (String type : TERMINAL) {
      SnippetSession session = session(type);
      for (IBoardModel host : HOSTS) {
        Told told = new Told(host);
        Call<Object> call = told.in(session).ask("state.execute(host, visitor, param)");
        Object answer =
            call.require(
                any -> told.calls().stream().allMatch(one -> one.endsWith("(host, param)")),
                "host and param passed on",
                any -> "yours called " + Told.inWords(told.calls()));
        Told.isTheAnswer(call, answer);
      }
    }
  }

  @Check(rule = "R3", points = 3, about = "ATerminalState")
  @DisplayName("map of a finished game calls noApply, once, and applies nothing")
  void mapsNothing() {
    for (String type : TERMINAL) {
      for (int player = 0; player < 2; player++) {
        Told told = new Told(HOSTS.get(0));
        SnippetSession session = told.in(session(type));
        told.mapsNothing(session.ask("state.map(host, %d, lambda, param)", player), player);
      }
    }
  }

  @Check(rule = "R4", points = 3, about = "WinLossWorth")
  @DisplayName("A win is worth 1, a loss -1, a draw and an open game 0")
  void worth() {
    SnippetSession session = JAVA.session("worth = new WinLossWorth()").let("host", HOSTS.get(0));
    for (int player = 0; player < 2; player++) {
      session.ask("worth.player0WonCase(host, %d)", player).returns(player == 0 ? 1 : -1);
      session.ask("worth.player1WonCase(host, %d)", player).returns(player == 1 ? 1 : -1);
      session.ask("worth.drawCase(host, %d)", player).returns(0);
      session.ask("worth.noWinnerCase(host, %d)", player).returns(0);
    }
  }

  @Check(
      rule = "R1",
      kind = Kind.STRUCTURE,
      points = 3,
      about = {"Player0WonState", "Player1WonState", "DrawState"})
  @DisplayName("No superclass and no helper decides which state it is")
  void decidesItself(Subject subject) {
    knowsItsCase(subject, "Player0WonState", "player0WonCase");
    knowsItsCase(subject, "Player1WonState", "player1WonCase");
    knowsItsCase(subject, "DrawState", "drawCase");
    PatternShapes.ownStatesKnowOneCase(subject);
  }

  private static void knowsItsCase(Subject subject, String type, String expected) {
    calls(type, expected);
    Structure state = Structure.of(subject, "gametree." + type);
    PatternShapes.knowsOneCase(state, expected);
    state.at("execute", "map").asksForNoClass("it asks nobody which state it is", "gametree\\..*");
  }

  @Check(
      rule = "R5",
      kind = Kind.STRUCTURE,
      points = 3,
      about = {"Player0WonState", "Player1WonState", "DrawState"})
  @DisplayName("No state extends another one")
  void extendsNoOther(Subject subject) {
    for (String type : TERMINAL) {
      Structure.of(subject, "gametree." + type)
          .isNo(TERMINAL.stream().map("gametree."::concat).toArray(String[]::new));
    }
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The three states inherit map from ATerminalState, which is abstract")
  void shareOneMap(Subject subject) {
    for (String type : subject.types()) {
      Structure structure = Structure.of(subject, type);
      if (type.endsWith(".ATerminalState")) {
        structure.isA(IBoardState.class, "implements IBoardState");
        if (!subject.classes().get(type).getModifiers().contains(JavaModifier.ABSTRACT)) {
          throw new CheckFailed("ATerminalState to be abstract", "yours is not");
        }
      } else if (type.endsWith("State")) {
        structure.extendsClass(ATerminalState.class);
        structure.inherits(ATerminalState.class.getName(), "map");
      } else {
        structure.isA(IBoardStatusVisitor.class, "implements IBoardStatusVisitor");
      }
    }
  }
}
