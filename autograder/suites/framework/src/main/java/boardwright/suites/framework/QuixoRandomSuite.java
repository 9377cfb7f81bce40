package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.suites.framework.Cubes.Push;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage quixo-random: {@code QuixoRandomStrategy}. */
@Suite(lab = "framework", stage = "quixo-random", watchesTheProgram = true)
public class QuixoRandomSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Thinking RANDOM = new Thinking("QuixoRandomStrategy");

  /** X may take three cubes, two of them from corners: seven moves. */
  private static final Cubes SEVEN = Cubes.of('X', ".O.OO OXOXO OOXOO OXOXO OOOOX");

  /** X may take two cubes, both from corners: four moves. */
  private static final Cubes FOUR = Cubes.of('X', "OOOO. OX.XO OXOXO OOXOO .OOOO");

  private static final List<Cubes> POSITIONS = List.of(Cubes.START, FOUR, SEVEN);

  /**
   * So many turns that a right strategy fails less than once in a billion runs, even one that picks
   * a cube first and an end after that.
   */
  private static final int TURNS = 240;

  @Check(rule = "R1", points = 2)
  @DisplayName("Each turn ends in one move that the rules allow")
  void makesLegalMoves() {
    for (int i = 0; i < 20; i++) {
      RANDOM.submits(Cubes.START);
      RANDOM.submits(Cubes.START.swapped());
    }
  }

  @Check(rule = "R1", points = 2, cases = Cubes.Open.class)
  @DisplayName("It finds a move in the middle of games, and where few are left")
  void findsTheLastMoves(Subject subject) {
    subject.cases().forEach(text -> RANDOM.turn(Cubes.parse(text)));
    for (int i = 0; i < 5; i++) {
      RANDOM.turn(FOUR);
      RANDOM.turn(FOUR.swapped());
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Every move that is possible comes up")
  void playsEveryMove() {
    List<Push> missing = new ArrayList<>(SEVEN.pushes());
    for (int i = 0; i < TURNS && !missing.isEmpty(); i++) {
      missing.remove(RANDOM.turn(SEVEN).push());
    }
    String never = "it never went from " + missing;
    Call.run(TURNS + " turns, each of a new QuixoRandomStrategy()", () -> {})
        .on(CubeScene.of(SEVEN).drawn())
        .require(missing.isEmpty(), "each of the 7 moves at least once", never);
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("With equal sources of chance it chooses alike")
  void takesItsChanceFromTheRandom() {
    POSITIONS.forEach(RANDOM::choosesAlike);
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("It changes the board by tryMove alone")
  void leavesTheBoardAlone() {
    POSITIONS.forEach(RANDOM::changesTheBoardByTryMoveAlone);
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("It stops when the move is not wanted any more")
  void stopsWhenNotAsked() {
    RANDOM.stopsWhenNotAsked(Cubes.START);
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Its moves come from the factory, and it leads no game")
  void leadsNoGame(Subject subject) {
    RANDOM.leadsNoGame(subject);
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("QuixoRandomStrategy is a Strategy of the framework, and knows no view")
  void isStrategy(Subject subject) {
    RANDOM.isAStrategy(subject);
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each turn looks at its own board, and nothing is shared")
  void looksAnew(Subject subject) {
    RANDOM.looksAnew();
    Roles.sharesNothing(subject);
  }
}
