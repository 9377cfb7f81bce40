package framework;

import framework.model.Cell;
import framework.play.ComputerPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What belongs to one game: one board, one factory, and the objects that lead the game.
 *
 * <p>{@code Board.instance()} and its like find the context of the current thread. A program with
 * one game never meets this class: it has the first context, which is always there. A second game
 * in the same program brings a context of its own:
 *
 * <pre>
 * new GameContext().run(() -&gt; {
 *   Factory.configure(QuixoFactory::new);
 *   Board.configure(QuixoBoard::new);
 *   Board.instance();   // a new board; the first context keeps its own
 * });
 * </pre>
 *
 * <p>This class stands at the edge. Inside the framework, objects are passed by reference: a board
 * knows its factory, a space its board, a strategy the board on which it moves. The framework
 * enters a context only where it calls a class of a game, which may ask for {@code
 * Board.instance()}.
 */
public final class GameContext {

  static final GameContext FIRST = new GameContext();
  private static final ThreadLocal<GameContext> CURRENT = new ThreadLocal<>();

  final AbstractSingleton<Board> board = new AbstractSingleton<>("Board", this);
  final AbstractSingleton<Factory> factory = new AbstractSingleton<>("Factory", this);

  /** Who plays, in the order of their turns; empty until the master has been told. */
  volatile List<Player> players = List.of();

  /** The computer players that this game is offered, and their words in order. */
  private volatile Map<String, ComputerPlayer<List<Cell>>> computers = Map.of();

  private volatile List<String> words = List.of();

  // Each is created when it is asked for, under the lock of this context.
  private GameMaster gameMaster;
  private MoveProcessor moveProcessor;
  private CommandProcessor commandProcessor;

  /** Makes a context without board and factory. */
  public GameContext() {}

  /**
   * Returns the context of the current thread.
   *
   * @return the context of the innermost {@link #run} that is running on this thread; the first
   *     context if there is none
   */
  public static GameContext current() {
    GameContext context = CURRENT.get();
    return context == null ? FIRST : context;
  }

  /**
   * Makes a context for another round of the same game: configured as this one is, and with nothing
   * created yet.
   *
   * @return a new context
   */
  public GameContext another() {
    GameContext other = new GameContext();
    other.board.configure(board.maker());
    other.factory.configure(factory.maker());
    return other;
  }

  /** Returns the board of this game; creates it if this is the first call. */
  public Board board() {
    return call(board::instance);
  }

  /** Returns the factory of this game; creates it if this is the first call. */
  public Factory factory() {
    return call(factory::instance);
  }

  /**
   * Offers computer players that know nothing of this game but its positions, beside the strategies
   * of its factory. To be called before a player is chosen.
   *
   * @param players by the words for them, such as {@code hard}; not null
   */
  public void offer(Map<String, ComputerPlayer<List<Cell>>> players) {
    computers = Map.copyOf(players);
    words = List.copyOf(players.keySet());
  }

  /**
   * Creates one strategy of each kind for people to choose from: those of the factory, then the
   * computer players on offer.
   *
   * @return new strategies, which belong to nobody
   */
  public List<Strategy> createStrategies() {
    List<Strategy> strategies = new ArrayList<>(call(factory()::createPrototypeStrategies));
    words.forEach(word -> strategies.add(new ComputerStrategy(word, computers.get(word))));
    return strategies;
  }

  /** Returns who leads this game. */
  public synchronized GameMaster master() {
    if (gameMaster == null) {
      gameMaster = new GameMaster(this);
    }
    return gameMaster;
  }

  /** Returns what executes the moves of this game. */
  public synchronized MoveProcessor moves() {
    if (moveProcessor == null) {
      moveProcessor = new MoveProcessor();
    }
    return moveProcessor;
  }

  /** Returns what executes the commands of this game. */
  public synchronized CommandProcessor commands() {
    if (commandProcessor == null) {
      commandProcessor = new CommandProcessor(this);
    }
    return commandProcessor;
  }

  /** Tells whether anything was configured or created here. */
  synchronized boolean isTouched() {
    return board.maker() != null
        || factory.maker() != null
        || gameMaster != null
        || moveProcessor != null
        || commandProcessor != null;
  }

  /**
   * Does some work in this context.
   *
   * @param work what to do on the current thread; not null
   */
  public void run(Runnable work) {
    call(
        () -> {
          work.run();
          return null;
        });
  }

  /**
   * Work with a result, which may throw.
   *
   * @param <T> the result
   * @param <E> what it may throw
   */
  @FunctionalInterface
  public interface Work<T, E extends Exception> {

    /** Does the work, and returns its result. */
    T get() throws E;
  }

  /**
   * Does some work in this context, and returns its result.
   *
   * @param work what to do on the current thread; not null
   * @return what the work returned
   */
  public <T, E extends Exception> T call(Work<T, E> work) throws E {
    GameContext before = CURRENT.get();
    CURRENT.set(this);
    try {
      return work.get();
    } finally {
      if (before == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(before);
      }
    }
  }
}
