package board.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Position;
import checkerboard.window.CheckersPosition;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.quixo.QuixoPosition;
import framework.games.tictactoe.TicTacToePosition;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The search that plays every game")
@Timeout(120)
class SearchTest {

  private static final int A_WIN = 500_000;

  private static <M> int valueOf(Position<M> position, int depth) throws InterruptedException {
    return Search.<M>toDepth(depth).search(position, Deadline.NEVER).value();
  }

  @Test
  @DisplayName("finds that Tic-Tac-Toe is a draw")
  void ticTacToeIsDrawn() throws InterruptedException {
    assertEquals(0, valueOf(new TicTacToePosition(), 9));
  }

  @Test
  @DisplayName("finds the first player's win in Quixo on 3 x 3, seven moves ahead and not six")
  void smallQuixoIsWon() throws InterruptedException {
    // Tanaka, Bonnet, Tixeuil, Tamura: Quixo is solved (arXiv 2007.15895); the start is a win.
    assertEquals(0, valueOf(new QuixoPosition(3), 6));
    assertTrue(valueOf(new QuixoPosition(3), 7) > A_WIN);
  }

  @Test
  @DisplayName("finds the value that looking at every line of play finds")
  void sameAsLookingAtEverything() throws InterruptedException {
    sameAsLookingAtEverything(ConnectFourPosition::new, 4);
    sameAsLookingAtEverything(QuixoPosition::new, 2);
    sameAsLookingAtEverything(CheckersPosition::new, 3);
  }

  private static <M> void sameAsLookingAtEverything(Supplier<? extends Position<M>> game, int depth)
      throws InterruptedException {
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      Position<M> position = game.get();
      for (int i = 0; i < 2 * seed && !position.status().isOver(); i++) {
        List<M> moves = position.legalMoves();
        position.apply(moves.get(random.nextInt(moves.size())));
      }
      if (!position.status().isOver()) {
        int value = valueOf(position, depth);
        if (Math.abs(value) < A_WIN) {
          assertEquals(everyLine(position, position.toMove(), depth), value, "after " + 2 * seed);
        }
      }
    }
  }

  /** Wins and losses are worth a million here, however far away they are. */
  private static <M> int everyLine(Position<M> position, int searcher, int depth) {
    int lead = position.score(searcher) - position.score(1 - searcher);
    if (position.status().isOver()) {
      int winner = position.status().winner();
      return winner == Position.NOBODY ? 0 : winner == searcher ? 1_000_000 : -1_000_000;
    }
    if (depth == 0) {
      return lead;
    }
    boolean isMax = position.toMove() == searcher;
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (M move : position.legalMoves()) {
      position.apply(move);
      int value = everyLine(position, searcher, depth - 1);
      position.undo();
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  @Test
  @DisplayName("takes a win of Connect Four, and prevents one")
  void takesAndPreventsWins() throws InterruptedException {
    assertEquals(3, chooses(Search.medium(), 0, 0, 1, 1, 2, 2));
    assertEquals(3, chooses(Search.medium(), 0, 6, 1, 6, 2));
    assertEquals(3, chooses(Search.hard(), 0, 6, 1, 6, 2));
  }

  private static int chooses(ComputerPlayer<Integer> player, int... moves)
      throws InterruptedException {
    ConnectFourPosition position = new ConnectFourPosition();
    for (int move : moves) {
      position.apply(move);
    }
    ConnectFourPosition before = position.copy();
    int chosen = player.choose(position, Deadline.NEVER);
    assertEquals(before.legalMoves(), position.legalMoves());
    assertEquals(before.toMove(), position.toMove());
    return chosen;
  }

  @Test
  @DisplayName("answers within two seconds when it is hard")
  void hardIsQuick() throws InterruptedException {
    isQuick(new TicTacToePosition());
    isQuick(new ConnectFourPosition());
    isQuick(new QuixoPosition(5));
  }

  private static <M> void isQuick(Position<M> position) throws InterruptedException {
    long start = System.nanoTime();
    Search.<M>hard().choose(position, Deadline.NEVER);
    assertTrue(System.nanoTime() - start < 2_000_000_000L);
  }

  @Test
  @DisplayName("takes a quarter of the time that is left on its own clock, and has a move then")
  void takesAQuarterOfTheTimeThatIsLeft() throws InterruptedException {
    long start = System.nanoTime();
    Deadline soon = new Deadline(() -> Instant.EPOCH, Instant.EPOCH.plusMillis(400));
    Search.<Integer>hard().choose(new ConnectFourPosition(), soon);
    assertTrue(System.nanoTime() - start < 400_000_000L);
    Deadline gone = new Deadline(() -> Instant.EPOCH, Instant.EPOCH);
    assertEquals(
        0, Search.<Integer>within(Duration.ofDays(1)).choose(new ConnectFourPosition(), gone));
  }

  @Test
  @DisplayName("stops when it is interrupted, and says so")
  void stopsWhenInterrupted() {
    ConnectFourPosition position = new ConnectFourPosition();
    Thread.currentThread().interrupt();
    assertThrows(
        InterruptedException.class,
        () -> Search.<Integer>toDepth(40).choose(position, Deadline.NEVER));
    assertEquals(7, position.legalMoves().size());
  }
}
