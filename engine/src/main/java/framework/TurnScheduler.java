package framework;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;

/**
 * Has one player after another think, each turn on a thread of its own, and keeps the spaces that a
 * person selects meanwhile: the part of {@link GameMaster} that deals with threads.
 *
 * <p>Three rules explain it:
 *
 * <ul>
 *   <li>Every method is called with the lock of the master held; a turn's thread takes it for a
 *       moment only.
 *   <li>A thread that waits gives up the lock, and {@code notifyAll} wakes it whenever something
 *       has changed; then it looks again.
 *   <li>A request that changes the game interrupts the thread that thinks and waits until it has
 *       ended. A thread that has not ended after a second is left alone: its turn is over, so what
 *       it submits later is refused.
 * </ul>
 */
final class TurnScheduler {

  /**
   * How often a waiting thread looks by itself. The thread that it waits for may have died; and a
   * program that is stopped from outside, as a checked one is, ends at a step and not while it
   * waits.
   */
  static final long LOOK_MILLIS = 100;

  /** How long a thread may take to end after it was interrupted. */
  private static final long GRACE_MILLIS = 1000;

  private static final long NANOS_A_MILLI = 1_000_000;

  /** A player who is asked for a move. */
  static final class Turn {

    final Player player;
    final Strategy strategy;

    /** The thread on which the player thinks. */
    private Thread thread;

    /** The move is made. */
    boolean moved;

    /** The move is not wanted any more. */
    boolean aborted;

    /** The strategy waits for a person. */
    private boolean waiting;

    /** The selected space that the strategy is dealing with; null if there is none. */
    private Space inWork;

    private Turn(Player player) {
      this.player = player;
      this.strategy = player.getStrategy();
    }

    private boolean isHere() {
      return thread == Thread.currentThread();
    }
  }

  private final GameMaster master;
  private final Table table;

  /** Who thinks; null between turns, and while nobody is to move. */
  private Turn turn;

  /** How many requests are about to change the game; no turn begins before they have. */
  private int requests;

  /** The spaces that a person has selected, until a strategy takes them. */
  private final Deque<Space> selections = new ArrayDeque<>();

  /** How many spaces were ever selected. */
  private long selected;

  /**
   * Makes a scheduler.
   *
   * @param master whose lock is held
   * @param table where the players play
   */
  TurnScheduler(GameMaster master, Table table) {
    this.master = master;
    this.table = table;
  }

  /** Interrupts who thinks, does the work while nobody thinks, then lets the game go on. */
  void change(Runnable work) {
    requests++;
    try {
      stopThinking();
      table.run(work);
    } finally {
      requests--;
      startNextTurn();
      master.notifyAll();
    }
  }

  private void stopThinking() {
    while (turn != null) {
      Turn stopped = turn;
      stopped.aborted = true;
      stopped.thread.interrupt();
      if (!stopped.isHere()) {
        awaitEnd(GRACE_MILLIS, () -> turn == stopped);
      }
      if (turn == stopped) {
        // This thread asks for a change in the middle of its turn; or the thread does not listen,
        // and is left alone: the next turn of its player has a strategy of its own.
        turn = null;
        if (!stopped.isHere()) {
          stopped.player.renewStrategy(stopped.strategy);
        }
      }
    }
  }

  /** Begins the next turn, if somebody is to move and has a strategy to do so. */
  private void startNextTurn() {
    Player player = master.getCurrentPlayer();
    if (player == null) {
      selections.clear();
    } else if (turn == null && requests == 0 && player.getStrategy() != null) {
      Turn next = new Turn(player);
      if (!next.strategy.takesSelections()) {
        selections.clear();
      }
      next.thread = new Thread(() -> think(next), player.getName() + " thinks");
      next.thread.setDaemon(true);
      turn = next;
      next.thread.start();
      master.notifyListeners(listener -> listener.turnBegan(player));
    }
  }

  /** A turn's thread does this, without the lock. */
  private void think(Turn mine) {
    Throwable trouble = null;
    try {
      table.run(mine.player);
    } catch (RuntimeException | Error e) {
      trouble = e;
    }
    synchronized (master) {
      if (turn == mine) {
        turn = null;
        if (mine.aborted && !mine.moved && mine.inWork != null) {
          // What the person selected is meant for the next turn, then.
          selections.addFirst(mine.inWork);
        }
        master.turnEnded(mine, trouble);
        startNextTurn();
      }
      master.notifyAll();
    }
  }

  /**
   * Begins a turn on the current thread, which goes on without a thread of its own.
   *
   * @return the turn; to be ended by {@link #endHere}
   */
  Turn beginHere(Player player) {
    turn = new Turn(player);
    turn.thread = Thread.currentThread();
    return turn;
  }

  /** Ends a turn on the current thread; nobody else is asked. */
  void endHere(Turn mine) {
    if (turn == mine) {
      turn = null;
    }
    master.notifyAll();
  }

  /**
   * Returns the turn of a strategy, on whose thread this is called.
   *
   * @throws InterruptedException if it is not this strategy's turn any more
   */
  Turn current(Strategy strategy) throws InterruptedException {
    // By the player and the thread: a player may have got another strategy for its next turn.
    if (turn == null || turn.aborted || turn.player != strategy.getPlayer() || !turn.isHere()) {
      throw new InterruptedException("It is not your turn any more.");
    }
    return turn;
  }

  /**
   * Waits until a person selects a space.
   *
   * @param strategy who waits for it
   * @return the space
   * @throws InterruptedException if it is not this strategy's turn any more
   */
  Space awaitSelection(Strategy strategy) throws InterruptedException {
    Turn mine = current(strategy);
    mine.inWork = null;
    while (selections.isEmpty()) {
      mine.waiting = true;
      master.notifyAll();
      master.wait();
      current(strategy);
    }
    mine.waiting = false;
    mine.inWork = selections.removeFirst();
    return mine.inWork;
  }

  /** Takes a selected space if the player to move, or the next one in a moment, is a person. */
  void select(Space space) {
    boolean wanted = requests > 0 || (turn != null && turn.strategy.takesSelections());
    if (wanted && master.isGameInProgress()) {
      selections.addLast(space);
      selected++;
      master.notifyAll();
    }
  }

  /** Forgets all selected spaces. */
  void clearSelections() {
    selections.clear();
  }

  /** Waits until the spaces that were selected before are dealt with. */
  void finishSelections() {
    long before = selected;
    awaitEnd(GRACE_MILLIS, () -> somebodyElseIsBusy() && selected - unfinished() < before);
  }

  private int unfinished() {
    return selections.size() + (turn != null && turn.inWork != null ? 1 : 0);
  }

  private boolean somebodyElseIsBusy() {
    return turn == null ? requests > 0 : !turn.isHere();
  }

  /**
   * Waits until nothing happens any more without a person.
   *
   * @param millis how long at most
   * @return true if it is so
   */
  boolean awaitQuiet(long millis) {
    return awaitEnd(
        millis, () -> requests > 0 || (turn != null && !(turn.waiting && unfinished() == 0)));
  }

  /**
   * Waits as long as something is so. An interruption does not end the waiting; the thread finds it
   * afterwards.
   *
   * @param millis how long to wait at most
   * @param condition looked at with the lock held
   * @return true if it is not so any more; false if the time was over
   */
  @SuppressWarnings("WaitNotInLoop")
  private boolean awaitEnd(long millis, BooleanSupplier condition) {
    long end = System.nanoTime() + millis * NANOS_A_MILLI;
    boolean interrupted = false;
    long left = millis;
    while (left > 0 && condition.getAsBoolean()) {
      try {
        master.wait(Math.min(left, LOOK_MILLIS));
      } catch (InterruptedException e) {
        interrupted = true;
      }
      left = (end - System.nanoTime()) / NANOS_A_MILLI;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return !condition.getAsBoolean();
  }
}
