package framework.play;

import board.match.Match;
import board.match.TurnScheduler;
import board.model.Cell;
import board.model.Listeners;
import board.players.ComputerPlayer;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.MoveReceiver;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Leads the game: it knows whose turn it is, and does what people ask for: a new game, moves to
 * take back, steps through the game.
 *
 * <p>Pattern <em>Facade</em>: behind it are a {@link Match}, which has the lock, the log and the
 * turns, a {@link BoardPosition}, which makes the game's board a position, and a {@link
 * TurnScheduler}, which lets computer players think. This class offers in the words of this package
 * what those do together. Pattern <em>Singleton</em>: one in a {@link GameContext}.
 *
 * <p><strong>Threads.</strong> Every method may be called by any thread at any time; the lock is
 * that of the match. A computer player thinks on its own thread and board, so nobody has to wait
 * until it has ended.
 */
public final class GameMaster {

  /** How long a thread that waits for quiet sleeps before it looks again. */
  private static final long LOOK_MILLIS = 5;

  private static final long NANOS_A_MILLI = 1_000_000;

  private final GameContext context;
  private final Listeners<GameListener> listeners = new Listeners<>();
  private final Match<List<Cell>> match;
  private final TurnScheduler<List<Cell>> scheduler;

  // All of these are guarded by the match.
  private BoardPosition position;

  /** A game was begun and not aborted. */
  private boolean begun;

  /** The turn whose first space was selected. */
  private long selecting;

  /**
   * Makes the master of a game, which nobody plays yet.
   *
   * @param context where the game is
   */
  GameMaster(GameContext context) {
    this.context = context;
    position = BoardPosition.beforeTheGame(context);
    match = new Match<>(position);
    match.pause();
    scheduler = new TurnScheduler<>(match, this::computer);
    match.addListener(new MatchFollower(this, context));
  }

  /**
   * Returns the game master; makes it if this is the first call.
   *
   * @return always the same object in one context
   */
  public static GameMaster instance() {
    return of(GameContext.current());
  }

  /**
   * Returns the master of a game; makes it if this is the first call.
   *
   * @param context where the game is; not null
   * @return always the same object for one context
   */
  public static GameMaster of(GameContext context) {
    return context.get(GameMaster.class, GameMaster::new);
  }

  /** Returns who thinks for a player; null for a person, and for a player without a strategy. */
  private ComputerPlayer<List<Cell>> computer(int seat) {
    Strategy strategy = context.players().get(seat).getStrategy();
    return strategy == null || strategy.takesSelections() ? null : new StrategyPlayer(strategy);
  }

  /**
   * Sets who plays. To be called before the first game.
   *
   * @param players all players in the order of their turns
   * @throws IllegalArgumentException if there is none
   */
  public void setPlayers(List<Player> players) {
    if (players.isEmpty()) {
      throw new IllegalArgumentException("A game needs a player.");
    }
    context.setPlayers(players);
  }

  /**
   * Sets how long a computer player's turn takes at least, so that people can follow.
   *
   * @param pace not null; zero at first
   */
  public void setPace(Duration pace) {
    scheduler.setPace(pace);
  }

  /** Returns who plays, in the order of their turns. */
  public List<Player> getPlayers() {
    return context.players();
  }

  /** Begins a new game, whatever goes on. */
  public void newGame() {
    match.update(
        () -> {
          begun = false; // Until the board is set up, which may fail.
          match.newGame(() -> position = BoardPosition.onTheBoardOf(context));
          begun = true;
        });
  }

  /**
   * Gives every player another strategy, then begins a new game.
   *
   * @param strategies one for each player, in their order; each belongs to nobody yet
   */
  public void newGame(List<Strategy> strategies) {
    match.update(
        () -> {
          for (int i = 0; i < strategies.size(); i++) {
            context.players().get(i).setStrategy(strategies.get(i));
          }
          newGame();
        });
  }

  /**
   * Begins a new game and makes moves in it, one after another, as when a saved game is opened.
   * Before that it makes them on another board: only if all of them go, the game changes.
   *
   * @param moves each by its spaces, see {@link Move#getSpaces}
   * @return how many moves go; the game has not changed if this is not all
   */
  public int openGame(List<List<Cell>> moves) {
    BoardPosition rehearsal = new BoardPosition(context);
    for (int i = 0; i < moves.size(); i++) {
      try {
        rehearsal.apply(moves.get(i));
      } catch (IllegalArgumentException refused) {
        return i;
      }
    }
    match.update(
        () -> {
          newGame();
          moves.forEach(move -> match.play(position.toMove(), move));
        });
    return moves.size();
  }

  /**
   * Takes moves back, in mid-thought and after the end of the game too. Then the player whose move
   * it is now is asked.
   *
   * @param count how many moves, at least 1
   * @return how many were taken back; fewer if there are no more
   */
  public int takeBack(int count) {
    return match.change(
        () -> {
          int taken = match.takeBack(count);
          playOn();
          return taken;
        });
  }

  /**
   * Steps through the game, and leaves nobody to move: the game stands still until {@link #playOn}.
   *
   * @param count how many moves forward; negative for moves back; stops at either end
   */
  public void step(int count) {
    match.update(
        () -> {
          match.pause();
          if (count < 0) {
            match.takeBack(-Math.max(count, -Integer.MAX_VALUE));
          } else {
            match.redo(count);
          }
        });
  }

  /** Lets the game go on from the position that is on the board, after steps or after a failure. */
  public void playOn() {
    match.update(
        () -> {
          if (begun && match.isPaused()) {
            match.resume();
          }
        });
  }

  /** Ends the game where it stands; nobody is asked until a new game begins. */
  public void abortGame() {
    match.update(
        () -> {
          begun = false;
          match.pause();
        });
  }

  /** Lets the game go on that was ended by {@link #abortGame}. */
  void undoAbort() {
    match.update(
        () -> {
          begun = true;
          playOn();
        });
  }

  /**
   * Hands a space that a person has selected to the player whose turn it is; nothing happens if
   * that player is no person, or nobody is to move.
   *
   * @param space the space; not null
   */
  public void spaceSelected(Space space) {
    match.update(
        () -> {
          Player player = getCurrentPlayer();
          if (player != null && player.getStrategy() instanceof GuiStrategy person) {
            select(person, space);
          }
        });
  }

  private void select(GuiStrategy person, Space space) {
    long turn = match.turnNumber();
    boolean isFirst = turn != selecting;
    selecting = turn;
    try {
      boolean tried = context.call(() -> person.select(space, isFirst, new PersonsTurn(person)));
      if (tried) {
        selecting = 0; // The next space is the first one of a move, also after a refusal.
      }
    } catch (InterruptedException unwanted) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error trouble) {
      selecting = 0;
      match.fail(turn, trouble);
    }
  }

  /** A person selects spaces, and the move that comes of it is handed in here. */
  private final class PersonsTurn implements MoveReceiver {

    private final Strategy person;

    PersonsTurn(Strategy person) {
      this.person = person;
    }

    @Override
    public Board board() {
      return context.board();
    }

    @Override
    public boolean submitMove(Move move) {
      int seat = position.seatOf(move.getPlayer());
      boolean isOwn = seat == position.toMove();
      Optional<String> reason = match.play(seat, position.prepare(move));
      if (reason.isPresent() && !isOwn) {
        person.notifyInvalidMove(move);
      }
      reason.ifPresent(sentence -> tell(listener -> listener.moveRefused(move, sentence)));
      return reason.isEmpty();
    }

    @Override
    public void showSelection(Space selected, List<Space> targets) {
      List<Space> all = List.copyOf(targets);
      tell(listener -> listener.selectionChanged(selected, all));
    }
  }

  /**
   * Waits until nothing happens any more without a person: somebody's click is waited for, or
   * nobody is to move.
   *
   * @param millis how long to wait at most
   * @return true if it is so; false if somebody was still thinking after that time
   */
  public boolean awaitQuiet(long millis) {
    long end =
        System.nanoTime() + Math.min(millis, Long.MAX_VALUE / 2 / NANOS_A_MILLI) * NANOS_A_MILLI;
    try {
      while (!isQuiet() && System.nanoTime() < end) {
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return isQuiet();
  }

  private boolean isQuiet() {
    synchronized (match) {
      Player player = getCurrentPlayer();
      boolean isThinking = player != null && computer(context.players().indexOf(player)) != null;
      return !isThinking && match.isToldAll();
    }
  }

  /** Tells whether somebody is to move: a game has begun, is not over, and does not stand still. */
  public boolean isGameInProgress() {
    return match.ask(now -> begun && !match.isPaused() && !match.status().isOver());
  }

  /** Tells whether a game has begun, and was not aborted. */
  public boolean isGameBegun() {
    return match.ask(now -> begun);
  }

  /** Returns how the game stood after its last move. */
  public GameOverStatus getStatus() {
    return match.ask(now -> position.gameOverStatus());
  }

  /**
   * Returns who is to move.
   *
   * @return the player; null if nobody is
   */
  public Player getCurrentPlayer() {
    return match.ask(now -> isGameInProgress() ? context.players().get(now.toMove()) : null);
  }

  /** Returns the last move; null if none was made. */
  Move getLastMove() {
    return match.ask(now -> context.moves().getLastMove());
  }

  /** Returns all moves that were made, the first one first. */
  public List<Move> getMoves() {
    return match.ask(now -> context.moves().getMoves());
  }

  /**
   * Returns the moves of {@link #getMoves}, then those that one could step forward to from here.
   */
  public List<Move> getAllMoves() {
    return match.ask(now -> context.moves().getAllMoves());
  }

  /** Returns the match that is played. */
  public Match<List<Cell>> getMatch() {
    return match;
  }

  /** Adds an observer, which is told of everything from now on; not null. */
  public void addListener(GameListener listener) {
    listeners.add(listener);
  }

  /** Removes an observer; does nothing if it is none. */
  public void removeListener(GameListener listener) {
    listeners.remove(listener);
  }

  /**
   * Tells the observers that something has failed, which is no player's turn.
   *
   * @param what what it was, in a few words
   * @param trouble what it threw
   */
  public void reportFailure(String what, Throwable trouble) {
    tell(listener -> listener.failed(what, trouble));
  }

  /** Tells the observers something, after all that has happened before. */
  private void tell(Consumer<GameListener> what) {
    match.afterwards(() -> notifyListeners(what));
  }

  /** Notifies the observers on the current thread. */
  void notifyListeners(Consumer<GameListener> what) {
    context.run(() -> listeners.notifyAll(what));
  }
}
