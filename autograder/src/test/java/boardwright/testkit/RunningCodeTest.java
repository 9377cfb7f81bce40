package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Code that may run when a method is called")
class RunningCodeTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter().importClasses(RunningCodeTest.class.getNestMembers());

  // ---- its own case, and no other ------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(
      classes = {
        WonByNumber.class,
        WonByItsClass.class,
        WonByAHelper.class,
        WonByAnEnumThatDecides.class,
        WonByATable.class,
        WonByAWrapper.class
      })
  @DisplayName("calls the case of a sibling: a superclass, a helper or a wrapper decides")
  void siblingsCase(Class<?> state) {
    CheckFailed failed = fails(() -> ownCase(state));
    assertTrue(failed.finding().seen().startsWith("yours uses `Visitor.drawn` in `"), seen(failed));
    assertTrue(failed.finding().lookAt().matches("RunningCodeTest\\.java:\\d+"), seen(failed));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Won.class,
        WonByAHook.class,
        WonByALambda.class,
        WonByAReference.class,
        WonByAnEnumThatActs.class,
        WonByAnObject.class,
        WonBesideItsSiblings.class
      })
  @DisplayName("calls only its own case, in whichever way it gets there")
  void ownCases(Class<?> state) {
    assertDoesNotThrow(() -> ownCase(state));
  }

  @Test
  @DisplayName("is reported with the way that leads to it")
  void saysTheWay() {
    assertEquals(
        "yours uses `Visitor.drawn` in `ByNumber.execute`",
        seen(fails(() -> ownCase(WonByNumber.class))));
    assertEquals(
        "yours uses `Visitor.drawn` in `Cases.call`, reached by WonByAHelper.execute → Cases.call",
        seen(fails(() -> ownCase(WonByAHelper.class))));
  }

  @Test
  @DisplayName("isn't followed through a door")
  void stopsAtADoor() {
    RunningCode code = at(WonByAHelper.class, "execute").upTo("Cases.call");
    assertDoesNotThrow(() -> code.avoids("no other case", "Visitor.drawn"));
  }

  @Test
  @DisplayName("can be asked for what it must go through")
  void goesThrough() {
    assertDoesNotThrow(
        () -> at(WonByAHook.class, "execute").goesThrough("a call of won", "Visitor.won"));
    fails(() -> at(WonByAHook.class, "execute").goesThrough("a call of drawn", "Visitor.drawn"));
  }

  @Test
  @DisplayName("includes what a library calls back, once such an object is created")
  void calledBack() {
    fails(() -> at(Loop.class, "each").avoids("no visitor", "Visitor.won"));
    assertDoesNotThrow(() -> at(Loop.class, "idle").avoids("no visitor", "Visitor.won"));
  }

  // ---- nothing is asked for its class ----------------------------------------------------------

  @ParameterizedTest
  @ValueSource(
      classes = {
        AsksInstanceof.class,
        AsksGetClass.class,
        AsksItsName.class,
        AsksIsInstance.class,
        AsksByAHelper.class,
        AsksByCasting.class
      })
  @DisplayName("asks for a class")
  void asks(Class<?> type) {
    fails(() -> noClass(type));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {AsksNothing.class, Compares.class, NamesItInAMessage.class, AsksForAText.class})
  @DisplayName("asks for no class of the lab: equals may, and so may a message")
  void asksNothing(Class<?> type) {
    assertDoesNotThrow(() -> noClass(type));
  }

  // ---- nothing lasts in a static field
  // -----------------------------------------------------------

  @ParameterizedTest
  @ValueSource(
      classes = {KeepsInAField.class, KeepsInAMap.class, KeepsInAList.class, KeepsByAHelper.class})
  @DisplayName("remembers something in a static field")
  void remembers(Class<?> type) {
    fails(() -> structure(type).keepsNothingInStaticFields("nothing that lasts"));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        HasConstants.class,
        HasATable.class,
        HasACacheOfNumbers.class,
        HasACacheOfPoints.class,
        ForgotFinal.class
      })
  @DisplayName("has constants, tables and caches of numbers in static fields")
  void hasConstants(Class<?> type) {
    assertDoesNotThrow(() -> structure(type).keepsNothingInStaticFields("nothing that lasts"));
  }

  // ---- smaller questions
  // -------------------------------------------------------------------------

  @Test
  @DisplayName("finds a field that isn't final, also in a superclass")
  void finalFields() {
    fails(() -> structure(Inherits.class).keepsItsFieldsFinal());
    assertDoesNotThrow(() -> structure(HasConstants.class).keepsItsFieldsFinal());
  }

  @Test
  @DisplayName("finds a class that a helper uses")
  void helpersKnow() {
    String map = "java\\.util\\.(Hash)?Map";
    fails(() -> structure(KeepsByAHelper.class).knowsNone("no map", map));
    assertDoesNotThrow(() -> structure(HasConstants.class).knowsNone("no map", map));
  }

  @Test
  @DisplayName("finds a view of the learner's own, and stops where a class belongs to itself")
  void ownKinds() {
    String states = ".*\\.RunningCodeTest\\$State";
    fails(() -> structure(MakesAState.class).knowsNone("no state", states));
    assertDoesNotThrow(
        () -> structure(AsksAMaker.class).knowsNone("no state", states, "MakesAState"));
    fails(() -> structure(AsksAMaker.class).knowsNone("no state", states));
  }

  @Test
  @DisplayName("lets a template leave only its hooks open, and toString")
  void hooksOnly() {
    fails(() -> at(OpenTemplate.class, "run").leavesOnlyHooksOpen("only hooks"));
    assertDoesNotThrow(() -> at(FixedTemplate.class, "run").leavesOnlyHooksOpen("only hooks"));
  }

  @Test
  @DisplayName("names a class with its package where another has the same simple name")
  void qualifiedNames() {
    RunningCode code = at(MakesAState.class, "make");
    fails(() -> code.avoids("no Won", "Won.new"));
    assertDoesNotThrow(() -> code.avoids("no Won", "elsewhere.Won.new"));
  }

  @Test
  @DisplayName("finds a class that is what it must not be")
  void kin() {
    fails(() -> structure(WonByNumber.class).isNo(ByNumber.class.getName()));
    assertDoesNotThrow(() -> structure(Won.class).isNo(ByNumber.class.getName()));
  }

  @Test
  @DisplayName("can be judged by a rule of ArchUnit's as well")
  void archRules() {
    Subject subject = new Learners(CLASSES);
    CheckFailed failed =
        fails(
            () ->
                Structure.obeys(
                    subject,
                    ArchRuleDefinition.noClasses()
                        .that()
                        .haveSimpleName("KeepsInAMap")
                        .should()
                        .dependOnClassesThat()
                        .areAssignableTo(Map.class)));
    assertTrue(failed.finding().expected().startsWith("no classes that have"), seen(failed));
  }

  private static void ownCase(Class<?> state) {
    at(state, "execute").avoids("its own case, and no other", "Visitor.(?!won).*");
  }

  private static void noClass(Class<?> type) {
    structure(type).at("ask").asksForNoClass("no question for a class", "boardwright\\..*");
  }

  private static RunningCode at(Class<?> type, String... methods) {
    return structure(type).at(methods);
  }

  private static Structure structure(Class<?> type) {
    List<String> types = List.of(type.getName());
    return Structure.of(new OneClass(CLASSES, types), type.getName());
  }

  private static CheckFailed fails(Executable question) {
    return assertThrows(CheckFailed.class, question);
  }

  private static String seen(CheckFailed failed) {
    return failed.finding().seen();
  }

  /** One class is under check; all others are helpers. */
  private record OneClass(JavaClasses classes, List<String> types) implements Subject {
    @Override
    public List<StyleRemark> style() {
      return List.of();
    }

    @Override
    public List<String> cases() {
      return List.of();
    }

    @Override
    public boolean remembers() {
      return false;
    }
  }

  // ---- states
  // --------------------------------------------------------------------------------------

  private interface Visitor {
    void won();

    void drawn();
  }

  private interface State {
    void execute(Visitor visitor);
  }

  private static final class Won implements State {
    @Override
    public void execute(Visitor visitor) {
      visitor.won();
    }
  }

  private static class ByNumber implements State {
    private final int kind;

    ByNumber(int kind) {
      this.kind = kind;
    }

    @Override
    public void execute(Visitor visitor) {
      if (kind == 0) {
        visitor.won();
      } else {
        visitor.drawn();
      }
    }
  }

  private static final class WonByNumber extends ByNumber {
    WonByNumber() {
      super(0);
    }
  }

  private abstract static class ByClass implements State {
    @Override
    public void execute(Visitor visitor) {
      if (this instanceof WonByItsClass) {
        visitor.won();
      } else {
        visitor.drawn();
      }
    }
  }

  private static final class WonByItsClass extends ByClass {}

  private static final class Cases {
    static void call(int kind, Visitor visitor) {
      switch (kind) {
        case 0 -> visitor.won();
        default -> visitor.drawn();
      }
    }
  }

  private static final class WonByAHelper implements State {
    @Override
    public void execute(Visitor visitor) {
      Cases.call(0, visitor);
    }
  }

  private enum Deciding {
    WON,
    DRAWN;

    void call(Visitor visitor) {
      if (this == WON) {
        visitor.won();
      } else {
        visitor.drawn();
      }
    }
  }

  private static final class WonByAnEnumThatDecides implements State {
    @Override
    public void execute(Visitor visitor) {
      Deciding.WON.call(visitor);
    }
  }

  private static final class WonByAWrapper implements State {
    private final State inner = new ByNumber(0);

    @Override
    public void execute(Visitor visitor) {
      inner.execute(visitor);
    }
  }

  private abstract static class WithHook implements State {
    /** Siblings are created here, which says nothing of the object that is asked. */
    static final List<State> ALL = List.of(new WonByAHook(), new DrawnByAHook());

    @Override
    public void execute(Visitor visitor) {
      accept(visitor);
    }

    abstract void accept(Visitor visitor);
  }

  private static final class WonByAHook extends WithHook {
    @Override
    void accept(Visitor visitor) {
      visitor.won();
    }
  }

  private static final class DrawnByAHook extends WithHook {
    @Override
    void accept(Visitor visitor) {
      visitor.drawn();
    }
  }

  private abstract static class WithCase implements State {
    private final Consumer<Visitor> itsCase;

    WithCase(Consumer<Visitor> itsCase) {
      this.itsCase = itsCase;
    }

    @Override
    public void execute(Visitor visitor) {
      itsCase.accept(visitor);
    }
  }

  private static final class WonByALambda extends WithCase {
    WonByALambda() {
      super(visitor -> visitor.won());
    }
  }

  private static final class WonByAReference extends WithCase {
    WonByAReference() {
      super(Visitor::won);
    }
  }

  private enum Acting implements Consumer<Visitor> {
    WON {
      @Override
      public void accept(Visitor visitor) {
        visitor.won();
      }
    },
    DRAWN {
      @Override
      public void accept(Visitor visitor) {
        visitor.drawn();
      }
    }
  }

  private static final class WonByAnEnumThatActs extends WithCase {
    WonByAnEnumThatActs() {
      super(Acting.WON);
    }
  }

  private static final class WonByATable implements State {
    @Override
    public void execute(Visitor visitor) {
      for (Acting each : Acting.values()) {
        if (each.name().equals("WON")) {
          each.accept(visitor);
        }
      }
    }
  }

  private record WonCase() implements Consumer<Visitor> {
    @Override
    public void accept(Visitor visitor) {
      visitor.won();
    }
  }

  private static final class WonByAnObject extends WithCase {
    WonByAnObject() {
      super(new WonCase());
    }
  }

  private static final class WonBesideItsSiblings implements State {
    @Override
    public void execute(Visitor visitor) {
      Side.won(visitor);
    }
  }

  private static final class Side {
    static void won(Visitor visitor) {
      visitor.won();
    }

    static void drawn(Visitor visitor) {
      visitor.drawn();
    }
  }

  private static final class Loop {
    void each(List<Visitor> visitors) {
      visitors.forEach(new Teller());
    }

    void idle(List<Visitor> visitors) {
      visitors.clear();
    }
  }

  private static final class Teller implements Consumer<Visitor> {
    @Override
    public void accept(Visitor visitor) {
      visitor.won();
    }
  }

  // ---- questions for a class
  // ------------------------------------------------------------------------

  private static final class AsksInstanceof {
    boolean ask(State state) {
      return state instanceof Won;
    }
  }

  private static final class AsksGetClass {
    boolean ask(State state) {
      return state.getClass() == Won.class;
    }
  }

  private static final class AsksItsName {
    boolean ask(State state) {
      return state.getClass().getSimpleName().startsWith("Won");
    }
  }

  private static final class AsksIsInstance {
    boolean ask(State state) {
      return Won.class.isInstance(state);
    }
  }

  private static final class AsksByAHelper {
    boolean ask(State state) {
      return new AsksInstanceof().ask(state);
    }
  }

  private static final class AsksByCasting {
    boolean ask(State state) {
      try {
        return ((Won) state).hashCode() != 0;
      } catch (ClassCastException e) {
        return false;
      }
    }
  }

  private static final class AsksNothing {
    void ask(State state) {
      state.execute(null);
    }
  }

  private static final class Compares {
    void ask(Object other) {
      equals(other);
    }

    @Override
    public boolean equals(Object other) {
      return other != null && getClass() == other.getClass();
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  private static final class NamesItInAMessage {
    void ask(State state) {
      throw new IllegalStateException("not for " + state.getClass().getSimpleName());
    }
  }

  private static final class AsksForAText {
    boolean ask(Object something) {
      return something instanceof String;
    }
  }

  // ---- static fields
  // -----------------------------------------------------------------------------

  private static final class KeepsInAField {
    private static State last;

    State last(State state) {
      State before = last;
      last = state;
      return before;
    }
  }

  private static final class KeepsInAMap {
    private static final Map<Object, State> STATES = new HashMap<>();

    void keep(State state) {
      STATES.put(this, state);
    }
  }

  private static final class KeepsInAList {
    private static final List<State> STATES = new ArrayList<>(10);

    void keep(State state) {
      STATES.add(state);
    }
  }

  private static final class KeepsByAHelper {
    void keep(State state) {
      new KeepsInAMap().keep(state);
    }
  }

  private static final class HasConstants {
    private static final int SIZE = 3;
    private static final List<State> ALL = List.of(new Won());
    private static final State WON = new Won();
    private final int rows = SIZE + ALL.size();

    State won() {
      return rows > 0 ? WON : null;
    }
  }

  private static final class HasATable {
    private static final Map<String, State> BY_NAME = new HashMap<>();

    static {
      BY_NAME.put("won", new Won());
    }

    State won() {
      return BY_NAME.get("won");
    }
  }

  private static final class MakesAState {
    Object make() {
      return new Won();
    }
  }

  private static final class AsksAMaker {
    Object ask() {
      return new MakesAState().make();
    }
  }

  private abstract static class OpenTemplate {
    public final void run() {
      work();
    }

    protected void work() {
      hook();
    }

    abstract void hook();
  }

  private abstract static class FixedTemplate {
    public final String run() {
      before();
      hook();
      return toString();
    }

    private void before() {}

    protected abstract void hook();

    @Override
    public String toString() {
      return "a template";
    }
  }

  private record Point(int row, int column) {}

  private static final class HasACacheOfPoints {
    private static final Map<Integer, List<Point>> KNOWN = new HashMap<>();
    private static final Map<Integer, int[]> ROWS = new HashMap<>();

    List<Point> at(int number) {
      ROWS.put(number, new int[] {number});
      return KNOWN.computeIfAbsent(number, n -> List.of(new Point(n, n)));
    }
  }

  private static final class HasACacheOfNumbers {
    private static final Map<Integer, Long> KNOWN = new HashMap<>();

    long square(int number) {
      return KNOWN.computeIfAbsent(number, n -> (long) n * n);
    }
  }

  private static final class ForgotFinal {
    private static int size = 3;

    int size() {
      return size;
    }
  }

  private static class CanChange {
    protected int value;
  }

  private static final class Inherits extends CanChange {
    int next() {
      return ++value;
    }
  }
}
