package framework.model;

/**
 * How a player chooses moves: by a person's clicks, by chance, by a search.
 *
 * <p>Patterns:
 *
 * <ul>
 *   <li><em>Strategy</em>: a player may have one today and another tomorrow.
 *   <li><em>Template Method</em>: {@link #run} asks {@link #moveHook} again and again until a move
 *       was valid.
 *   <li><em>Prototype</em>: the factory makes one strategy of each kind to choose from; what a
 *       player gets is a {@link #copy}.
 * </ul>
 *
 * <p>A strategy thinks on its own thread, which is interrupted when the move is not wanted any
 * more, and on its own board, where all moves of the game were made again: {@link #getBoard}. So it
 * may look at the board freely, and nobody changes it meanwhile. It makes its move by {@link
 * #tryMove}, which the game then makes on the board that people see.
 */
public abstract class Strategy implements MoveController, Cloneable {

  /**
   * A strategy that chooses blindly finds a move long before; more tries mean that there is none.
   */
  private static final int MOST_TRIES = 100_000;

  private final String name;
  private volatile Player player;

  /** Who has asked for a move; null while nobody has. */
  private MoveReceiver receiver;

  /** It thinks, or is about to. */
  private boolean busy;

  private boolean moved;

  /**
   * Makes a strategy that belongs to no player yet.
   *
   * @param name what people call it when they choose who plays; not null
   */
  protected Strategy(String name) {
    this.name = name;
  }

  /** Returns what people call this strategy. */
  public final String getName() {
    return name;
  }

  /**
   * Returns whose strategy this is.
   *
   * @return the player; null for a prototype, which belongs to nobody
   */
  public final Player getPlayer() {
    return player;
  }

  /** Called by the player who takes this strategy. */
  final void setPlayer(Player player) {
    this.player = player;
  }

  /**
   * Makes another strategy of the same kind, which belongs to no player yet. Fields are copied as
   * they are: a subclass that keeps something changeable in a field overrides this.
   *
   * @return a new strategy of the same class
   */
  public Strategy copy() {
    try {
      Strategy copy = (Strategy) clone();
      copy.player = null;
      copy.receiver = null;
      copy.busy = false;
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError("A strategy can be cloned.", e);
    }
  }

  /**
   * Tells whether this strategy waits for the spaces that a person selects. Here: no. A strategy of
   * a person, which gets them, says yes.
   */
  public boolean takesSelections() {
    return false;
  }

  /**
   * Returns a strategy that can think for a player now: this one if it is the player's and does not
   * think any more about an earlier turn; else a copy, which the player keeps if this was its own.
   * The game calls this before {@link #run}.
   *
   * @param mover whose turn it is; not null
   */
  public final synchronized Strategy readyFor(Player mover) {
    Strategy ready = this;
    if (player != mover || busy) {
      ready = copy();
      if (player == mover && mover.getStrategy() == this) {
        mover.setStrategy(ready);
      }
      ready.setPlayer(mover);
    }
    ready.busy = true;
    return ready;
  }

  /**
   * Returns the board on which this strategy is asked for a move.
   *
   * @throws IllegalStateException if nobody has asked
   */
  protected final Board getBoard() {
    if (receiver == null) {
      throw new IllegalStateException("Nobody has asked this strategy for a move.");
    }
    return receiver.board();
  }

  /**
   * Makes one valid move: asks {@link #moveHook} until there is one. The game calls this.
   *
   * @param asker who has asked for the move; not null
   * @throws InterruptedException if the move is not wanted any more
   * @throws IllegalStateException if no move was valid, however often the strategy was asked
   */
  public final void run(MoveReceiver asker) throws InterruptedException {
    receiver = asker;
    moved = false;
    try {
      for (int tries = 0; !moved; tries++) {
        if (tries == MOST_TRIES) {
          throw new IllegalStateException(
              name + " has tried " + MOST_TRIES + " moves, and none was possible");
        }
        if (Thread.interrupted()) {
          throw new InterruptedException("The move is not wanted any more.");
        }
        moveHook();
      }
    } finally {
      receiver = null;
      rest();
    }
  }

  private synchronized void rest() {
    busy = false;
  }

  /** Sets who takes the moves from now on; null for nobody. */
  protected final void setReceiver(MoveReceiver receiver) {
    this.receiver = receiver;
  }

  /** Returns who has asked for a move; null if nobody has. */
  protected final MoveReceiver getReceiver() {
    return receiver;
  }

  /**
   * Chooses a move and hands it to {@link #tryMove}. If the move is not valid, this is called
   * again; so it may choose carelessly. An interruption may also stop it at any point, so it sets
   * its fields again when it begins.
   *
   * @throws InterruptedException if the move is not wanted any more; let it pass
   */
  protected abstract void moveHook() throws InterruptedException;

  /**
   * Submits a move.
   *
   * @param move a move of this strategy's player; not null
   * @return true if the move is on the board, and {@link #moveHook} must return; false if it is
   *     against the rules
   * @throws InterruptedException if the move is not wanted any more; nothing was moved
   */
  protected final boolean tryMove(Move move) throws InterruptedException {
    if (receiver == null) {
      throw new InterruptedException("Nobody has asked for a move.");
    }
    moved = receiver.submitMove(move);
    return moved;
  }

  @Override
  public final void notifyInvalidMove(Move move) {
    notifyInvalidMoveHook(move);
  }

  /**
   * Called when a move was against the rules, before the next one is asked for. Here: does nothing.
   *
   * @param move the move that was refused
   */
  protected void notifyInvalidMoveHook(Move move) {}

  @Override
  public void notifyInvalidUndo(Move move) {}
}
