package framework;

import framework.model.Listeners;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Leads the game: asks the players for moves in turn, and does what else people ask for meanwhile:
 * a new game, moves to take back, steps through the game.
 *
 * <p>Pattern <em>Singleton</em>: one at a {@link Table}.
 *
 * <p><strong>Threads.</strong> Each turn has a thread of its own, on which the player thinks. There
 * is one lock, this object: whoever changes the board, the log or whose turn it is holds it. Every
 * request may come from any thread at any time. A request that changes the game first interrupts
 * the player who thinks, then waits until that thread has ended, then does its work and has the
 * next turn begin. A thread that has not ended after a second is left alone; what it submits later
 * is refused. Nobody waits for longer, and there is no second lock: so there is no deadlock.
 *
 * <p>Spaces that a person selects form one queue, whichever turn they were meant for; so no click
 * is lost between two turns. A take-back first waits until the clicks before it are dealt with.
 */
public final class GameMaster {

  private final Table table;
  private final TurnScheduler turns;
  private final Listeners<GameListener> listeners = new Listeners<>();

  private List<Player> players = List.of();
  private GameOverStatus status = GameOverStatus.NOT_OVER;

  /** A game was begun and not aborted. */
  private boolean begun;

  /** The game stands still until somebody says how to go on. */
  private boolean paused;

  private GameMaster(Table table) {
    this.table = table;
    this.turns = new TurnScheduler(this, table);
  }

  /**
   * Returns the game master; makes it if this is the first call.
   *
   * @return always the same object at one table
   */
  public static GameMaster instance() {
    Table table = Table.current();
    synchronized (table) {
      if (table.gameMaster == null) {
        table.gameMaster = new GameMaster(table);
      }
      return table.gameMaster;
    }
  }

  /**
   * Says who plays. To be called before the first game.
   *
   * @param players all players in the order of their turns
   * @throws IllegalArgumentException if there is none
   */
  public synchronized void setPlayers(List<Player> players) {
    if (players.isEmpty()) {
      throw new IllegalArgumentException("A game needs a player.");
    }
    this.players = List.copyOf(players);
  }

  /** Returns who plays, in the order of their turns. */
  public synchronized List<Player> getPlayers() {
    return players;
  }

  /** Begins a new game, whatever goes on. */
  public synchronized void newGame() {
    turns.change(this::clearTheBoard);
  }

  /**
   * Gives every player another strategy, then begins a new game.
   *
   * @param strategies one for each player, in their order; each belongs to nobody yet
   */
  public synchronized void newGame(List<Strategy> strategies) {
    turns.change(
        () -> {
          for (int i = 0; i < players.size(); i++) {
            players.get(i).setStrategy(strategies.get(i));
          }
          clearTheBoard();
        });
  }

  /**
   * Begins a new game and makes moves in it, one after another, as when a saved game is opened.
   * Then the next player is asked.
   *
   * @param reader returns the next move of the player it is given; null after the last one
   * @return how many moves were made; the first that is against the rules, or comes after the end
   *     of the game, ends the matter
   */
  public synchronized int newGame(Function<Player, Move> reader) {
    turns.change(
        () -> {
          clearTheBoard();
          Move move = reader.apply(playerToMove());
          while (move != null
              && !status.isGameOver()
              && move.getPlayer() == playerToMove()
              && processor().submitMove(move)) {
            updateStatus();
            move = reader.apply(playerToMove());
          }
        });
    return processor().getMoveCount();
  }

  private void clearTheBoard() {
    begun = false; // Until the board is set up, which may fail.
    turns.clearSelections();
    processor().newGame();
    board().newGame(players);
    begun = true;
    paused = false;
    updateStatus();
  }

  /**
   * Takes moves back, in mid-thought and after the end of the game too. Then the player whose move
   * it is now is asked.
   *
   * @param count how many moves, at least 1
   * @return how many were taken back; fewer if there are no more, or the game does not allow it
   */
  public synchronized int takeBack(int count) {
    turns.finishSelections();
    int[] taken = new int[1];
    turns.change(
        () -> {
          while (taken[0] < count && processor().undoMove()) {
            taken[0]++;
            updateStatus();
          }
          paused = false;
        });
    return taken[0];
  }

  /**
   * Steps through the game, and leaves nobody to move: the game stands still until {@link #playOn}.
   *
   * @param count how many moves forward; negative for moves back; stops at either end
   */
  public synchronized void step(int count) {
    turns.finishSelections();
    turns.change(
        () -> {
          paused = true;
          boolean moved = true;
          for (int left = count; left != 0 && moved; left -= Integer.signum(count)) {
            moved = count > 0 ? processor().redoMove() : processor().undoMove();
            updateStatus();
          }
        });
  }

  /** Lets the game go on from the position that is on the board, after steps or after a failure. */
  public synchronized void playOn() {
    turns.change(() -> paused = false);
  }

  /** Ends the game where it stands; nobody is asked until a new game begins. */
  public synchronized void abortGame() {
    turns.change(() -> begun = false);
  }

  /**
   * Hands a space that a person has selected to the player whose turn it is; nothing happens if
   * that player is no person, or nobody is to move.
   *
   * @param space the space; not null
   */
  public synchronized void spaceSelected(Space space) {
    turns.select(space);
  }

  /**
   * Makes a move of the player whose turn it is.
   *
   * @param strategy whose move it is
   * @param move the move
   * @return true if the move is on the board now; false if it is another player's, or against the
   *     rules
   * @throws InterruptedException if it is not this strategy's turn any more; nothing was moved
   * @throws IllegalStateException if the strategy has moved in this turn already
   */
  synchronized boolean submitMove(Strategy strategy, Move move) throws InterruptedException {
    TurnScheduler.Turn mine = turns.current(strategy);
    if (mine.moved) {
      throw new IllegalStateException("A turn has one move.");
    }
    boolean own = move.getPlayer() == mine.player;
    if (!own) {
      strategy.notifyInvalidMove(move);
    }
    if (!own || !processor().submitMove(move)) {
      notifyListeners(listener -> listener.moveRefused(move));
      return false;
    }
    mine.moved = true;
    updateStatus();
    return true;
  }

  /** Takes over a game that others have begun on the board, without asking anybody for a move. */
  synchronized void goOnWith(List<Player> players) {
    setPlayers(players);
    begun = true;
    paused = false;
    status = board().gameOver();
  }

  /**
   * Has the player whose turn it is make one move on the current thread, and asks nobody after it.
   * For programs that play without windows and need no threads for it; to be called while nobody
   * thinks, as when the players of a new game have no strategies yet.
   *
   * @throws InterruptedException if the current thread is interrupted
   * @throws IllegalStateException if nobody is to move
   */
  void moveHere() throws InterruptedException {
    TurnScheduler.Turn mine;
    synchronized (this) {
      Player player = getCurrentPlayer();
      if (player == null) {
        throw new IllegalStateException("Nobody is to move.");
      }
      mine = turns.beginHere(player);
    }
    try {
      mine.strategy.run();
    } finally {
      synchronized (this) {
        turns.endHere(mine);
      }
    }
  }

  /** Waits until a person selects a space; see {@link TurnScheduler#awaitSelection}. */
  synchronized Space awaitSelection(Strategy strategy) throws InterruptedException {
    return turns.awaitSelection(strategy);
  }

  /** Tells the listeners which piece a person has taken up, if it is this strategy's turn. */
  synchronized void showSelection(Strategy strategy, Space selected, List<Space> targets)
      throws InterruptedException {
    turns.current(strategy);
    notifyListeners(listener -> listener.selectionChanged(selected, targets));
  }

  /**
   * Called when a turn has ended. Whoever has not moved, and was not interrupted, has failed; so
   * has a turn that something came out of, before its move or after it.
   *
   * @param trouble what the turn has thrown; null if nothing
   */
  void turnEnded(TurnScheduler.Turn turn, Throwable trouble) {
    notifyListeners(listener -> listener.selectionChanged(null, List.of()));
    if (trouble != null || !(turn.moved || turn.aborted)) {
      paused = paused || !turn.aborted;
      notifyListeners(listener -> listener.failed(turn.player.getName(), trouble));
    }
  }

  /** Takes note whether the game is over, and lets everybody know what has changed. */
  private void updateStatus() {
    boolean wasOver = status.isGameOver();
    status = board().gameOver();
    if (wasOver && !status.isGameOver()) {
      board().gameOverUndone();
    }
    MoveProcessor moves = processor();
    int made = moves.getMoveCount();
    notifyListeners(
        listener -> listener.movesChanged(made, moves.getUndoneCount(), moves.getLastMove()));
  }

  private Player playerToMove() {
    return players.get(processor().getMoveCount() % players.size());
  }

  /**
   * Waits until nothing happens any more without a person: somebody's click is waited for, or
   * nobody is to move.
   *
   * @param millis how long to wait at most
   * @return true if it is so; false if somebody was still thinking after that time
   */
  public synchronized boolean awaitQuiet(long millis) {
    return turns.awaitQuiet(millis);
  }

  /** Tells whether somebody is to move: a game has begun, is not over, and does not stand still. */
  public synchronized boolean isGameInProgress() {
    return begun && !paused && !status.isGameOver();
  }

  /** Returns how the game stood after its last move. */
  public synchronized GameOverStatus getStatus() {
    return status;
  }

  /**
   * Returns who is to move.
   *
   * @return the player; null if nobody is
   */
  public synchronized Player getCurrentPlayer() {
    return isGameInProgress() ? playerToMove() : null;
  }

  /** Returns all moves that were made, the first one first, clicks before this call included. */
  public synchronized List<Move> getMoves() {
    turns.finishSelections();
    return processor().getMoves();
  }

  /**
   * Returns the moves of {@link #getMoves}, then those that one could step forward to from here.
   */
  public synchronized List<Move> getAllMoves() {
    turns.finishSelections();
    return processor().getAllMoves();
  }

  /**
   * Adds an observer.
   *
   * @param listener told of everything from now on; not null
   */
  public void addListener(GameListener listener) {
    listeners.add(listener);
  }

  /**
   * Removes an observer; does nothing if it is none.
   *
   * @param listener told of nothing from now on
   */
  public void removeListener(GameListener listener) {
    listeners.remove(listener);
  }

  /** Tells all observers something. */
  void notifyListeners(Consumer<GameListener> what) {
    listeners.notifyAll(what);
  }

  private Board board() {
    return table.call(Board::instance);
  }

  private MoveProcessor processor() {
    return table.call(MoveProcessor::instance);
  }
}
