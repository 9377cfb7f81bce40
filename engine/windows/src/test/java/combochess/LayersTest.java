package combochess;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import board.Planted;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import combochess.model.Board;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Combination chess")
class LayersTest {

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .importUrl(Board.class.getProtectionDomain().getCodeSource().getLocation());

  private static final ArchRule MODEL_KNOWS_THE_MODEL =
      classes()
          .that()
          .resideInAPackage("combochess.model")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("combochess.model", "java.lang..", "java.util..");

  private static final ArchRule CONTROLLER_KNOWS_MODEL =
      classes()
          .that()
          .resideInAPackage("combochess.controller")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "combochess.controller", "combochess.model", "java.lang..", "java.util..");

  private static final ArchRule CONSOLE_KNOWS_NO_ENGINE =
      noClasses()
          .that()
          .resideInAPackage("combochess.view")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "board..", "combochess.play", "combochess.window", "java.awt..", "javax.swing..");

  private static final ArchRule VIEWS_KNOW_NO_RULE =
      noClasses()
          .that()
          .implement("combochess.controller.GameView")
          .or()
          .haveSimpleName("BoardView")
          .or()
          .haveSimpleName("PlayerStatusUpdate")
          .should()
          .dependOnClassesThat()
          .haveSimpleName("Rules")
          .orShould()
          .dependOnClassesThat()
          .haveSimpleName("GameModel");

  @Test
  @DisplayName("has a model that knows nothing but itself")
  void hasAModelThatKnowsNothingButItself() {
    MODEL_KNOWS_THE_MODEL.check(ENGINE);
    Planted.breaks(
        MODEL_KNOWS_THE_MODEL,
        "combochess.model",
        "class Planted { combochess.controller.GameView view; }");
  }

  @Test
  @DisplayName("has a controller that knows the model, and of views an interface")
  void hasAControllerThatKnowsTheModel() {
    CONTROLLER_KNOWS_MODEL.check(ENGINE);
    Planted.breaks(
        CONTROLLER_KNOWS_MODEL,
        "combochess.controller",
        "class Planted { combochess.view.ConsoleGame view; }");
  }

  @Test
  @DisplayName("is played in the terminal without the engine's framework")
  void isPlayedInTheTerminalWithoutTheEnginesFramework() {
    CONSOLE_KNOWS_NO_ENGINE.check(ENGINE);
    Planted.breaks(
        CONSOLE_KNOWS_NO_ENGINE,
        "combochess.view",
        "class Planted { board.model.Position<?> position; }");
  }

  @Test
  @DisplayName("has views that know no rule")
  void hasViewsThatKnowNoRule() {
    VIEWS_KNOW_NO_RULE.check(ENGINE);
    Planted.breaks(
        VIEWS_KNOW_NO_RULE,
        "combochess.view",
        "abstract class Planted implements combochess.controller.GameView {"
            + " combochess.model.GameModel model; }");
  }
}
