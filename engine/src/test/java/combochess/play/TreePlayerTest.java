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
import gametree.AlphaBeta;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.MinMax;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The computer at combination chess")
@Timeout(60)
class TreePlayerTest {

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
  @DisplayName("sees the moves that the rules allow, and leaves the game as it was")
  void map() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      model.newGame(new GameSettings("Ada", "Ben", 20));
      for (int i = 0; i < seed; i++) {
        List<Move> legal = model.getLegalMoves();
        play(legal.isEmpty() ? "timeout" : model.write(legal.get(random.nextInt(legal.size()))));
      }
      Set<String> seen = new TreeSet<>();
      ChessTree tree = new ChessTree(model);
      tree.map(
          model.getActivePlayer().getColour().ordinal(),
          new IBoardLambda<Void>() {
            @Override
            public boolean apply(IBoardModel host, int player, int row, int col, Void nothing) {
              return seen.add(model.write(tree.toMove(row, col)));
            }

            @Override
            public void noApply(IBoardModel host, int player, Void nothing) {
              throw new AssertionError("the game is not over");
            }
          },
          null);
      assertEquals(new TreeSet<>(model.getLegalMoves().stream().map(model::write).toList()), seen);
      List<String> before = model.getNotation();
      new AlphaBeta(new LeadWorth(tree), 2)
          .getNextMove(tree, model.getActivePlayer().getColour().ordinal());
      assertEquals(before, model.getNotation());
    }
  }

  @Test
  @DisplayName("finds by alpha-beta the value that the full search finds")
  void sameValue() {
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      model.newGame(new GameSettings("Ada", "Ben", 20));
      for (int i = 0; i < 12; i++) {
        play(model.write(model.getLegalMoves().get(random.nextInt(model.getLegalMoves().size()))));
      }
      ChessTree tree = new ChessTree(model);
      LeadWorth worth = new LeadWorth(tree);
      assertEquals(
          new MinMax(worth, 2).search(tree, 0).getValue(),
          new AlphaBeta(worth, 2).search(tree, 0).getValue());
    }
  }

  @Test
  @DisplayName("takes what it can, unless that costs more")
  void captures() {
    play("R(5,5)*(5,3)", "timeout", "R(5,3)*(5,2)");
    Move best = TreePlayer.choose(model, Level.MEDIUM, new Random(1));
    assertEquals("R(5,0)x(5,2)", model.write(best));
  }

  @Test
  @DisplayName("beats the easy level at the medium one")
  void levels() {
    int won = 0;
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      model.newGame(new GameSettings("Ada", "Ben", 12));
      while (!model.isOver()) {
        if (model.mustPass()) {
          model.pass();
        } else {
          boolean white = model.getActivePlayer().getColour() == Colour.WHITE;
          model.play(TreePlayer.choose(model, white ? Level.MEDIUM : Level.EASY, random));
        }
      }
      won += model.getWinner() == model.getPlayer(Colour.WHITE) ? 1 : 0;
    }
    assertTrue(won >= 5, won + " of 6");
  }

  @Test
  @DisplayName("answers on the controller's thread, and not at all once it was stopped")
  void answers() throws InterruptedException {
    BlockingQueue<Runnable> thread = new LinkedBlockingQueue<>();
    List<Move> moves = new ArrayList<>();
    TreePlayer player = new TreePlayer(thread::add, new Random(1));
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
