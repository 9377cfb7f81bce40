package framework;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertThrows;

import board.Planted;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import framework.application.GameApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveProcessor;
import framework.model.Piece;
import framework.model.Player;
import framework.model.SeeingPiece;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Command;
import framework.play.CommandProcessor;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.saved.SavedGame;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
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
          .that()
          .resideInAnyPackage(
              "framework.model",
              "framework.view",
              "framework.play",
              "framework.application",
              "framework.saved",
              "framework.text")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("framework.games..");

  private static final ArchRule EVERY_CLASS_HAS_ITS_PLACE =
      noClasses().that().doNotHaveSimpleName("package-info").should().resideInAPackage("framework");

  private static final ArchRule MODEL_STANDS_ALONE =
      classes()
          .that()
          .resideInAPackage("framework.model")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("framework.model", "board.model", "java.lang..", "java.util..");

  private static final ArchRule VIEWS_KNOW_THE_MODEL_ALONE =
      classes()
          .that()
          .resideInAPackage("framework.view")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "framework.view",
              "framework.model",
              "board.model",
              "board.picture",
              "java..",
              "javax..");

  /** The factory creates the views as well as the model, so it alone may know both. */
  private static final ArchRule OF_PLAY_ONLY_THE_FACTORY_KNOWS_VIEWS =
      classes()
          .that()
          .resideInAPackage("framework.play")
          .and()
          .doNotBelongToAnyOf(Factory.class)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "framework.play",
              "framework.model",
              "board.model",
              "board.players",
              "board.match",
              "java.lang..",
              "java.util..",
              "java.time..");

  private static final ArchRule THE_FACTORY_KNOWS_NO_WINDOW =
      classes()
          .that()
          .resideInAPackage("framework.play")
          .and()
          .areAssignableTo(Factory.class)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("framework.play", "framework.view", "framework.model", "java..");

  private static final ArchRule APPLICATIONS_NEED_NO_MORE =
      noClasses()
          .that()
          .resideInAPackage("framework.application")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("framework.saved", "framework.text");

  private static final ArchRule SAVED_GAMES_KNOW_NO_TERMINAL =
      noClasses()
          .that()
          .resideInAPackage("framework.saved")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("framework.text", "board.console");

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
    Planted.breaks(
        FRAMEWORK_KNOWS_NO_GAME,
        "framework.text",
        "class Planted { framework.games.quixo.QuixoBoard board; }");
  }

  @Test
  @DisplayName("has packages in layers: model, view, play, application")
  void hasPackagesInLayers() {
    EVERY_CLASS_HAS_ITS_PLACE.check(ENGINE);
    Planted.breaks(EVERY_CLASS_HAS_ITS_PLACE, "framework", "class Planted {}");
    MODEL_STANDS_ALONE.check(ENGINE);
    planted(MODEL_STANDS_ALONE, SeeingPiece.class);
    VIEWS_KNOW_THE_MODEL_ALONE.check(ENGINE);
    Planted.breaks(
        VIEWS_KNOW_THE_MODEL_ALONE,
        "framework.view",
        "class Planted { framework.play.GameMaster master; }");
    OF_PLAY_ONLY_THE_FACTORY_KNOWS_VIEWS.check(ENGINE);
    Planted.breaks(
        OF_PLAY_ONLY_THE_FACTORY_KNOWS_VIEWS,
        "framework.play",
        "class Planted { framework.view.PieceView view; }");
    THE_FACTORY_KNOWS_NO_WINDOW.check(ENGINE);
    Planted.breaks(
        THE_FACTORY_KNOWS_NO_WINDOW,
        "framework.play",
        "abstract class Planted extends Factory { board.window.GameFrame window;"
            + " Planted() throws framework.model.InvalidSingletonInstantiationException {} }");
    APPLICATIONS_NEED_NO_MORE.check(ENGINE);
    Planted.breaks(
        APPLICATIONS_NEED_NO_MORE,
        "framework.application",
        "class Planted { framework.saved.SavedGame game; }");
    SAVED_GAMES_KNOW_NO_TERMINAL.check(ENGINE);
    Planted.breaks(
        SAVED_GAMES_KNOW_NO_TERMINAL,
        "framework.saved",
        "class Planted { board.console.Session session; }");
  }

  @Test
  @DisplayName("passes boards and factories by reference; the singletons stand at its edge")
  void singletonsStandAtTheEdge() {
    NOTHING_INSIDE_ASKS_FOR_THE_INSTANCE.check(ENGINE);
    Planted.breaks(
        NOTHING_INSIDE_ASKS_FOR_THE_INSTANCE,
        "framework.view",
        "class Planted { Object board = framework.model.Board.instance(); }");
  }

  @Test
  @DisplayName("has hooks that are there for subclasses, and for nobody else to call")
  void hasHooksThatAreThereForSubclasses() {
    HOOKS_ARE_FOR_SUBCLASSES.check(ENGINE);
    planted(HOOKS_ARE_FOR_SUBCLASSES, SeeingPiece.class);
  }

  private static void planted(ArchRule rule, Class<?> violator) {
    JavaClasses planted = new ClassFileImporter().importClasses(violator);
    assertThrows(AssertionError.class, () -> rule.check(planted));
  }
}
