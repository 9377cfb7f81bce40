package gametree.play;

import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.INextMoveStrategy;
import gametree.IsGameOver;
import gametree.LimitedBoard;
import gametree.Move;
import gametree.SearchStoppedException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Lets two strategies play a game, and trusts neither: the game that counts is on the referee's own
 * board, and each strategy gets a fresh copy for each move.
 */
public final class Referee {

  private final Function<Runnable, IBoardModel> boards;
  private final long mostMovesTried;
  private final Runnable beforeEach;

  /**
   * Creates a referee.
   *
   * @param boards creates a board at the beginning of a game
   * @param mostMovesTried how many moves a strategy may try on its board for each move it makes;
   *     this takes the place of a clock, so that a game goes the same way on every machine
   */
  public Referee(Supplier<IBoardModel> boards, long mostMovesTried) {
    this(
        beforeMove ->
            new LimitedBoard(
                boards.get(),
                () -> {
                  beforeMove.run();
                  return false;
                }),
        mostMovesTried,
        () -> {});
  }

  /**
   * Creates a referee that is looked on.
   *
   * @param boards creates a board at the beginning of a game, which runs something before each move
   * @param mostMovesTried as above
   * @param beforeEach is run before a strategy thinks, and before each move that it may try
   */
  public Referee(Function<Runnable, IBoardModel> boards, long mostMovesTried, Runnable beforeEach) {
    this.boards = boards;
    this.mostMovesTried = mostMovesTried;
    this.beforeEach = beforeEach;
  }

  /**
   * How a game ended.
   *
   * @param winner 0 or 1; {@link IBoardModel#NO_PLAYER} if it is a draw
   * @param foul why the loser was disqualified; empty if the game was played to its end
   * @param moves all moves, those of the opening first
   */
  public record Result(int winner, String foul, List<Move> moves) {

    /** Keeps a copy of the list. */
    public Result {
      moves = List.copyOf(moves);
    }
  }

  /**
   * Plays a game. A strategy that fails, that tries too many moves, or that picks an invalid one
   * loses.
   *
   * @param player0 moves first
   * @param player1 moves second
   * @param opening valid moves with which the game begins; player 0 makes the first
   */
  public Result play(INextMoveStrategy player0, INextMoveStrategy player1, List<Move> opening) {
    List<INextMoveStrategy> strategies = List.of(player0, player1);
    List<Move> moves = new ArrayList<>(opening);
    IBoardModel board = after(moves, () -> {});
    while (!IsGameOver.on(board)) {
      int player = moves.size() % 2;
      Move move;
      try {
        move = think(strategies.get(player), player, moves);
      } catch (SearchStoppedException e) {
        return new Result(1 - player, "tried more than " + mostMovesTried + " moves", moves);
      } catch (RuntimeException e) {
        return new Result(1 - player, "failed with " + e, moves);
      }
      if (move == null || !makeMove(board, move, player)) {
        return new Result(1 - player, "chose the invalid move " + move, moves);
      }
      moves.add(move);
    }
    return new Result(board.execute(new Winner(), null), "", moves);
  }

  private Move think(INextMoveStrategy strategy, int player, List<Move> moves) {
    long[] tried = {-moves.size()};
    IBoardModel board =
        after(
            moves,
            () -> {
              if (tried[0]++ >= mostMovesTried) {
                throw new SearchStoppedException();
              }
              beforeEach.run();
            });
    return strategy.getNextMove(board, player);
  }

  private IBoardModel after(List<Move> moves, Runnable beforeMove) {
    IBoardModel board = boards.apply(beforeMove);
    for (int i = 0; i < moves.size(); i++) {
      if (!makeMove(board, moves.get(i), i % 2)) {
        throw new IllegalArgumentException("Move " + (i + 1) + " is invalid: " + moves.get(i));
      }
    }
    return board;
  }

  /** Makes a move for good, and returns whether it was valid. */
  public static boolean makeMove(IBoardModel board, Move move, int player) {
    boolean[] valid = {false};
    board.makeMove(
        move.row(),
        move.col(),
        player,
        new ICheckMoveVisitor() {
          @Override
          public void invalidMoveCase() {
            valid[0] = false;
          }

          @Override
          public void validMoveCase() {
            valid[0] = true;
          }
        },
        IBoardStatusVisitor.ignore());
    return valid[0];
  }

  /** Returns who has won. */
  private static final class Winner implements IBoardStatusVisitor<Void, Integer> {

    @Override
    public Integer player0WonCase(IBoardModel host, Void nothing) {
      return 0;
    }

    @Override
    public Integer player1WonCase(IBoardModel host, Void nothing) {
      return 1;
    }

    @Override
    public Integer drawCase(IBoardModel host, Void nothing) {
      return IBoardModel.NO_PLAYER;
    }

    @Override
    public Integer noWinnerCase(IBoardModel host, Void nothing) {
      return IBoardModel.NO_PLAYER;
    }
  }
}
