package combochess.play;

import combochess.controller.ComputerPlayer;
import combochess.controller.Level;
import combochess.model.GameModel;
import combochess.model.Move;
import gametree.INextMoveStrategy;
import gametree.play.Strategies;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Plays for the computer by looking ahead with the strategies of {@code gametree}. It thinks in a
 * thread of its own, so that the clock goes on.
 */
public final class TreePlayer implements ComputerPlayer {

  /** As long as a person needs to see that it is another player's turn. */
  private static final long LEAST_MILLIS = 400;

  private static final long NANOS_A_MILLI = 1_000_000;

  private final Executor controllerThread;
  private final Random random;
  private Thread thinking;

  /**
   * Creates a player.
   *
   * @param controllerThread where answers are given; not null
   * @param random what the easy level chooses by; not null
   */
  public TreePlayer(Executor controllerThread, Random random) {
    this.controllerThread = controllerThread;
    this.random = random;
  }

  @Override
  public void think(GameModel position, Level level, Consumer<Move> answer) {
    stop();
    thinking =
        new Thread(
            () -> {
              long start = System.nanoTime();
              Move move = choose(position, level, random);
              if (pause(LEAST_MILLIS - (System.nanoTime() - start) / NANOS_A_MILLI)) {
                controllerThread.execute(() -> answer.accept(move));
              }
            },
            "combochess computer");
    thinking.setDaemon(true);
    thinking.start();
  }

  /**
   * Chooses a move.
   *
   * @param position has a legal move; is as before when this returns
   * @param level how well to play; not null
   * @param random what the easy level chooses by; not null
   */
  public static Move choose(GameModel position, Level level, Random random) {
    ChessTree tree = new ChessTree(position);
    LeadWorth worth = new LeadWorth(tree);
    INextMoveStrategy strategy = Strategies.of(level.getTitle(), worth, worth, random);
    int player = position.getActivePlayer().getColour().ordinal();
    gametree.Move best = strategy.getNextMove(tree, player);
    return tree.toMove(best.row(), best.col());
  }

  /** Waits; returns false if nobody wants the answer any more. */
  private static boolean pause(long millis) {
    try {
      Thread.sleep(Math.max(0, millis));
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  @Override
  public void stop() {
    if (thinking != null) {
      thinking.interrupt();
      thinking = null;
    }
  }
}
