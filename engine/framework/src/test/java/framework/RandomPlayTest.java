package framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.model.LineFinder;
import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MoveProcessor;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Stones;
import framework.model.WinningSpacesGameOverStatus;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Random play")
@Timeout(120)
class RandomPlayTest {

  private static final int GAMES = 150;

  /** Everything that a move may change: which piece stands where, whose it is, and the log. */
  private static List<Object> state() {
    List<Object> state = new ArrayList<>();
    for (Space space : Board.instance()) {
      Piece piece = space.getPiece();
      // A piece does not override equals: the same object must be there.
      state.add(piece == null ? "empty" : piece);
      state.add(piece == null || piece.getPlayer() == null ? "nobody" : piece.getPlayer());
      assertTrue(piece == null || piece.getSpace() == space, "a piece knows where it stands");
    }
    state.addAll(MoveProcessor.instance().getMoves());
    GameOverStatus status = Board.instance().gameOver();
    state.add(status.isGameOver());
    state.add(String.valueOf(status.getWinner()));
    state.add(
        status instanceof WinningSpacesGameOverStatus winning
            ? List.copyOf(winning.getWinningSpaces())
            : List.of());
    return state;
  }

  private static Move anyMove(Random random, List<Player> players, Refusals refusals) {
    Board board = Board.instance();
    Player player = players.get(MoveProcessor.instance().getMoveCount() % players.size());
    List<Space> spaces = new ArrayList<>();
    int count = player instanceof OnePiecePlayer ? 1 : 2;
    for (int i = 0; i < count; i++) {
      spaces.add(
          board.getSpace(random.nextInt(board.getRows()), random.nextInt(board.getColumns())));
    }
    return Factory.instance().createMove(refusals, player, spaces);
  }

  /** Counts what was refused. */
  private static final class Refusals implements MoveController {
    private int moves;

    @Override
    public void notifyInvalidMove(Move move) {
      moves++;
    }

    @Override
    public void notifyInvalidUndo(Move move) {
      throw new AssertionError("These games let every move be undone.");
    }
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("undoes every move, and everything is as it was before; redone, as it was after")
  void undoesEveryMove(Contexts.Game game) {
    long seed = Long.getLong("boardwright.seed", 1L);
    Random random = new Random(seed);
    game.context()
        .run(
            () -> {
              for (int i = 0; i < GAMES; i++) {
                playAndUndo(random, "seed " + seed + ", game " + i);
              }
            });
  }

  private static void playAndUndo(Random random, String which) {
    MoveProcessor processor = MoveProcessor.instance();
    List<Player> players = Factory.instance().createPlayers();
    Refusals refusals = new Refusals();
    processor.newGame();
    Board.instance().newGame(players);
    List<List<Object>> states = new ArrayList<>();
    states.add(state());
    while (!Board.instance().gameOver().isGameOver()) {
      List<Object> before = state();
      int refused = refusals.moves;
      if (processor.submitMove(anyMove(random, players, refusals))) {
        assertEquals(refused, refusals.moves, which);
        List<Object> after = state();
        assertFalse(before.equals(after), which);
        assertTrue(processor.undoMove(), which);
        assertEquals(before, state(), which);
        assertTrue(processor.redoMove(), which);
        assertEquals(after, state(), which);
        states.add(after);
      } else {
        assertEquals(refused + 1, refusals.moves, which);
        assertEquals(before, state(), which);
      }
    }
    for (int i = states.size() - 2; i >= 0; i--) {
      assertTrue(processor.undoMove(), which);
      assertEquals(states.get(i), state(), which);
    }
    assertFalse(processor.undoMove(), which);
    for (int i = 1; i < states.size(); i++) {
      assertTrue(processor.redoMove(), which);
      assertEquals(states.get(i), state(), which);
    }
    assertFalse(processor.redoMove(), which);
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("finds the same lines as a look at every line of the board")
  void findsTheSameLines(Contexts.Game game) {
    long seed = Long.getLong("boardwright.seed", 1L);
    Random random = new Random(seed);
    int length =
        switch (game) {
          case TIC_TAC_TOE -> 3;
          case QUIXO -> 5;
        };
    game.context()
        .run(
            () -> {
              Board board = Board.instance();
              LineFinder finder = new LineFinder(board.getRows(), board.getColumns(), length);
              List<Player> players = List.of(new Player("A"), new Player("B"));
              for (int i = 0; i < 3000; i++) {
                Space space =
                    board.getSpace(
                        random.nextInt(board.getRows()), random.nextInt(board.getColumns()));
                if (space.clearSpace() == null || random.nextInt(4) > 0) {
                  space.placePiece(
                      new Piece(random.nextInt(9) == 0 ? null : pick(players, random)));
                }
                if (random.nextBoolean()) {
                  long[] stones = Stones.of(board, finder, players);
                  Set<Cell> found = new HashSet<>();
                  for (long one : stones) {
                    assertEquals(finder.hasLine(one), !finder.lines(one).isEmpty());
                    found.addAll(finder.lines(one));
                  }
                  assertEquals(cellsOfLines(board, length), found, "seed " + seed);
                }
              }
            });
  }

  private static Player pick(List<Player> players, Random random) {
    return players.get(random.nextInt(10) == 0 ? 1 : 0);
  }

  private static Set<Cell> cellsOfLines(Board board, int length) {
    Set<Cell> all = new HashSet<>();
    for (Space start : board) {
      for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        List<Cell> line = new ArrayList<>();
        for (int i = 0; i < length; i++) {
          int row = start.getRow() + i * step[0];
          int column = start.getColumn() + i * step[1];
          Piece first = start.getPiece();
          Piece piece = board.hasSpace(row, column) ? board.getSpace(row, column).getPiece() : null;
          boolean owned = first != null && first.getPlayer() != null && piece != null;
          if (owned && piece.getPlayer() == first.getPlayer()) {
            line.add(new Cell(row, column));
          }
        }
        if (line.size() == length) {
          all.addAll(line);
        }
      }
    }
    return all;
  }
}
