package board;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import board.model.Position;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What all games stand on")
class DependencyTest {

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .importUrl(Position.class.getProtectionDomain().getCodeSource().getLocation());

  private static final ArchRule KNOWS_NO_LAB =
      classes()
          .that()
          .resideInAPackage("board..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("board..", "java..", "javax..", "org.jline..", "com.formdev..");

  private static final List<String> LABS =
      List.of("checkerboard..", "gamedesign..", "gametree..", "framework..", "combochess..");

  @Test
  @DisplayName("lets every lab do without the others")
  void noLabKnowsAnother() {
    for (String lab : LABS) {
      String[] others = LABS.stream().filter(other -> !other.equals(lab)).toArray(String[]::new);
      ArchRule rule =
          noClasses()
              .that()
              .resideInAPackage(lab)
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(others);
      rule.check(ENGINE);
      String other = lab.equals("gametree..") ? "framework.model.Board" : "gametree.AlphaBeta";
      Planted.breaks(rule, lab.replace("..", ""), "class Planted { " + other + " other; }");
    }
  }

  @Test
  @DisplayName("knows no lab")
  void knowsNoLab() {
    KNOWS_NO_LAB.check(ENGINE);
    Planted.breaks(KNOWS_NO_LAB, "board.window", "class Planted { framework.model.Board board; }");
  }

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
