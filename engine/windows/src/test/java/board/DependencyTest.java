package board;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import board.model.Position;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What all games stand on")
class DependencyTest {

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .importUrl(Position.class.getProtectionDomain().getCodeSource().getLocation());

  @Test
  @DisplayName("has packages that depend on one another in one direction")
  void packagesDependOneWay() {
    only("board.model");
    only("board.picture", "board.model");
    only("board.players", "board.model");
    only("board.match", "board.model", "board.picture", "board.players");
    only("board.window", "board.model", "board.picture", "board.players", "board.match");
    only("board.console", "board.model", "board.picture", "board.players", "board.match");
  }

  private static void only(String layer, String... below) {
    ArchRule rule =
        noClasses()
            .that()
            .resideInAPackage(layer)
            .should()
            .dependOnClassesThat(
                resideInAPackage("board..")
                    .and(
                        DescribedPredicate.not(
                            resideInAnyPackage(below).or(resideInAPackage(layer)))));
    rule.check(ENGINE);
    String above = layer.equals("board.window") ? "console.Session" : "window.GameFrame";
    Planted.breaks(rule, layer, "class Planted { board." + above + " above; }");
  }
}
