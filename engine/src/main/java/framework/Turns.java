package framework;

/**
 * Who thinks, on which thread, and what people have selected meanwhile: the part of {@link
 * GameMaster} that deals with threads.
 *
 * <p>Every method is called with the lock of the master held, except where it says otherwise.
 */
final class Turns {

  /** How long a thread may take to end after it was interrupted. */
  static final long GRACE_MILLIS = 1000;

  private final GameMaster master;
  private final Table table;
  private final Selections selections = new Selections();

  /** Who thinks; null between turns, and while nobody is to move. */
  private Turn turn;

  /** How many requests are about to change the game; no turn begins before they have. */
  private int requests;

  /**
   * Makes the turns of a master.
   *
   * @param master whose lock is held
   * @param table where the players sit
   */
  Turns(GameMaster master, Table table) {
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
      goOn();
      master.notifyAll();
    }
  }

  private void stopThinking() {
    while (turn != null) {
      Turn stopped = turn;
      stopped.abort();
      if (!stopped.isHere()) {
        Waiting.whileTrue(master, GRACE_MILLIS, () -> turn == stopped);
      }
      if (turn == stopped) {
        // This very thread asks for a change in the middle of its turn; or the thread does not
        // listen, and is left alone: the next turn of its player has a strategy of its own.
        selections.finish();
        turn = null;
        if (!stopped.isHere()) {
          stopped.player.renewStrategy(stopped.strategy);
        }
      }
    }
  }

  /** Begins the next turn, if somebody is to move and has a strategy to do so. */
  private void goOn() {
    Player player = master.getCurrentPlayer();
    if (player == null) {
      selections.clear();
    } else if (turn == null && requests == 0 && player.getStrategy() != null) {
      Turn next = new Turn(player, this::think);
      if (!next.takesSelections()) {
        selections.clear();
      }
      turn = next;
      next.thread.start();
      master.tell(listener -> listener.turnBegan(player));
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
        end(mine, trouble);
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
    return turn;
  }

  /** Ends a turn on the current thread; nobody else is asked. */
  void endHere(Turn mine) {
    if (turn == mine) {
      turn = null;
      selections.finish();
    }
    master.notifyAll();
  }

  private void end(Turn mine, Throwable trouble) {
    turn = null;
    if (mine.aborted && !mine.moved) {
      selections.giveBack();
    } else {
      selections.finish();
    }
    master.turnEnded(mine, trouble);
    goOn();
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
   * Waits, without the lock, until a person selects a space.
   *
   * @param strategy who waits for it
   * @return the space
   * @throws InterruptedException if it is not this strategy's turn any more
   */
  Space awaitSelection(Strategy strategy) throws InterruptedException {
    Turn mine = current(strategy);
    selections.finish();
    while (selections.isEmpty()) {
      mine.waiting = true;
      master.notifyAll();
      master.wait();
      current(strategy);
    }
    mine.waiting = false;
    return selections.take();
  }

  /** Takes a selected space if whoever is to move, or will be in a moment, is a person. */
  void select(Space space) {
    boolean wanted = requests > 0 || (turn != null && turn.takesSelections());
    if (wanted && master.isGameInProgress()) {
      selections.add(space);
      master.notifyAll();
    }
  }

  /** Forgets all selected spaces. */
  void clearSelections() {
    selections.clear();
  }

  /** Waits, without the lock, until the spaces that were selected before are dealt with. */
  void finishSelections() {
    long before = selections.accepted();
    Waiting.whileTrue(
        master, GRACE_MILLIS, () -> somebodyElseIsBusy() && !selections.isDone(before));
  }

  private boolean somebodyElseIsBusy() {
    return turn == null ? requests > 0 : !turn.isHere();
  }

  /**
   * Waits, without the lock, until nothing happens any more without a person.
   *
   * @param millis how long at most
   * @return true if it is so
   */
  boolean awaitQuiet(long millis) {
    return Waiting.whileTrue(
        master,
        millis,
        () -> requests > 0 || (turn != null && !(turn.waiting && selections.isIdle())));
  }
}
