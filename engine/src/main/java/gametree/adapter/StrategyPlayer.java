package gametree.adapter;

import board.model.Position;
import board.players.ComputerPlayer;
import board.players.Deadline;
import board.players.SeatOptions;
import gametree.AlphaBeta;
import gametree.INextMoveStrategy;
import gametree.IterativeDeepening;
import gametree.LimitedBoard;
import gametree.Move;
import gametree.SearchStoppedException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A strategy of this lab as a computer player of any game for two (Adapter pattern).
 *
 * <pre>
 * ComputerPlayer&lt;M&gt; hard = StrategyPlayer.hard();
 * M move = hard.choose(position.copy(), Deadline.NEVER);
 * </pre>
 *
 * @param <M> the moves of the game
 */
public final class StrategyPlayer<M> implements ComputerPlayer<M> {

  private static final int MEDIUM_DEPTH = 2;

  /** A hard player may take two seconds; this leaves time for everything else. */
  private static final Duration HARD_TIME = Duration.ofMillis(1500);

  /** A player with its own clock never uses all of it for one move. */
  private static final int SHARE = 4;

  private final Function<PositionBoard<M>, INextMoveStrategy> strategies;

  /**
   * Creates a player.
   *
   * @param strategies creates the strategy for a move, which may ask the board for its worth
   */
  public StrategyPlayer(Function<PositionBoard<M>, INextMoveStrategy> strategies) {
    this.strategies = strategies;
  }

  /** Returns a player that looks two moves ahead. */
  public static <M> StrategyPlayer<M> medium() {
    return new StrategyPlayer<>(board -> new AlphaBeta(board.worth(), MEDIUM_DEPTH));
  }

  /**
   * Returns the players that every game for two offers, by the words of {@link SeatOptions#LEVELS}:
   * one that moves at random, {@link #medium} and {@link #hard}.
   *
   * @param random what the easy one chooses by
   */
  public static <M> Map<String, ComputerPlayer<M>> levels(Random random) {
    List<ComputerPlayer<M>> players = List.of(ComputerPlayer.random(random), medium(), hard());
    Map<String, ComputerPlayer<M>> levels = new LinkedHashMap<>();
    SeatOptions.LEVELS.forEach(level -> levels.put(level, players.get(levels.size())));
    return levels;
  }

  /** Returns a player that looks as far ahead as it can in a second and a half. */
  public static <M> ComputerPlayer<M> hard() {
    return hard(System::nanoTime);
  }

  /**
   * Returns a player that looks as far ahead as it can in a second and a half.
   *
   * @param clock tells the time in nanoseconds
   */
  static <M> ComputerPlayer<M> hard(LongSupplier clock) {
    return (position, deadline) -> {
      Duration share = deadline.remaining().dividedBy(SHARE);
      Duration time = share.compareTo(HARD_TIME) < 0 ? share : HARD_TIME;
      return new StrategyPlayer<M>(board -> new IterativeDeepening(board.worth(), time, clock))
          .choose(position, deadline);
    };
  }

  @Override
  public M choose(Position<M> position, Deadline deadline) throws InterruptedException {
    PositionBoard<M> board = new PositionBoard<>(position);
    List<M> moves = position.legalMoves();
    if (moves.isEmpty()) {
      throw new IllegalStateException("The game offers no move.");
    }
    LimitedBoard limited =
        new LimitedBoard(board, () -> Thread.currentThread().isInterrupted() || deadline.isOver());
    Move move;
    try {
      move = strategies.apply(board).getNextMove(limited, position.toMove());
    } catch (SearchStoppedException e) {
      limited.restore();
      move = new Move(0, 0);
    }
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    return moves.get(move.row());
  }
}
