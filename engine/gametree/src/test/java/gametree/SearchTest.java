package gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A search")
class SearchTest {

  private static final IBoardStatusVisitor<Integer, Integer> RESULT = new WinLossWorth();
  private static final IBoardStatusVisitor<Integer, Integer> TOKENS = new TokenDifferenceWorth();

  @Test
  @DisplayName("of Tic-Tac-Toe finds a draw")
  void ticTacToeIsDrawn() {
    assertEquals(0, new MinMax(RESULT).search(new TicTacToeBoard(), 0).getValue());
  }

  @Test
  @DisplayName("never loses Tic-Tac-Toe, after whatever opening and as either player")
  void perfectPlayNeverLoses() {
    for (int me = 0; me < 2; me++) {
      neverLoses(new TicTacToeBoard(), 0, me, new AlphaBeta(RESULT, 9));
    }
    neverLoses(new TicTacToeBoard(), 0, 1, new MinMax(RESULT));
  }

  private static void neverLoses(IBoardModel board, int player, int me, INextMoveStrategy mine) {
    if (IsGameOver.on(board)) {
      assertNotEquals(-1, board.execute(RESULT, me), () -> "lost: " + Boards.tokens(board));
      return;
    }
    List<Move> moves =
        player == me
            ? List.of(mine.getNextMove(board, player))
            : MoveCollector.collect(board, player);
    for (Move move : moves) {
      IUndoMove undo = Boards.move(board, move, player);
      neverLoses(board, 1 - player, me, mine);
      undo.undo();
    }
  }

  @Test
  @DisplayName("solves Othello on 4x4: the second player wins by 11 to 3")
  void solvesOthelloOn4x4() {
    // Solved many times; 14 places are filled at the end, and the difference is 8.
    IBoardModel board = new OthelloBoard(4);
    INextMoveStrategy perfect = new AlphaBeta(TOKENS, 99);
    assertEquals(-8, new AlphaBeta(TOKENS, 99).search(board, 0).getValue());
    for (int player = 0; !IsGameOver.on(board); player = 1 - player) {
      Boards.move(board, perfect.getNextMove(board, player), player);
    }
    long first = Boards.tokens(board).stream().filter(token -> token == 0).count();
    long second = Boards.tokens(board).stream().filter(token -> token == 1).count();
    assertEquals(List.of(3L, 11L), List.of(first, second));
  }

  @Test
  @DisplayName("with bounds finds the value of one without, on 1,000 positions, and tries less")
  void alphaBetaEqualsMinMax() {
    Random random = new Random(21);
    long all = 0;
    long some = 0;
    for (int i = 0; i < 1000; i++) {
      boolean isOthello = i % 2 == 0;
      IBoardModel board = isOthello ? new OthelloBoard(6) : new TicTacToeBoard();
      int player = Boards.playAtRandom(board, random.nextInt(isOthello ? 30 : 5), random);
      int depth = 1 + random.nextInt(isOthello ? 4 : 7);
      LimitedBoard wide = new LimitedBoard(board, () -> false);
      LimitedBoard narrow = new LimitedBoard(board, () -> false);
      List<Integer> before = Boards.tokens(board);
      AAccumulator full = new MinMax(TOKENS, depth).search(wide, player);
      AAccumulator pruned = new AlphaBeta(TOKENS, depth).search(narrow, player);
      assertEquals(full.getValue(), pruned.getValue(), () -> "after " + before);
      assertEquals(before, Boards.tokens(board));
      assertTrue(narrow.getMovesTried() <= wide.getMovesTried(), () -> "after " + before);
      all += wide.getMovesTried();
      some += narrow.getMovesTried();
    }
    System.out.printf(
        "Alpha-beta tries %.1f times fewer moves (%d, %d)%n", 1.0 * all / some, all, some);
    assertTrue(3 * some < all, some + " of " + all);
  }

  @Test
  @DisplayName("leaves the board as it was, state included")
  void leavesTheBoard() {
    IBoardModel board = new OthelloBoard(4);
    List<Integer> before = Boards.tokens(board);
    new MinMax(TOKENS, 5).getNextMove(board, 0);
    assertEquals(before, Boards.tokens(board));
    assertEquals("open", Boards.status(board));
    assertEquals(4, MoveCollector.collect(board, 0).size());
  }

  @Test
  @DisplayName("that deepens stops when its time is up, with the result of the last full depth")
  void thatDeepensStopsWhenItsTimeIsUp() {
    AtomicLong clock = new AtomicLong();
    IBoardModel board = new OthelloBoard();
    List<Integer> before = Boards.tokens(board);
    IterativeDeepening deepening =
        new IterativeDeepening(TOKENS, Duration.ofNanos(5000), clock::getAndIncrement);
    AAccumulator found = deepening.search(board, 0);
    assertTrue(deepening.getDepth() > 3, "depth " + deepening.getDepth());
    assertEquals(
        new AlphaBeta(TOKENS, deepening.getDepth()).search(board, 0).getValue(), found.getValue());
    assertEquals(before, Boards.tokens(board));
  }

  @Test
  @DisplayName("that deepens ends by itself when the whole game has been seen")
  void thatDeepensEndsByItself() {
    IterativeDeepening deepening = new IterativeDeepening(RESULT, Duration.ofNanos(1), () -> 0);
    assertEquals(0, deepening.search(new TicTacToeBoard(), 0).getValue());
    assertEquals(9, deepening.getDepth());
  }

  @Test
  @DisplayName("that deepens and is interrupted returns a valid move and a whole board")
  void thatDeepensAndIsInterruptedReturnsAValidMove() {
    IBoardModel board = new OthelloBoard();
    List<Integer> before = Boards.tokens(board);
    Thread.currentThread().interrupt();
    Move move =
        new IterativeDeepening(TOKENS, Duration.ofDays(1), System::nanoTime).getNextMove(board, 0);
    assertTrue(Thread.interrupted());
    assertTrue(MoveCollector.collect(board, 0).contains(move));
    assertEquals(before, Boards.tokens(board));
  }

  @Test
  @DisplayName("at random finds every valid move sooner or later, and no other")
  void atRandomFindsEveryValidMoveSoonerOrLater() {
    INextMoveStrategy strategy = new RandomStrategy(new Random(5));
    IBoardModel board = new OthelloBoard(4);
    List<Move> valid = MoveCollector.collect(board, 0);
    List<Move> found =
        Stream.generate(() -> strategy.getNextMove(board, 0)).limit(200).distinct().toList();
    assertEquals(Set.copyOf(valid), Set.copyOf(found));
  }
}
