package framework.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What belongs to one game: one board, one factory, and the objects that lead the game.
 *
 * <p>{@code Board.instance()} and its like find the context of the current thread. A game's own
 * classes need not know this class: every program makes a context, and the framework calls the
 * classes of its game there. Another game in the same program brings another context:
 *
 * <pre>
 * new GameContext().run(() -&gt; {
 *   Factory.configure(QuixoFactory::new);
 *   Board.configure(QuixoBoard::new);
 *   Board.instance();   // a new board; every other context keeps its own
 * });
 * </pre>
 *
 * <p>This class stands at the edge. Inside the framework, objects are passed by reference: a board
 * knows its factory, a space its board, a strategy the board on which it moves. The framework
 * enters a context only where it calls a class of a game, which may ask for {@code
 * Board.instance()}.
 *
 * <p>The model does not know who leads a game. The packages above it keep their objects here under
 * their classes: see {@link #get}.
 */
public final class GameContext {

  private static final ThreadLocal<GameContext> CURRENT = new ThreadLocal<>();

  /** The one board of this context. */
  final AbstractSingleton<Board> board = new AbstractSingleton<>("Board", this);

  private final AbstractSingleton<ModelFactory> factory = new AbstractSingleton<>("Factory", this);

  /** Who plays, in the order of their turns; empty until somebody has said so. */
  private volatile List<Player> players = List.of();

  /** The one object of each class, made when it is asked for; guarded by this context. */
  private final Map<Class<?>, Object> parts = new HashMap<>();

  /** Makes a context without board and factory. */
  public GameContext() {}

  /**
   * Returns the context of the current thread.
   *
   * @return the context of the innermost {@link #run} that is running on this thread
   * @throws IllegalStateException if there is none: to guess would give one game the board of
   *     another
   */
  public static GameContext current() {
    GameContext context = CURRENT.get();
    if (context == null) {
      throw new IllegalStateException(
          "This thread belongs to no game, so it has no board and no factory. Do this in the run"
              + " method of a GameContext.");
    }
    return context;
  }

  /**
   * Returns the context of the current thread; a new one if there is none. Programs begin so, and a
   * board or factory that is made outside of every program finds there that nobody waits for it.
   */
  public static GameContext currentOrNew() {
    GameContext context = CURRENT.get();
    return context == null ? new GameContext() : context;
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

  /**
   * Returns the factory of this game; creates it if this is the first call.
   *
   * @param <F> the class or interface by which the caller knows it
   * @param type that class or interface: {@link ModelFactory}, or one of a package above
   * @throws ClassCastException if the factory of this game is no such one
   */
  public <F> F factory(Class<F> type) {
    return type.cast(call(factory::instance));
  }

  /**
   * Says which factory this game has. To be called once, before the factory is asked for.
   *
   * @param maker makes it; not null
   * @throws IllegalStateException if there is a factory already
   */
  public void configureFactory(SingletonSupplier<? extends ModelFactory> maker) {
    factory.configure(maker);
  }

  /**
   * Lets the constructor of a factory go on, or stops it. To be called first thing there.
   *
   * @param candidate the factory whose constructor is running
   * @throws InvalidSingletonInstantiationException unless {@link #factory} waits for just this
   *     constructor
   */
  public void checkConstruction(ModelFactory candidate)
      throws InvalidSingletonInstantiationException {
    factory.checkConstruction(candidate);
  }

  /** Returns who plays, in the order of their turns; empty until somebody has said so. */
  public List<Player> players() {
    return players;
  }

  /**
   * Sets who plays.
   *
   * @param players all players in the order of their turns; not null
   */
  public void setPlayers(List<Player> players) {
    this.players = List.copyOf(players);
  }

  /** Returns what executes the moves of this game. */
  public MoveProcessor moves() {
    return get(MoveProcessor.class, context -> new MoveProcessor());
  }

  /**
   * Returns the one object of a class that this context has; makes it if this is the first call.
   * Pattern <em>Singleton</em>: each such class has a method {@code instance()}, which calls this.
   *
   * @param <T> the class
   * @param type the class, which the object is kept under
   * @param maker makes the object for this context; must not ask for an object of the same class
   * @return always the same object for the same class
   */
  public synchronized <T> T get(Class<T> type, Function<GameContext, T> maker) {
    T part = type.cast(parts.get(type));
    if (part == null) {
      part = maker.apply(this);
      parts.put(type, part);
    }
    return part;
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
