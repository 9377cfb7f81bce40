package combochess.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.match.Match;
import board.model.Cell;
import board.model.Position;
import combochess.model.GameSettings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Combination chess as a position of the engine")
class ChessPositionTest {

  private static final GameSettings SETTINGS = new GameSettings("Ada", "Ben", 10);

  /** Everything that can be seen of a position. */
  private static String describe(Position<ChessTurn> position) {
    List<String> moves = new ArrayList<>();
    position.legalMoves().forEach(move -> moves.add(position.write(move)));
    return position.toMove()
        + " "
        + position.score(0)
        + " "
        + position.score(1)
        + " "
        + position.status()
        + " "
        + moves;
  }

  @Test
  @DisplayName(
      "is played to its end, read as it was written, and taken back exactly, by a copy too")
  void isPlayedToItsEnd() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      Position<ChessTurn> position = new ChessPosition(SETTINGS);
      List<String> before = new ArrayList<>();
      while (!position.status().isOver()) {
        before.add(describe(position));
        List<ChessTurn> legal = position.legalMoves();
        Set<String> texts = new TreeSet<>();
        for (ChessTurn turn : legal) {
          assertTrue(texts.add(position.write(turn)), "two turns are written alike");
          assertEquals(Optional.of(turn), position.read(position.write(turn)));
          assertEquals(Optional.empty(), position.refusal(turn));
        }
        boolean late = random.nextInt(8) == 0;
        ChessTurn turn = legal.get(random.nextInt(legal.size()));
        position.apply(late ? position.onTimeout().orElseThrow() : turn);
      }
      assertEquals(20, before.size());
      assertEquals(Position.NOBODY, position.toMove());
      Position<ChessTurn> copy = position.copy();
      for (int i = before.size() - 1; i >= 0; i--) {
        copy.undo();
        assertEquals(before.get(i), describe(copy));
      }
      assertTrue(position.status().isOver(), "the copy went its own way");
      assertThrows(IllegalStateException.class, copy::undo);
    }
  }

  @Test
  @DisplayName("says why a turn is refused, and stays as it is")
  void saysWhyATurnIsRefused() {
    Position<ChessTurn> position = new ChessPosition(SETTINGS);
    String before = describe(position);
    assertEquals(
        Optional.of("Only a player without a legal move passes."),
        position.refusal(ChessTurn.PASS));
    assertThrows(IllegalArgumentException.class, () -> position.apply(ChessTurn.PASS));
    assertEquals(before, describe(position));
  }

  @Test
  @DisplayName("is chosen by two clicks; where both lead to several moves, the parts are asked for")
  void isChosenByTwoClicks() {
    Position<ChessTurn> position = new ChessPosition(SETTINGS);
    List<Cell> rook = List.of(new Cell(5, 5));
    assertEquals(
        Set.of(new Cell(4, 5), new Cell(3, 5), new Cell(5, 4)),
        Set.copyOf(ChessPosition.CHOICE.next(position.legalMoves(), rook)));
    for (String turn : List.of("R(5,5)+(4,5)", "timeout")) {
      position.apply(position.read(turn).orElseThrow());
    }
    List<Cell> clicks = List.of(new Cell(5, 4), new Cell(4, 4));
    assertEquals(
        List.of("R(4,5)-(4,4)", "RB(4,5)-(4,4)"),
        ChessPosition.CHOICE.matching(position.legalMoves(), clicks).stream()
            .map(position::write)
            .toList());
  }

  @Test
  @DisplayName("loses a turn and not the game when the time of a turn is up")
  void losesATurnAndNotTheGame() {
    Instant[] now = {Instant.EPOCH};
    Match<ChessTurn> match =
        new Match<>(new ChessPosition(SETTINGS), () -> now[0], Duration.ofSeconds(30));
    now[0] = now[0].plusSeconds(30);
    match.checkClock();
    assertEquals(List.of("timeout"), match.notation());
    assertEquals(
        Optional.empty(),
        match.open(new ChessPosition(SETTINGS), List.of("timeout", "R(0,0)*(0,2)")));
  }
}
