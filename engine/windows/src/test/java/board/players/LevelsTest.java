package board.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Position;
import checkerboard.window.CheckersPosition;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.quixo.QuixoPosition;
import framework.games.tictactoe.TicTacToePosition;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The computer players of every game")
@Timeout(60)
class LevelsTest {

  private static final long MILLI = 1_000_000;
  private static final long LIMIT = 2_000 * MILLI;

  @Test
  @DisplayName("are easy, medium and hard")
  void areEasyMediumAndHard() {
    assertEquals(SeatOptions.LEVELS, List.copyOf(Search.levels(new Random(1)).keySet()));
  }

  @Test
  @DisplayName("answer within two seconds at the hardest, by a clock of the test")
  void hardIsQuick() throws InterruptedException {
    answersInTime(new TicTacToePosition());
    answersInTime(new ConnectFourPosition());
    answersInTime(new QuixoPosition());
    answersInTime(new CheckersPosition());
  }

  /** Every look at the clock takes a millisecond, and the player looks at it with each move. */
  private static <M> void answersInTime(Position<M> position) throws InterruptedException {
    AtomicLong now = new AtomicLong();
    M move =
        Search.<M>within(Search.HARD_TIME, () -> now.addAndGet(MILLI))
            .choose(position, Deadline.NEVER);
    assertTrue(now.get() <= LIMIT, position.getClass() + ": " + now.get() / MILLI + " ms");
    assertTrue(position.legalMoves().contains(move), "a legal move of the position as it was");
  }

  @Test
  @DisplayName("win if they can with the next move, except for the easy one")
  void winAtOnce() throws InterruptedException {
    for (String level : SeatOptions.LEVELS.subList(1, SeatOptions.LEVELS.size())) {
      ConnectFourPosition position = new ConnectFourPosition();
      List.of(3, 0, 3, 0, 3, 0).forEach(position::apply);
      assertEquals(
          3,
          Search.<Integer>levels(new Random(1)).get(level).choose(position, Deadline.NEVER),
          level);
    }
  }

  @Test
  @DisplayName("are chosen in every game by the same words")
  void areChosenInEveryGameByTheSameWords() {
    List<String> seats = List.of("Black", "Red");
    List<String> choices = List.of("human", "easy", "medium", "hard");
    assertEquals(
        List.of("human", "hard"), SeatOptions.read(Map.of("--red", "hard"), seats, choices));
    assertEquals(
        List.of("easy", "hard"),
        SeatOptions.read(Map.of("--white", "hard", "--black", "easy"), seats, choices));
    assertEquals(
        List.of("hard", "human"),
        SeatOptions.read(Map.of("--white", "hard"), List.of("White", "Black"), choices));
    assertEquals(
        "'--blue' has no meaning here. To say who plays, there are: --black, --red.",
        message(Map.of("--blue", "hard"), seats, choices));
    assertEquals(
        "There is no player 'genius'. There are: human, easy, medium, hard.",
        message(Map.of("--red", "genius"), seats, choices));
  }

  private static String message(
      Map<String, String> given, List<String> seats, List<String> choices) {
    try {
      return "read as " + SeatOptions.read(given, seats, choices);
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }
}
