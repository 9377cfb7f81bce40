package gametree;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

  @Test
  @DisplayName("no strategy sees a concrete board")
  void noStrategySeesAConcreteBoard() {
    STRATEGIES_SEE_NO_BOARD.check(ALL);
    assertThrows(
        AssertionError.class,
        () ->
            STRATEGIES_SEE_NO_BOARD.check(
                new ClassFileImporter().importClasses(SeeingStrategy.class)));
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
