package board.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import framework.games.tictactoe.TicTacToePosition;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A tournament")
@Timeout(60)
class TournamentTest {

  private final Tournament<Cell> tournament = new Tournament<>(TicTacToePosition::new);

  private static final ComputerPlayer<Cell> FIRST_SPACE =
      (position, deadline) -> position.legalMoves().get(0);

  /**
   * Takes the upper row from the right if it can; loses against nobody who fills spaces in order.
   */
  private static final ComputerPlayer<Cell> LAST_SPACE =
      (position, deadline) -> {
        List<Cell> moves = position.legalMoves();
        return moves.get(moves.size() - 1);
      };

  @Test
  @DisplayName("lets the players begin in turn, and counts the wins of each")
  void counts() throws InterruptedException {
    // The first space against the last: the player who begins has a whole row first.
    Tournament.Result result = tournament.play(List.of(FIRST_SPACE, LAST_SPACE), 5);
    assertEquals(new Tournament.Result(List.of(3, 2), 0, List.of(0, 0), 25), result);
  }

  // Source: random play of Tic-Tac-Toe, 64.8 % for the first player with draws as half, 7.63 plies.
  @Test
  @DisplayName("between random players comes out as chance has it")
  void chance() throws InterruptedException {
    int games = 20_000;
    ComputerPlayer<Cell> anybody = ComputerPlayer.random(new Random(5));
    Tournament.Result result = tournament.play(List.of(anybody, anybody), games);
    assertEquals(7.63, (double) result.moves() / games, 0.06);
    assertEquals(0.5, (result.wins().get(0) + result.drawn() / 2.0) / games, 0.02);
  }

  @Test
  @DisplayName("gives the game to the other player if one throws, breaks the rules or is late")
  void forfeits() throws InterruptedException {
    ComputerPlayer<Cell> stubborn = (position, deadline) -> new Cell(0, 0);
    ComputerPlayer<Cell> broken =
        (position, deadline) -> {
          throw new IllegalStateException("no idea");
        };
    assertEquals(List.of(0, 4), tournament.play(List.of(stubborn, FIRST_SPACE), 4).wins());
    assertEquals(List.of(4, 0), tournament.play(List.of(broken, LAST_SPACE), 4).forfeits());
    Instant[] now = {Instant.EPOCH};
    ComputerPlayer<Cell> slow =
        (position, deadline) -> {
          now[0] = now[0].plusSeconds(5);
          return position.legalMoves().get(0);
        };
    Tournament<Cell> timed =
        new Tournament<>(TicTacToePosition::new, () -> now[0], Duration.ofSeconds(5));
    assertEquals(List.of(0, 2), timed.play(List.of(FIRST_SPACE, slow), 2).forfeits());
  }

  @Test
  @DisplayName("gives every player a copy, on which nothing can be spoiled")
  void copies() throws InterruptedException {
    ComputerPlayer<Cell> vandal =
        (position, deadline) -> {
          Cell move = position.legalMoves().get(0);
          while (!position.legalMoves().isEmpty()) {
            position.apply(position.legalMoves().get(0));
          }
          return move;
        };
    assertEquals(
        tournament.play(List.of(FIRST_SPACE, LAST_SPACE), 4),
        tournament.play(List.of(vandal, LAST_SPACE), 4));
  }

  @Test
  @DisplayName("needs a player for each seat, and ends when it is interrupted")
  void ends() {
    assertThrows(IllegalArgumentException.class, () -> tournament.play(List.of(FIRST_SPACE), 1));
    Thread.currentThread().interrupt();
    assertThrows(
        InterruptedException.class, () -> tournament.play(List.of(FIRST_SPACE, FIRST_SPACE), 1));
    assertTrue(!Thread.interrupted());
  }
}
