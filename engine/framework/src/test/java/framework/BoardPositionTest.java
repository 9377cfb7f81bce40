package framework;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Cell;
import board.model.Choice;
import board.model.Position;
import board.players.Deadline;
import board.players.Search;
import framework.games.quixo.QuixoFactory;
import framework.games.quixo.QuixoPosition;
import framework.games.quixo.QuixoPosition.Push;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.games.tictactoe.TicTacToePosition;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.Player;
import framework.play.BoardPosition;
import framework.play.GameMaster;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A board as a position")
@Timeout(120)
class BoardPositionTest {

  private static final Random RANDOM = new Random(4);

  // Source: the well-known counts of Tic-Tac-Toe.
  @Test
  @DisplayName("of Tic-Tac-Toe has the published number of successors")
  void ofTicTacToeHasThePublishedNumberOfSuccessors() {
    long[] counts = new long[6];
    count(new BoardPosition(Contexts.Game.TIC_TAC_TOE.context()), counts, 0);
    assertArrayEquals(new long[] {9, 72, 504, 3024, 15120, 54720}, counts);
  }

  private static void count(BoardPosition position, long[] counts, int ply) {
    for (List<Cell> move : position.legalMoves()) {
      position.apply(move);
      counts[ply]++;
      if (ply + 1 < counts.length) {
        count(position, counts, ply + 1);
      }
      position.undo();
    }
  }

  /** Plays at random on both, and compares moves and status at every ply; then undoes all. */
  private static <M> void agree(Contexts.Game game, Position<M> position, Choice<M> choice) {
    for (int i = 0; i < 30; i++) {
      BoardPosition board = new BoardPosition(game.context());
      Position<M> other = position.copy();
      int made = 0;
      while (!board.status().isOver() && made < 60) {
        assertEquals(other.toMove(), board.toMove());
        List<M> moves = other.legalMoves();
        Set<List<Cell>> expected = moves.stream().map(choice::cells).collect(Collectors.toSet());
        assertEquals(expected, Set.copyOf(board.legalMoves()));
        M move = moves.get(RANDOM.nextInt(moves.size()));
        board.apply(choice.cells(move));
        other.apply(move);
        made++;
        assertEquals(other.status().isOver(), board.status().isOver());
        assertEquals(other.status().winner(), board.status().winner());
        assertEquals(
            Set.copyOf(other.status().winningCells()), Set.copyOf(board.status().winningCells()));
      }
      for (; made > 0; made--) {
        board.undo();
      }
      assertEquals(
          Set.copyOf(new BoardPosition(game.context()).legalMoves()),
          Set.copyOf(board.legalMoves()));
      assertThrows(IllegalStateException.class, board::undo);
    }
  }

  @Test
  @DisplayName("has the same moves, winners and lines as the position that states the rules")
  void hasTheSameMoves() {
    agree(Contexts.Game.TIC_TAC_TOE, new TicTacToePosition(), List::of);
    agree(Contexts.Game.QUIXO, new QuixoPosition(), push -> List.of(push.from(), push.to()));
    Choice<Push> pushes = push -> List.of(push.from(), push.to());
    assertEquals(44, pushes.matching(new QuixoPosition().legalMoves(), List.of()).size());
  }

  @Test
  @DisplayName("refuses what is against the rules, and stays as it was")
  void refusesWhatIsAgainstTheRules() {
    BoardPosition position = new BoardPosition(Contexts.Game.TIC_TAC_TOE.context());
    position.apply(List.of(new Cell(1, 1)));
    List<List<Cell>> before = position.legalMoves();
    for (List<Cell> wrong :
        List.of(List.of(new Cell(1, 1)), List.of(new Cell(3, 0)), List.<Cell>of())) {
      assertThrows(IllegalArgumentException.class, () -> position.apply(wrong));
    }
    assertEquals(before, position.legalMoves());
  }

  @Test
  @DisplayName("leaves the game in its context alone, and its copies leave it alone")
  void leavesTheGameInItsContextAlone() {
    GameContext context = Contexts.Game.TIC_TAC_TOE.context();
    GameMaster master = context.call(Play::ticTacToe);
    BoardPosition position = new BoardPosition(context);
    position.apply(List.of(new Cell(1, 1)));
    BoardPosition copy = position.copy();
    copy.apply(List.of(new Cell(0, 0)));
    assertEquals(8, position.legalMoves().size());
    assertEquals(7, copy.legalMoves().size());
    assertEquals(List.of(), master.getMoves());
    assertTrue(context.call(Board::instance).getSpace(1, 1).isEmpty());
  }

  /** A board that begins with a piece anywhere. */
  private static final class ChanceBoard extends Board {
    private static int next;

    ChanceBoard() throws InvalidSingletonInstantiationException {
      super(3, 3);
    }

    @Override
    protected void newGameHook(List<Player> players) {
      next = (next + 1) % 9;
      getSpace(next / 3, next % 3).placePiece(new Piece(null));
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return GameOverStatus.NOT_OVER;
    }
  }

  @Test
  @DisplayName("has no copy if the game begins differently every time")
  void hasNoCopyIfTheGameBeginsDifferentlyEveryTime() {
    GameContext context = Contexts.of(QuixoFactory::new, ChanceBoard::new);
    BoardPosition position = new BoardPosition(context);
    assertThrows(IllegalStateException.class, position::copy);
  }

  @Test
  @DisplayName("is played by the search for what its board's hook estimates")
  void estimatedByItsBoard() throws InterruptedException {
    GameContext context = Contexts.of(TicTacToeFactory::new, CornersBoard::new);
    BoardPosition position = new BoardPosition(context);
    assertEquals(0, position.score(0));
    position.apply(List.of(new Cell(0, 1)));
    position.apply(List.of(new Cell(2, 2)));
    assertEquals(List.of(0, 1), List.of(position.score(0), position.score(1)));
    List<Cell> chosen = Search.<List<Cell>>toDepth(1).choose(position.copy(), Deadline.NEVER);
    assertEquals(List.of(new Cell(0, 0)), chosen);
    BoardPosition plain = new BoardPosition(Contexts.Game.TIC_TAC_TOE.context());
    List.of(new Cell(0, 0), new Cell(1, 0), new Cell(0, 1), new Cell(1, 1), new Cell(0, 2))
        .forEach(cell -> plain.apply(List.of(cell)));
    assertEquals(List.of(1, 0), List.of(plain.score(0), plain.score(1)));
  }

  /** A board of Tic-Tac-Toe whose corners count. */
  private static final class CornersBoard extends TicTacToeBoard {
    CornersBoard() throws InvalidSingletonInstantiationException {}

    @Override
    protected int scoreHook(Player player) {
      return (int)
          Stream.of(getSpace(0, 0), getSpace(0, 2), getSpace(2, 0), getSpace(2, 2))
              .filter(space -> !space.isEmpty() && space.getPiece().getPlayer() == player)
              .count();
    }
  }

  private static String reasonOf(BoardPosition position, Cell... cells) {
    return assertThrows(IllegalArgumentException.class, () -> position.apply(List.of(cells)))
        .getMessage();
  }

  @Test
  @DisplayName("says why a move is not possible")
  void saysWhyAMoveIsNotPossible() {
    BoardPosition marks = new BoardPosition(Contexts.Game.TIC_TAC_TOE.context());
    marks.apply(List.of(new Cell(1, 1)));
    assertEquals(
        "That move is not possible: a piece is on (1, 1) already.",
        reasonOf(marks, new Cell(1, 1)));
    assertEquals(
        "That move is not possible: there is no space (3, 0).", reasonOf(marks, new Cell(3, 0)));
    BoardPosition cubes = new BoardPosition(Contexts.Game.QUIXO.context());
    assertEquals(
        "That move is not possible: X may not move the piece on (1, 1).",
        reasonOf(cubes, new Cell(1, 1), new Cell(1, 0)));
    assertEquals(
        "That move is not possible: the piece on (0, 0) may not go to (2, 3).",
        reasonOf(cubes, new Cell(0, 0), new Cell(2, 3)));
  }
}
