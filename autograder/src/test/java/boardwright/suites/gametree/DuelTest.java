package boardwright.suites.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import gametree.AlphaBeta;
import gametree.INextMoveStrategy;
import gametree.Move;
import gametree.RandomStrategy;
import gametree.play.Game;
import gametree.play.Openings;
import gametree.play.Referee;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A tournament of a learner's strategy")
class DuelTest {
  private static final int ENOUGH = 28;
  private static final Game GAME = Game.of("bitothello:6");
  private static final List<List<Move>> OPENINGS = Openings.random(GAME.boards(), 12, 4, 5);

  private final Referee referee = new Referee(GAME.boards(), 20_000);
  private final INextMoveStrategy strong = new AlphaBeta(GAME.bestWorth(), 3);
  private final INextMoveStrategy weak = new RandomStrategy(new Random(1));

  @Test
  @DisplayName("ends after six games if all were won")
  void endsWhenItIsWon() {
    Duel duel = new Duel(referee, strong, weak, ENOUGH).play(OPENINGS);
    assertTrue(duel.isWon());
    assertEquals(6, duel.played());
  }

  @Test
  @DisplayName("is not lost before the games that are left cannot give enough")
  void endsWhenItIsLost() {
    Duel duel = new Duel(referee, weak, strong, ENOUGH).play(OPENINGS);
    assertFalse(duel.isWon());
    assertEquals(12, duel.played());
    assertEquals(
        "yours had 0 with 12 games left: 0 games won, 0 drawn, 12 lost, 0 of them by a foul",
        duel.inWords());
  }

  @Test
  @DisplayName("goes on while it may be won or lost, and counts fouls")
  void goesOnWhileItMayBeWonOrLost() {
    Duel duel = new Duel(referee, new RandomStrategy(new Random(2)), weak, 24).play(OPENINGS);
    assertTrue(duel.played() > 12, () -> duel.played() + " games");
    Duel fouls = new Duel(referee, (board, player) -> new Move(0, 99), weak, ENOUGH).play(OPENINGS);
    assertTrue(fouls.inWords().endsWith("12 lost, 12 of them by a foul"), fouls.inWords());
  }
}
