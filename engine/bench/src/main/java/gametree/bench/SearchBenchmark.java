package gametree.bench;

import aima.core.environment.connectfour.ConnectFourGame;
import aima.core.environment.tictactoe.TicTacToeGame;
import aima.core.search.adversarial.Game;
import board.model.Position;
import board.players.Deadline;
import board.players.Search;
import framework.games.connectfour.ConnectFourPosition;
import gametree.AlphaBeta;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import gametree.MinMax;
import gametree.OthelloBoard;
import gametree.TokenDifferenceWorth;
import gametree.WinLossWorth;
import gametree.bits.BitOthelloBoard;
import gametree.bits.BitTicTacToeBoard;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** An operation is a move that is tried; both sides of a comparison try the same moves. */
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
public class SearchBenchmark {

  /** The moves of all games of Tic-Tac-Toe together. */
  private static final int TIC_TAC_TOE = 549_945;

  /** The moves of Connect Four, 6 deep: 7 + 49 + … + 117,649. */
  private static final int CONNECT_FOUR = 137_256;

  private static final int CONNECT_FOUR_DEPTH = 6;

  /** The moves of Othello, 6 deep, by Aart Bik's table. */
  private static final int OTHELLO = 9_912;

  private static final int OTHELLO_DEPTH = 6;

  private final TicTacToeGame aimaTicTacToe = new TicTacToeGame();
  private final ConnectFourGame aimaConnectFour = new ConnectFourGame();

  /** Min-max on Tic-Tac-Toe with bits, to the end. */
  @Benchmark
  @OperationsPerInvocation(TIC_TAC_TOE)
  public int ticTacToeMinMax() {
    return new MinMax(new WinLossWorth()).search(new BitTicTacToeBoard(), 0).getValue();
  }

  /** The same by aima-java. */
  @Benchmark
  @OperationsPerInvocation(TIC_TAC_TOE)
  public double ticTacToeAima() {
    return value(aimaTicTacToe, aimaTicTacToe.getInitialState(), "X", 9, true);
  }

  /** Min-max on Connect Four, by the position that the search of all games works on. */
  @Benchmark
  @OperationsPerInvocation(CONNECT_FOUR)
  public int connectFourMinMax() {
    return value(new ConnectFourPosition(), 0, CONNECT_FOUR_DEPTH);
  }

  private static <M> int value(Position<M> position, int searcher, int depth) {
    if (depth == 0 || position.status().isOver()) {
      return position.score(searcher) - position.score(1 - searcher);
    }
    boolean max = position.toMove() == searcher;
    int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (M move : position.legalMoves()) {
      position.apply(move);
      int value = value(position, searcher, depth - 1);
      position.undo();
      best = max ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** Alpha-beta on Connect Four: a whole search, 8 deep, is an operation. */
  @Benchmark
  public int connectFourSearch() throws InterruptedException {
    return Search.<Integer>toDepth(8).choose(new ConnectFourPosition(), Deadline.NEVER);
  }

  /** The same by aima-java. */
  @Benchmark
  @OperationsPerInvocation(CONNECT_FOUR)
  public double connectFourAima() {
    return value(
        aimaConnectFour, aimaConnectFour.getInitialState(), "red", CONNECT_FOUR_DEPTH, true);
  }

  /** Searches as {@code MinimaxSearch} of aima-java does, and not deeper than wanted. */
  private static <S, A, P> double value(
      Game<S, A, P> game, S state, P searcher, int depth, boolean max) {
    if (depth == 0 || game.isTerminal(state)) {
      return game.isTerminal(state) ? game.getUtility(state, searcher) : 0.5;
    }
    double best = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (A action : game.getActions(state)) {
      double value = value(game, game.getResult(state, action), searcher, depth - 1, !max);
      best = max ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** Min-max on Othello. */
  @Benchmark
  @OperationsPerInvocation(OTHELLO)
  public int othelloMinMax() {
    return othello(new OthelloBoard());
  }

  /** Min-max on Othello with bits. */
  @Benchmark
  @OperationsPerInvocation(OTHELLO)
  public int othelloBitsMinMax() {
    return othello(new BitOthelloBoard(8));
  }

  private static int othello(IBoardModel board) {
    return new MinMax(new TokenDifferenceWorth(), OTHELLO_DEPTH).search(board, 0).getValue();
  }

  /** Alpha-beta on Othello: a whole search, 8 deep, is an operation. */
  @Benchmark
  public int othelloBitsAlphaBeta() {
    return new AlphaBeta(new TokenDifferenceWorth(), 8)
        .search(new BitOthelloBoard(8), 0)
        .getValue();
  }

  /** Lines of play of Othello, counted on bits. */
  @Benchmark
  @OperationsPerInvocation(OTHELLO)
  public long perftBits() {
    return perft(new BitOthelloBoard(8), 0, OTHELLO_DEPTH);
  }

  /** Lines of play of Othello, counted on the board of the lab. */
  @Benchmark
  @OperationsPerInvocation(OTHELLO)
  public long perftLab() {
    return perft(new OthelloBoard(), 0, OTHELLO_DEPTH);
  }

  /** Lines of play of Othello, counted on arrays of arrays. */
  @Benchmark
  @OperationsPerInvocation(OTHELLO)
  public long perftArrays() {
    return perft(new ArraysOfArrays(), 0, OTHELLO_DEPTH);
  }

  private static long perft(IBoardModel board, int player, int depth) {
    if (depth == 0) {
      return 1;
    }
    long[] count = {0};
    board.map(
        player,
        new IBoardLambda<Void>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, Void none) {
            IUndoMove move =
                host.makeMove(
                    row, col, who, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
            count[0] += perft(host, 1 - who, depth - 1);
            move.undo();
            return true;
          }

          @Override
          public void noApply(IBoardModel host, int who, Void none) {
            count[0]++;
          }
        },
        null);
    return count[0];
  }
}
