package checkerboard;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import board.Planted;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checkerboard")
class DependencyTest {

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .importUrl(Checkerboard.class.getProtectionDomain().getCodeSource().getLocation());

  /** What a learner replaces there needs no other package; the program has a console. */
  private static final ArchRule KNOWS_A_CONSOLE_AT_MOST =
      noClasses()
          .that()
          .resideInAPackage("checkerboard")
          .should()
          .dependOnClassesThat(
              resideInAPackage("board..")
                  .and(DescribedPredicate.not(resideInAPackage("board.console"))));

  private static final ArchRule ONLY_CHECKERS_KNOWS_THE_WINDOW =
      noClasses()
          .that()
          .resideInAPackage("checkerboard")
          .and()
          .doNotHaveSimpleName("Checkers")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("checkerboard.window");

  @Test
  @DisplayName("knows a console at most; its program alone knows the window")
  void knowsAConsoleAtMost() {
    KNOWS_A_CONSOLE_AT_MOST.check(ENGINE);
    Planted.breaks(
        KNOWS_A_CONSOLE_AT_MOST,
        "checkerboard",
        "class Planted { board.model.Position<?> position; }");
    ONLY_CHECKERS_KNOWS_THE_WINDOW.check(ENGINE);
    Planted.breaks(
        ONLY_CHECKERS_KNOWS_THE_WINDOW,
        "checkerboard",
        "class Planted { checkerboard.window.CheckersGame game; }");
  }
}
