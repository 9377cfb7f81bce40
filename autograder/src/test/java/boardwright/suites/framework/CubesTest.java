package boardwright.suites.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.testkit.CaseSource;
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
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < POSITIONS; i++) {
      char mover = i % 2 == 0 ? 'X' : 'O';
      CaseSource source =
          i % 5 < 3 ? new CubePositions.Endings() : new CubePositions.LinesForBoth();
      CubePositions.Ending ending = CubePositions.Ending.parse(source.draw(random).get(i));
      Set<String> ours = new TreeSet<>();
      for (Cubes.Push push : Cubes.pushes(ending.letters(), mover)) {
        ours.add(told(push, CubePositions.Ending.of(ending.letters(), mover, push)));
      }
      assertEquals(lines(engines(ending.letters(), mover)), lines(ours), "seed " + seed);
    }
  }

  /** All moves of a player as the engine has them. */
  private static Set<String> engines(String letters, char mover) {
    Set<String> moves = new TreeSet<>();
    CubeScene scene = CubeScene.of(mover, letters);
    for (int from = 0; from < letters.length(); from++) {
      for (int to = 0; to < letters.length(); to++) {
        Cubes.Push push = new Cubes.Push(from / 5, from % 5, to / 5, to % 5);
        if (scene.game().submit(scene.move(push))) {
          moves.add(push + " " + scene.letters() + " " + winner(scene));
          scene.game().undo();
          assertEquals(letters, scene.letters());
        }
      }
    }
    return moves;
  }

  private static char winner(CubeScene scene) {
    GameOverStatus status = scene.game().context().call(() -> scene.game().board().gameOver());
    Player winner = status.getWinner();
    return winner == null ? Cubes.BLANK : winner.getName().charAt(0);
  }

  private static String told(Cubes.Push push, CubePositions.Ending ending) {
    String after = Cubes.after(ending.letters(), push, ending.mover());
    return push + " " + after + " " + ending.winner();
  }

  private static String lines(Set<String> moves) {
    return String.join("\n", List.copyOf(moves));
  }
}
