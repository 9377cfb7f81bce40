package boardwright.suites.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.suites.framework.Cubes.Push;
import framework.model.GameOverStatus;
import framework.model.Player;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The letters of Quixo")
class CubesTest {
  private static final int POSITIONS = 25;

  @Test
  @DisplayName("have the same moves, boards and ends as the engine, on boards drawn at random")
  void agreeWithTheEngine() {
    long seed = Long.getLong("boardwright.seed", 1L);
    Random random = new Random(seed);
    for (int i = 0; i < POSITIONS; i++) {
      Cubes after = Cubes.parse(new Cubes.Endings().draw(random).get(i));
      Cubes position = after.before(after.latest());
      Set<String> ours = new TreeSet<>();
      for (Push push : position.pushes()) {
        Cubes next = position.after(push);
        ours.add(push + " " + next.letters() + " " + next.winner());
      }
      assertEquals(lines(engines(position)), lines(ours), "seed " + seed);
    }
  }

  /** All moves of a player as the engine has them. */
  private static Set<String> engines(Cubes position) {
    Set<String> moves = new TreeSet<>();
    CubeScene scene = CubeScene.of(position);
    for (int i = 0; i < 25 * 25; i++) {
      Push push = new Push(i / 25, i % 25);
      if (scene.move(push).get()) {
        moves.add(push + " " + scene.letters() + " " + winner(scene));
        scene.game().undo();
        assertEquals(position.letters(), scene.letters());
      }
    }
    return moves;
  }

  private static char winner(CubeScene scene) {
    GameOverStatus status = scene.game().context().call(() -> scene.game().board().gameOver());
    Player winner = status.getWinner();
    return winner == null ? Cubes.BLANK : winner.getName().charAt(0);
  }

  private static String lines(Set<String> moves) {
    return String.join("\n", List.copyOf(moves));
  }
}
