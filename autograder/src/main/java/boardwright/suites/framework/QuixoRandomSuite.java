package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoRandomStrategy;
import framework.model.Strategy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-random: {@code QuixoRandomStrategy}. */
@Suite(lab = "framework", stage = "quixo-random", watchesTheProgram = true)
public class QuixoRandomSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String NAME = "framework.games.quixo.QuixoRandomStrategy";
  private static final String SIMPLE = "QuixoRandomStrategy";

  private static final String START = ".".repeat(Cubes.SIZE * Cubes.SIZE);

  /** X may take three cubes, two of them from corners: seven moves. */
  private static final String[] SEVEN = {".O.OO", "OXOXO", "OOXOO", "OXOXO", "OOOOX"};

  /** X may take two cubes, both from corners: four moves. */
  private static final String[] FOUR = {"OOOO.", "OX.XO", "OXOXO", "OOXOO", ".OOOO"};

  private static final String[][] POSITIONS = {{START}, FOUR, SEVEN};

  /**
   * So many turns that a right strategy fails less than once in a billion runs, even one that picks
   * a cube first and an end after that.
   */
  private static final int TURNS = 240;

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("Each turn ends in one move that the rules allow")
  void makesLegalMoves() {
    for (int i = 0; i < 20; i++) {
      thinking(CubeScene.of('X', START)).turnByTryMove();
      thinking(CubeScene.of('O', START)).turnByTryMove();
    }
  }

  @Test
  @Check(rule = "R1", points = 2, cases = CubePositions.Games.class)
  @DisplayName("It finds a move in the middle of games, and where few are left")
  void findsTheLastMoves(Subject subject) {
    for (String text : subject.cases()) {
      String letters = START;
      char mover = 'X';
      for (Cubes.Push push : CubePositions.readGame(text)) {
        String next = Cubes.after(letters, push, mover);
        if (Cubes.isOpen(next)) {
          letters = next;
          mover = Cubes.other(mover);
        }
      }
      thinking(CubeScene.of(mover, letters)).turn();
    }
    for (int i = 0; i < 5; i++) {
      thinking(CubeScene.of('X', FOUR)).turn();
      thinking(CubeScene.of('O', Cubes.swapped(String.join("", FOUR)))).turn();
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Every move that is possible comes up")
  void playsEveryMove() {
    String letters = String.join("", SEVEN);
    Map<String, String> missing = new LinkedHashMap<>();
    for (Cubes.Push push : Cubes.pushes(letters, 'X')) {
      missing.put(Cubes.after(letters, push, 'X'), push.toString());
    }
    for (int i = 0; i < TURNS && !missing.isEmpty(); i++) {
      CubeScene scene = CubeScene.of('X', SEVEN);
      thinking(scene).turn();
      missing.remove(scene.letters());
    }
    if (!missing.isEmpty()) {
      Call.run(TURNS + " turns, each of a new " + SIMPLE + "()", () -> {})
          .on(CubeScene.of('X', SEVEN).drawn())
          .fail("each of the 7 moves at least once", "it never went from " + missing.values());
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("With equal sources of chance it chooses alike")
  void takesItsChanceFromTheRandom() {
    for (String[] rows : POSITIONS) {
      for (int seed = 1; seed <= 6; seed++) {
        CubeScene one = CubeScene.of('X', rows);
        CubeScene other = CubeScene.of('X', rows);
        Thinking.choosesAlike(thinking(one, seed), thinking(other, seed), seed);
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("It changes the board by tryMove alone")
  void leavesTheBoardAlone() {
    for (String[] rows : POSITIONS) {
      CubeScene scene = CubeScene.of('X', rows);
      thinking(scene).changesTheBoardByTryMoveAlone();
    }
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("It stops when the move is not wanted any more")
  void stopsWhenNotAsked() {
    thinking(CubeScene.of('X', START)).thinksTooLate();
  }

  @Test
  @Check(rule = "R6", kind = Kind.STRUCTURE)
  @DisplayName("QuixoRandomStrategy is a Strategy of the framework")
  void isStrategy(Subject subject) {
    Structure.of(subject, NAME).isA(Strategy.class, "a class that extends Strategy");
  }

  private static Thinking thinking(CubeScene scene) {
    return Thinking.of(scene, SIMPLE, "", () -> new QuixoRandomStrategy());
  }

  private static Thinking thinking(CubeScene scene, int seed) {
    return Thinking.of(
        scene, SIMPLE, "new Random(" + seed + ")", () -> new QuixoRandomStrategy(new Random(seed)));
  }
}
