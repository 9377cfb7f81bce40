package combochess.play;

import board.players.Deadline;
import board.players.Search;
import combochess.controller.ComputerPlayer;
import combochess.controller.Level;
import combochess.model.GameModel;
import combochess.model.Move;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Plays for the computer by looking ahead. It thinks in a thread of its own, so that the clock goes
 * on.
 */
public final class ChessComputer implements ComputerPlayer {

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
  public ChessComputer(Executor controllerThread, Random random) {
    this.controllerThread = controllerThread;
    this.random = random;
  }

  @Override
  public void think(GameModel position, Level level, Consumer<Move> answer) {
    stop();
    thinking =
        new Thread(
            () -> {
              try {
                long start = System.nanoTime();
                Move move = choose(position, level, random);
                long spent = (System.nanoTime() - start) / NANOS_A_MILLI;
                Thread.sleep(Math.max(0, LEAST_MILLIS - spent));
                controllerThread.execute(() -> answer.accept(move));
              } catch (InterruptedException e) {
                // nobody wants the answer any more
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
   * @throws InterruptedException if the move is not wanted any more
   */
  public static Move choose(GameModel position, Level level, Random random)
      throws InterruptedException {
    return Search.<ChessTurn>levels(random)
        .get(level.getTitle())
        .choose(new ChessPosition(position), Deadline.NEVER)
        .move();
  }

  @Override
  public void stop() {
    if (thinking != null) {
      thinking.interrupt();
      thinking = null;
    }
  }
}
