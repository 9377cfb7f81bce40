package gametree;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.Planted;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The design promises that")
class PromisesTest {

  private static final JavaClasses ALL =
      new ClassFileImporter()
          .importUrl(IBoardModel.class.getProtectionDomain().getCodeSource().getLocation());

  private static final ArchRule STRATEGIES_SEE_NO_BOARD =
      noClasses()
          .that()
          .implement(INextMoveStrategy.class)
          .should()
          .dependOnClassesThat()
          .haveSimpleNameEndingWith("ToeBoard")
          .orShould()
          .dependOnClassesThat()
          .haveSimpleName("OthelloBoard");

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
  @DisplayName("no strategy sees a concrete board")
  void strategies() {
    STRATEGIES_SEE_NO_BOARD.check(ALL);
    assertThrows(
        AssertionError.class,
        () ->
            STRATEGIES_SEE_NO_BOARD.check(
                new ClassFileImporter().importClasses(SeeingStrategy.class)));
  }

  @Test
  @DisplayName("the model knows neither a game nor a view, so both can be swapped")
  void model() {
    MODEL_KNOWS_NEITHER_GAME_NOR_VIEW.check(ALL);
    Planted.breaks(
        MODEL_KNOWS_NEITHER_GAME_NOR_VIEW,
        "gametree",
        "class GameModel { gametree.window.GameWindow view; }");
  }

  @Test
  @DisplayName("packages depend on each other in one direction")
  void packages() {
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

  @Test
  @DisplayName("every strategy plays every board to the end")
  void everyStrategyPlaysEveryBoard() {
    IBoardStatusVisitor<Integer, Integer> worth = new TokenDifferenceWorth();
    List<INextMoveStrategy> strategies =
        List.of(
            new MinMax(worth, 2),
            new AlphaBeta(worth, 3),
            new RandomStrategy(new Random(4)),
            new OwnStrategy());
    List<Supplier<IBoardModel>> boards =
        List.of(TicTacToeBoard::new, OthelloBoard::new, () -> new OthelloBoard(4));
    for (Supplier<IBoardModel> game : boards) {
      for (INextMoveStrategy strategy : strategies) {
        IBoardModel board = game.get();
        int moves = 0;
        for (int player = 0; !IsGameOver.on(board); player = 1 - player) {
          Boards.move(board, strategy.getNextMove(board, player), player);
          moves++;
        }
        assertTrue(moves >= 5, strategy + " made " + moves + " moves");
      }
    }
  }

  /** Breaks a promise on purpose. */
  private static final class SeeingStrategy implements INextMoveStrategy {

    @Override
    public Move getNextMove(IBoardModel board, int player) {
      return board instanceof OthelloBoard ? Move.PASS : new Move(0, 0);
    }
  }
}
