package framework;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import framework.saved.SavedGame;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The engine")
class DependencyTest {

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .importUrl(Board.class.getProtectionDomain().getCodeSource().getLocation());

  private static final DescribedPredicate<JavaClass> A_VIEW =
      DescribedPredicate.describe(
          "a view, or of a window",
          type ->
              type.isAssignableTo(BoardView.class)
                  || type.isAssignableTo(SpaceView.class)
                  || type.isAssignableTo(PieceView.class)
                  || type.getPackageName().startsWith("java.awt")
                  || type.getPackageName().startsWith("javax.swing"));

  private static final DescribedPredicate<JavaClass> OF_THE_MODEL =
      DescribedPredicate.describe(
          "of the model",
          type ->
              type.isAssignableTo(Board.class)
                  || type.isAssignableTo(Space.class)
                  || type.isAssignableTo(Piece.class)
                  || type.isAssignableTo(Player.class)
                  || type.isAssignableTo(Move.class)
                  || type.isAssignableTo(Strategy.class)
                  || type.isAssignableTo(GameOverStatus.class)
                  || type.isAssignableTo(MoveProcessor.class)
                  || type.isAssignableTo(GameMaster.class));

  private static final ArchRule MODEL_KNOWS_NO_VIEW =
      noClasses().that(OF_THE_MODEL).should().dependOnClassesThat(A_VIEW);

  private static final ArchRule FRAMEWORK_KNOWS_NO_GAME =
      noClasses()
          .that(
              resideInAPackage("framework")
                  .or(resideInAPackage("framework.saved"))
                  .or(resideInAPackage("framework.text")))
          .should()
          .dependOnClassesThat(
              resideInAPackage("framework.games..").or(resideInAPackage("checkerboard..")));

  private static final ArchRule FRAMEWORK_STANDS_ALONE =
      noClasses()
          .that()
          .resideInAPackage("framework")
          .should()
          .dependOnClassesThat(
              resideInAPackage("framework..")
                  .and(
                      DescribedPredicate.not(
                          resideInAnyPackage(
                              "framework",
                              "framework.model",
                              "framework.view",
                              "framework.play",
                              "framework.window"))));

  private static final ArchRule MODEL_STANDS_ALONE =
      classes()
          .that()
          .resideInAPackage("framework.model")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("framework.model", "java.lang..", "java.util..");

  private static final ArchRule VIEWS_KNOW_THE_MODEL_ALONE =
      classes()
          .that()
          .resideInAPackage("framework.view")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("framework.view", "framework.model", "java..", "javax..");

  private static final ArchRule PLAY_KNOWS_THE_MODEL_ALONE =
      classes()
          .that()
          .resideInAPackage("framework.play")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "framework.play", "framework.model", "java.lang..", "java.util..", "java.time..");

  private static final ArchRule THE_WINDOW_KNOWS_NO_BOARD =
      noClasses()
          .that()
          .resideInAPackage("framework.window")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "framework", "framework.games..", "framework.saved", "framework.text");

  private static final ArchRule SAVED_GAMES_KNOW_NO_TERMINAL =
      noClasses()
          .that()
          .resideInAPackage("framework.saved")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("framework.text", "terminal");

  private static final ArchRule TERMINAL_KNOWS_NO_PROGRAM =
      noClasses()
          .that()
          .resideInAPackage("terminal")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("framework..", "checkerboard..");

  private static final ArchRule CHECKERBOARD_KNOWS_NO_FRAMEWORK =
      noClasses()
          .that()
          .resideInAPackage("checkerboard")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("framework..");

  private static final ArchRule ONLY_CHECKERS_KNOWS_THE_WINDOW =
      noClasses()
          .that()
          .resideInAPackage("checkerboard")
          .and()
          .doNotHaveSimpleName("Checkers")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("checkerboard.window");

  /** Asks for the one board, factory, master or processor of the current thread. */
  private static final DescribedPredicate<JavaMethodCall> AN_INSTANCE =
      DescribedPredicate.describe(
          "that asks for the only instance",
          call ->
              call.getName().equals("instance")
                  || call.getName().equals("current")
                      && call.getTargetOwner().isEquivalentTo(GameContext.class));

  /** Where an application begins: who holds the instances, applications, and commands. */
  private static final DescribedPredicate<JavaClass> AT_THE_EDGE =
      belongToAnyOf(
              Board.class,
              Factory.class,
              GameContext.class,
              GameMaster.class,
              MoveProcessor.class,
              CommandProcessor.class,
              SavedGame.class)
          .or(assignableTo(GameApplication.class))
          .or(assignableTo(Command.class));

  private static final ArchRule NOTHING_INSIDE_ASKS_FOR_THE_INSTANCE =
      noClasses()
          .that()
          .resideInAPackage("framework..")
          .and(DescribedPredicate.not(AT_THE_EDGE))
          .should()
          .callMethodWhere(AN_INSTANCE);

  private static final ArchRule HOOKS_ARE_FOR_SUBCLASSES =
      methods()
          .that()
          .haveNameMatching(".*Hook")
          .should()
          .notBePublic()
          .andShould()
          .notBePrivate()
          .andShould()
          .notBeStatic();

  @Test
  @DisplayName("has a model that knows no view")
  void modelKnowsNoView() {
    MODEL_KNOWS_NO_VIEW.check(ENGINE);
    planted(MODEL_KNOWS_NO_VIEW, SeeingPiece.class);
  }

  @Test
  @DisplayName("has a framework that knows no game")
  void frameworkKnowsNoGame() {
    FRAMEWORK_KNOWS_NO_GAME.check(ENGINE);
    planted(FRAMEWORK_KNOWS_NO_GAME, Contexts.Game.class);
  }

  @Test
  @DisplayName("has packages that do not need one another in a circle")
  void noCircles() {
    FRAMEWORK_STANDS_ALONE.check(ENGINE);
    planted(FRAMEWORK_STANDS_ALONE, SavedGameTest.class);
    MODEL_STANDS_ALONE.check(ENGINE);
    VIEWS_KNOW_THE_MODEL_ALONE.check(ENGINE);
    planted(VIEWS_KNOW_THE_MODEL_ALONE, framework.view.SeeingPanel.class);
    PLAY_KNOWS_THE_MODEL_ALONE.check(ENGINE);
    THE_WINDOW_KNOWS_NO_BOARD.check(ENGINE);
    SAVED_GAMES_KNOW_NO_TERMINAL.check(ENGINE);
    TERMINAL_KNOWS_NO_PROGRAM.check(ENGINE);
  }

  @Test
  @DisplayName("has a checkerboard that knows no framework; its program knows the window alone")
  void checkerboardKnowsNoFramework() {
    CHECKERBOARD_KNOWS_NO_FRAMEWORK.check(ENGINE);
    ONLY_CHECKERS_KNOWS_THE_WINDOW.check(ENGINE);
  }

  @Test
  @DisplayName("passes boards and factories by reference; the singletons stand at its edge")
  void singletonsStandAtTheEdge() {
    NOTHING_INSIDE_ASKS_FOR_THE_INSTANCE.check(ENGINE);
    planted(NOTHING_INSIDE_ASKS_FOR_THE_INSTANCE, RandomPlayTest.class);
  }

  @Test
  @DisplayName("has hooks that are there for subclasses, and for nobody else to call")
  void hooks() {
    HOOKS_ARE_FOR_SUBCLASSES.check(ENGINE);
    planted(HOOKS_ARE_FOR_SUBCLASSES, SeeingPiece.class);
  }

  private static void planted(ArchRule rule, Class<?> violator) {
    JavaClasses planted = new ClassFileImporter().importClasses(violator);
    assertThrows(AssertionError.class, () -> rule.check(planted));
  }

  /** Breaks two rules on purpose. */
  public static class SeeingPiece extends Piece {

    /** A view that a piece must not know. */
    public PieceView view;

    /** Makes a piece. */
    public SeeingPiece() {
      super(null);
    }

    /** A hook that everybody can call. */
    public void drawHook() {
      view = null;
    }
  }
}
