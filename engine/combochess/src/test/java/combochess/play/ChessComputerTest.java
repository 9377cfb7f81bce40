package combochess.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import combochess.controller.Level;
import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.GameSettings;
import combochess.model.Move;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The computer at combination chess")
@Timeout(60)
class ChessComputerTest {

  private final GameModel model = new GameModel(() -> 0);

  private void play(String... turns) {
    for (String turn : turns) {
      if (turn.equals("timeout")) {
        model.timeOut();
      } else {
        model.play(model.read(turn));
      }
    }
  }

  @Test
  @DisplayName("leaves the game as it was, wherever it stands")
  void leavesTheGameAsItWas() throws InterruptedException {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      model.newGame(new GameSettings("Ada", "Ben", 20));
      for (int i = 0; i < seed; i++) {
        List<Move> legal = model.getLegalMoves();
        play(legal.isEmpty() ? "timeout" : model.write(legal.get(random.nextInt(legal.size()))));
      }
      List<String> before = model.getNotation();
      Move chosen = ChessComputer.choose(model, Level.MEDIUM, random);
      assertNull(model.getRefusal(chosen));
      assertEquals(before, model.getNotation());
    }
  }

  @Test
  @DisplayName("takes what it can, unless that costs more")
  void takesAPieceItCanTake() throws InterruptedException {
    play("R(5,5)*(5,3)", "timeout", "R(5,3)*(5,2)");
    Move best = ChessComputer.choose(model, Level.MEDIUM, new Random(1));
    assertEquals("R(5,0)x(5,2)", model.write(best));
  }

  @Test
  @DisplayName("beats the easy level at the medium one")
  void beatsTheEasyLevelAtTheMediumOne() throws InterruptedException {
    int won = 0;
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      model.newGame(new GameSettings("Ada", "Ben", 12));
      while (!model.isOver()) {
        if (model.mustPass()) {
          model.pass();
        } else {
          boolean white = model.getActivePlayer().getColour() == Colour.WHITE;
          model.play(ChessComputer.choose(model, white ? Level.MEDIUM : Level.EASY, random));
        }
      }
      won += model.getWinner() == model.getPlayer(Colour.WHITE) ? 1 : 0;
    }
    assertTrue(won >= 5, won + " of 6");
  }

  @Test
  @DisplayName("answers on the controller's thread, and not at all once it was stopped")
  void answersOnTheControllersThread() throws InterruptedException {
    BlockingQueue<Runnable> thread = new LinkedBlockingQueue<>();
    List<Move> moves = new ArrayList<>();
    ChessComputer player = new ChessComputer(thread::add, new Random(1));
    player.think(model.copy(), Level.HARD, moves::add);
    player.stop();
    assertNull(thread.poll(Duration.ofSeconds(2).toMillis(), TimeUnit.MILLISECONDS));
    player.think(model.copy(), Level.EASY, moves::add);
    Runnable answer = thread.poll(20, TimeUnit.SECONDS);
    assertNotNull(answer);
    assertEquals(List.of(), moves);
    answer.run();
    assertNull(model.getRefusal(moves.get(0)));
  }
}
