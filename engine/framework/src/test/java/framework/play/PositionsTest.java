package framework.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.model.LineFinder;
import board.model.Position;
import board.model.Status;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.quixo.QuixoPosition;
import framework.games.quixo.QuixoPosition.Push;
import framework.games.tictactoe.TicTacToePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A position")
@Timeout(120)
class PositionsTest {

  private static final int GAMES = 10_000;
  private static final Random RANDOM = new Random(20);

  /** Counts of positions by ply, and of finished games by who has won: first, second, nobody. */
  private static final class Count {
    private final long[] positions;
    private final long[] ended;
    private final long[] results = new long[3];

    <M> Count(Position<M> position, int depth) {
      positions = new long[depth];
      ended = new long[depth];
      visit(position, 0);
    }

    private <M> void visit(Position<M> position, int ply) {
      for (M move : position.legalMoves()) {
        position.apply(move);
        positions[ply]++;
        if (position.status().isOver()) {
          ended[ply]++;
          int winner = position.status().winner();
          results[winner == Position.NOBODY ? 2 : winner]++;
        } else if (ply + 1 < positions.length) {
          visit(position, ply + 1);
        }
        position.undo();
      }
    }
  }

  // Source: the well-known counts of Tic-Tac-Toe, 255,168 games in all.
  @Test
  @DisplayName("of Tic-Tac-Toe leads to all 255,168 games, with the right winners")
  void ticTacToe() {
    Count count = new Count(new TicTacToePosition(), 9);
    assertArrayEquals(
        new long[] {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}, count.positions);
    assertArrayEquals(new long[] {0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872}, count.ended);
    assertArrayEquals(new long[] {131184, 77904, 46080}, count.results);
  }

  // Source: perft of Connect Four on 7 x 6, with play stopped at a win.
  @Test
  @DisplayName("of Connect Four has the published number of successors to eight plies")
  void ofConnectFourHasThePublishedNumberOfSuccessors() {
    Count count = new Count(new ConnectFourPosition(), 8);
    assertArrayEquals(
        new long[] {7, 49, 343, 2401, 16807, 117649, 823536, 5673234}, count.positions);
  }

  /** All that a move may change. */
  private static <M> List<Object> state(Position<M> position, Function<Cell, Integer> owner) {
    List<Object> state = new ArrayList<>();
    for (int i = 0; i < 42; i++) {
      Cell cell = new Cell(i / 7, i % 7);
      state.add(owner.apply(cell));
    }
    state.add(position.toMove());
    state.add(position.status());
    state.add(position.legalMoves());
    return state;
  }

  private static <M, P extends Position<M>> void playAndUndo(
      Supplier<P> start, Function<P, Function<Cell, Integer>> owners) {
    for (int game = 0; game < GAMES; game++) {
      P position = start.get();
      Function<Cell, Integer> owner = owners.apply(position);
      List<List<Object>> states = new ArrayList<>();
      states.add(state(position, owner));
      while (!position.status().isOver() && states.size() < 200) {
        List<M> moves = position.legalMoves();
        position.apply(moves.get(RANDOM.nextInt(moves.size())));
        states.add(state(position, owner));
      }
      for (int i = states.size() - 2; i >= 0; i--) {
        position.undo();
        assertEquals(states.get(i), state(position, owner), "game " + game);
      }
      assertThrows(IllegalStateException.class, position::undo);
    }
  }

  @Test
  @DisplayName("is as it was before, move by move, when 10,000 random games are undone")
  void isAsItWasBefore() {
    Function<TicTacToePosition, Function<Cell, Integer>> ofTicTacToe =
        position -> cell -> cell.row() < 3 && cell.column() < 3 ? position.owner(cell) : 0;
    playAndUndo(TicTacToePosition::new, ofTicTacToe);
    playAndUndo(ConnectFourPosition::new, position -> position::owner);
    Function<QuixoPosition, Function<Cell, Integer>> ofQuixo =
        position -> cell -> cell.row() < 5 && cell.column() < 5 ? position.owner(cell) : 0;
    playAndUndo(QuixoPosition::new, ofQuixo);
  }

  private static <M> void copies(Position<M> position) {
    for (int i = 0; i < 4; i++) {
      position.apply(position.legalMoves().get(i));
    }
    Position<M> copy = position.copy();
    List<M> before = position.legalMoves();
    assertEquals(before, copy.legalMoves());
    copy.apply(before.get(0));
    assertEquals(before, position.legalMoves());
    for (int i = 0; i < 5; i++) {
      copy.undo();
    }
    assertThrows(IllegalStateException.class, copy::undo);
    assertEquals(before, position.legalMoves());
  }

  @Test
  @DisplayName("has copies that go their own ways, and can be undone to the beginning")
  void hasCopiesThatGoTheirOwnWays() {
    copies(new TicTacToePosition());
    copies(new ConnectFourPosition());
    copies(new QuixoPosition());
  }

  private static <M> void reads(Position<M> position) {
    for (M move : position.legalMoves()) {
      String text = "  " + position.write(move).replace(" ", "   ");
      assertEquals(Optional.of(move), position.read(text));
    }
    assertEquals(Optional.empty(), position.read("no such move"));
    assertEquals(Optional.empty(), position.read("9 9"));
  }

  @Test
  @DisplayName("reads every move that it writes, and no other text")
  void readsEveryMoveThatItWrites() {
    reads(new TicTacToePosition());
    reads(new ConnectFourPosition());
    reads(new QuixoPosition());
  }

  private static <M> void refuses(Position<M> position, M illegal) {
    List<M> before = position.legalMoves();
    assertTrue(position.refusal(illegal).isPresent());
    assertThrows(IllegalArgumentException.class, () -> position.apply(illegal));
    assertEquals(before, position.legalMoves());
  }

  @Test
  @DisplayName("refuses what is against the rules, and changes nothing then")
  void refusesWhatIsAgainstTheRules() {
    TicTacToePosition taken = new TicTacToePosition();
    taken.apply(new Cell(1, 1));
    refuses(taken, new Cell(1, 1));
    refuses(taken, new Cell(0, 3));
    refuses(taken, new Cell(-1, 0));
    ConnectFourPosition full = new ConnectFourPosition();
    for (int i = 0; i < 6; i++) {
      full.apply(3);
    }
    assertEquals(Optional.of("Column 3 is full."), full.refusal(3));
    refuses(full, 3);
    refuses(full, -1);
    refuses(full, 7);
    QuixoPosition quixo = new QuixoPosition();
    quixo.apply(push(0, 0, 0, 4));
    refuses(quixo, push(0, 4, 4, 4)); // the other player's cube
    refuses(quixo, push(2, 2, 2, 4)); // not on the rim
    refuses(quixo, push(0, 2, 4, 0)); // another row and another column
    refuses(quixo, push(0, 2, 0, 3)); // not an end
    refuses(quixo, push(0, 2, 0, 2)); // where it was taken
  }

  private static Push push(int fromRow, int fromColumn, int toRow, int toColumn) {
    return new Push(new Cell(fromRow, fromColumn), new Cell(toRow, toColumn));
  }

  private static QuixoPosition quixo(String... rows) {
    QuixoPosition position = new QuixoPosition(rows.length);
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows.length; column++) {
        position.setOwner(new Cell(row, column), "XO".indexOf(rows[row].charAt(column)));
      }
    }
    return position;
  }

  @Test
  @DisplayName("of Quixo slides the cubes towards the gap")
  void ofQuixoSlidesTheCubesTowardsTheGap() {
    QuixoPosition position = quixo("..XO.", ".....", ".....", ".....", ".....");
    position.apply(push(0, 2, 0, 4));
    assertEquals(1, position.owner(new Cell(0, 2)));
    assertEquals(Position.NOBODY, position.owner(new Cell(0, 3)));
    assertEquals(0, position.owner(new Cell(0, 4)));
  }

  @Test
  @DisplayName("of Quixo is lost by who makes a line for the other player, even with one's own")
  void lineForBoth() {
    QuixoPosition own = quixo(".XXXX", "OOOO.", "....O", ".....", "X....");
    own.apply(push(4, 0, 0, 0));
    assertEquals(0, own.status().winner());
    QuixoPosition both = quixo("OOOO.", "XXXXO", "....X", ".....", ".....");
    both.apply(push(0, 4, 4, 4));
    List<Cell> upperRow = List.of(0, 1, 2, 3, 4).stream().map(i -> new Cell(0, i)).toList();
    assertEquals(Status.wonBy(1, upperRow), both.status());
  }

  @Test
  @DisplayName("has no line that runs on from one row into the next, and no line is missed")
  void hasNoLineThatRunsIntoTheNextRow() {
    for (int[] size : new int[][] {{3, 3, 3}, {6, 7, 4}, {5, 5, 5}, {2, 6, 3}}) {
      LineFinder finder = new LineFinder(size[0], size[1], size[2]);
      for (int i = 0; i < 5000; i++) {
        boolean[][] stones = new boolean[size[0]][size[1]];
        long bits = 0;
        for (int row = 0; row < size[0]; row++) {
          for (int column = 0; column < size[1]; column++) {
            stones[row][column] = RANDOM.nextInt(5) > 0 ^ size[2] == 3;
            bits |= stones[row][column] ? finder.bit(row, column) : 0;
          }
        }
        List<Cell> expected = linesByLooking(stones, size[2]);
        assertEquals(expected, finder.lines(bits));
        assertEquals(!expected.isEmpty(), finder.hasLine(bits));
      }
    }
    assertThrows(IllegalArgumentException.class, () -> new LineFinder(8, 8, 3));
  }

  private static List<Cell> linesByLooking(boolean[][] stones, int length) {
    boolean[][] inLine = new boolean[stones.length][stones[0].length];
    for (int row = 0; row < stones.length; row++) {
      for (int column = 0; column < stones[0].length; column++) {
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
          int same = 0;
          while (same < length && has(stones, row + same * step[0], column + same * step[1])) {
            same++;
          }
          for (int i = 0; same == length && i < length; i++) {
            inLine[row + i * step[0]][column + i * step[1]] = true;
          }
        }
      }
    }
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < stones.length; row++) {
      for (int column = 0; column < stones[0].length; column++) {
        if (inLine[row][column]) {
          cells.add(new Cell(row, column));
        }
      }
    }
    return cells;
  }

  private static boolean has(boolean[][] stones, int row, int column) {
    return row >= 0
        && row < stones.length
        && column >= 0
        && column < stones[0].length
        && stones[row][column];
  }

  @Test
  @DisplayName("that goes on has no winner")
  void thatGoesOnHasNoWinner() {
    assertThrows(IllegalArgumentException.class, () -> new Status(false, 0, List.of()));
  }
}
