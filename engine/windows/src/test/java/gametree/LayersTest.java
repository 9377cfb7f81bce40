package gametree;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import board.Planted;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("In the game trees,")
class LayersTest {

  private static final JavaClasses ALL =
      new ClassFileImporter()
          .importUrl(IBoardModel.class.getProtectionDomain().getCodeSource().getLocation());

  private static final ArchRule MODEL_KNOWS_NEITHER_GAME_NOR_VIEW =
      classes()
          .that()
          .haveFullyQualifiedName("gametree.GameModel")
          .or()
          .haveFullyQualifiedName("gametree.GameController")
          .should()
          .onlyDependOnClassesThat()
          .haveNameMatching(
              "java\\.lang\\..*|(\\[L)?gametree\\.(I[A-Z]\\w+|ReadOnlyBoard|Game[MC]\\w+)(\\$.*)?;?");

  private static final ArchRule CORE_STANDS_ALONE =
      classes()
          .that()
          .resideInAPackage("gametree")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("gametree", "java.lang..", "java.util..", "java.io", "java.time");

  private static final ArchRule PLAY_KNOWS_NO_VIEW =
      noClasses()
          .that()
          .resideInAnyPackage("gametree.play", "gametree.tree")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("gametree.window", "gametree.program", "java.awt..", "javax.swing..");

  private static final ArchRule FASTER_BOARD_IS_A_BOARD =
      classes()
          .that()
          .resideInAPackage("gametree.bits")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("gametree.bits", "gametree", "java.lang..");

  private static final ArchRule WINDOW_KNOWS_NO_PROGRAM =
      noClasses()
          .that()
          .resideInAPackage("gametree.window")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("gametree.program");

  @Test
  @DisplayName("the model knows neither a game nor a view, so both can be swapped")
  void theModelKnowsNeitherAGameNorAView() {
    MODEL_KNOWS_NEITHER_GAME_NOR_VIEW.check(ALL);
    Planted.breaks(
        MODEL_KNOWS_NEITHER_GAME_NOR_VIEW,
        "gametree",
        "class GameModel { gametree.window.GameWindow view; }");
  }

  @Test
  @DisplayName("packages depend on each other in one direction")
  void packagesDependOnEachOtherInOneDirection() {
    CORE_STANDS_ALONE.check(ALL);
    Planted.breaks(
        CORE_STANDS_ALONE, "gametree", "class Planted { gametree.play.Referee referee; }");
    PLAY_KNOWS_NO_VIEW.check(ALL);
    Planted.breaks(PLAY_KNOWS_NO_VIEW, "gametree.tree", "class Planted { java.awt.Color colour; }");
    WINDOW_KNOWS_NO_PROGRAM.check(ALL);
    Planted.breaks(
        WINDOW_KNOWS_NO_PROGRAM,
        "gametree.window",
        "class Planted { gametree.program.TwoPlayerGames program; }");
    FASTER_BOARD_IS_A_BOARD.check(ALL);
    Planted.breaks(
        FASTER_BOARD_IS_A_BOARD, "gametree.bits", "class Planted { java.util.List<?> list; }");
  }
}
