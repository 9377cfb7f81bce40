package gamedesign;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import gamedesign.engine.Game;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The games of the lab")
class DependencyTest {

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .importUrl(Game.class.getProtectionDomain().getCodeSource().getLocation());

  private static final ArchRule GAMES_USE_THE_JDK_ONLY =
      classes()
          .that()
          .resideInAPackage("gamedesign..")
          .and()
          .resideOutsideOfPackage("gamedesign.play..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "gamedesign..")
          .andShould()
          .onlyDependOnClassesThat()
          .resideOutsideOfPackage("gamedesign.play..");

  private static final ArchRule ENGINE_KNOWS_NO_GAME =
      noClasses()
          .that()
          .resideInAPackage("gamedesign.engine")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "gamedesign.linerace..",
              "gamedesign.tictactoe..",
              "gamedesign.reverse..",
              "gamedesign.own..",
              "gamedesign.play..");

  @Test
  @DisplayName("use the JDK and their engine, and nothing else")
  void useTheJdkOnly() {
    GAMES_USE_THE_JDK_ONLY.check(ENGINE);
  }

  @Test
  @DisplayName("are not known to their engine")
  void areUnknownToTheEngine() {
    ENGINE_KNOWS_NO_GAME.check(ENGINE);
  }

  @Test
  @DisplayName("would be found out if they used a test framework, or if their engine knew them")
  void violationsAreFound() {
    JavaClasses tests = new ClassFileImporter().importPackages("gamedesign");
    assertThrows(AssertionError.class, () -> GAMES_USE_THE_JDK_ONLY.check(tests));
    // KnowsARace is planted there
    JavaClasses planted = new ClassFileImporter().importPackages("gamedesign.engine");
    assertThrows(AssertionError.class, () -> ENGINE_KNOWS_NO_GAME.check(planted));
  }
}
