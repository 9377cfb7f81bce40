package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.StyleRemark;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Code that may run when a method is called")
class RunningCodeTest extends StaticKeepers {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .importClasses(
              Stream.of(StateShapes.class, ClassAskers.class, StaticKeepers.class)
                  .flatMap(shapes -> Stream.of(shapes.getNestMembers()))
                  .toList());

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
  void callsTheCaseOfASibling(Class<?> state) {
    CheckFailed failed = fails(() -> ownCase(state));
    assertTrue(failed.finding().seen().startsWith("yours uses `Visitor.drawn` in `"), seen(failed));
    assertTrue(failed.finding().lookAt().matches("StateShapes\\.java:\\d+"), seen(failed));
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
  void callsOnlyItsOwnCase(Class<?> state) {
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
  void canBeAskedForWhatItMustGoThrough() {
    assertDoesNotThrow(
        () -> at(WonByAHook.class, "execute").goesThrough("a call of won", "Visitor.won"));
    fails(() -> at(WonByAHook.class, "execute").goesThrough("a call of drawn", "Visitor.drawn"));
  }

  @Test
  @DisplayName("includes what a library calls back, once such an object is created")
  void includesWhatALibraryCallsBack() {
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
  void asksForAClass(Class<?> type) {
    fails(() -> noClass(type));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {AsksNothing.class, Compares.class, NamesItInAMessage.class, AsksForAText.class})
  @DisplayName("asks for no class of the lab: equals and its helper may, and so may a message")
  void asksForNoClassOfTheLab(Class<?> type) {
    assertDoesNotThrow(() -> noClass(type));
  }

  // ---- nothing lasts in a static field
  // -----------------------------------------------------------

  @ParameterizedTest
  @ValueSource(
      classes = {
        KeepsInAField.class,
        KeepsInAMap.class,
        KeepsInAList.class,
        KeepsByAHelper.class,
        KeepsInAConstant.class,
        KeepsInAnEnum.class
      })
  @DisplayName("remembers something in a static field")
  void remembersInAStaticField(Class<?> type) {
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
  void hasConstantsAndTablesInStaticFields(Class<?> type) {
    assertDoesNotThrow(() -> structure(type).keepsNothingInStaticFields("nothing that lasts"));
  }

  // ---- smaller questions
  // -------------------------------------------------------------------------

  @Test
  @DisplayName("finds a field that isn't final, also in a superclass")
  void findsAFieldThatIsntFinal() {
    fails(() -> structure(Inherits.class).keepsItsFieldsFinal());
    assertDoesNotThrow(() -> structure(HasConstants.class).keepsItsFieldsFinal());
  }

  @Test
  @DisplayName("finds a class that a helper uses")
  void findsAClassThatAHelperUses() {
    String map = "java\\.util\\.(Hash)?Map";
    fails(() -> structure(KeepsByAHelper.class).knowsNone("no map", map));
    assertDoesNotThrow(() -> structure(HasConstants.class).knowsNone("no map", map));
  }

  @Test
  @DisplayName("lets helpers extend one another")
  void helpersExtendHelpers() {
    assertDoesNotThrow(
        () -> structure(FillsABiggerBox.class).knowsNone("no box of others", ".*Box"));
  }

  @Test
  @DisplayName("finds a view of the learner's own, and stops where a class belongs to itself")
  void findsAViewOfTheLearnersOwn() {
    String views = "java\\.lang\\.Runnable";
    fails(() -> structure(MakesAView.class).knowsNone("no view", views));
    assertDoesNotThrow(() -> structure(AsksAMaker.class).knowsNone("no view", views, "MakesAView"));
    fails(() -> structure(AsksAMaker.class).knowsNone("no view", views));
  }

  @Test
  @DisplayName("lets a template leave only its hooks open, and toString")
  void letsATemplateLeaveOnlyItsHooksOpen() {
    fails(() -> at(OpenTemplate.class, "run").leavesOnlyHooksOpen("only hooks"));
    assertDoesNotThrow(() -> at(FixedTemplate.class, "run").leavesOnlyHooksOpen("only hooks"));
  }

  @Test
  @DisplayName("names a class with its package where another has the same simple name")
  void namesAClassWithItsPackage() {
    RunningCode code = at(MakesAView.class, "make");
    fails(() -> code.avoids("no View", "View.new"));
    assertDoesNotThrow(() -> code.avoids("no View", "elsewhere.View.new"));
  }

  @Test
  @DisplayName("finds a class that is what it must not be")
  void findsAClassThatIsWhatItMustNotBe() {
    fails(() -> structure(WonByNumber.class).isNo(ByNumber.class.getName()));
    assertDoesNotThrow(() -> structure(Won.class).isNo(ByNumber.class.getName()));
  }

  @Test
  @DisplayName("can be judged by a rule of ArchUnit's as well")
  void canBeJudgedByARuleOfArchUnits() {
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
}
