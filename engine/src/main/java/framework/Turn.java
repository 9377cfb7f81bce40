package framework;

import java.util.function.Consumer;

/** One turn: a player who is asked for a move, and the thread on which that player thinks. */
final class Turn {

  final Player player;
  final Strategy strategy;
  final Thread thread;

  /** The move is made. */
  boolean moved;

  /** The move is not wanted any more. */
  boolean aborted;

  /** The strategy waits for a person. */
  boolean waiting;

  /**
   * Makes a turn; its thread is not started yet.
   *
   * @param player who is asked; not null
   * @param work what the thread shall do with this turn
   */
  Turn(Player player, Consumer<Turn> work) {
    this.player = player;
    this.strategy = player.getStrategy();
    this.thread = new Thread(() -> work.accept(this), player.getName() + " thinks");
    this.thread.setDaemon(true);
  }

  /**
   * Makes a turn on the current thread.
   *
   * @param player who is asked; not null
   */
  Turn(Player player) {
    this.player = player;
    this.strategy = player.getStrategy();
    this.thread = Thread.currentThread();
  }

  /** Tells whether spaces that a person selects are for this turn. */
  boolean takesSelections() {
    return strategy.takesSelections();
  }

  /** Tells the thread that the move is not wanted any more. */
  void abort() {
    aborted = true;
    thread.interrupt();
  }

  /** Tells whether the current thread is the one that thinks. */
  boolean isHere() {
    return thread == Thread.currentThread();
  }
}
