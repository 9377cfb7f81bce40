package framework.model;

/**
 * The pattern <em>Abstract Singleton</em>: of all subclasses of an abstract class, one object of
 * one subclass, and everybody can reach it.
 *
 * <p>It works in three steps. The program says once which subclass to use ({@link #configure}).
 * Classes that need the object ask for it ({@link #instance}); the first request creates it. And
 * the constructor of the abstract class lets nobody else in ({@link #checkConstruction}). A {@link
 * GameContext} holds one of these for the {@link Board} and one for the factory; both classes show
 * the first two steps as static methods of their own.
 *
 * <p>Safe for use by several threads.
 *
 * @param <T> the abstract class
 */
final class AbstractSingleton<T> {
  // How the guard works: instance() notes down the thread on which it calls the constructor, and
  // takes the note away when the constructor has ended, well or by an exception. The constructor is
  // admitted once for a note, and on that thread only. So a second thread that calls new at that
  // moment finds no note for itself, a constructor that throws leaves nothing behind, and a
  // constructor that makes a second board is stopped at the second.

  private final String role;

  private final Object lock;

  /** Set once, under the lock; volatile, so that it can be read without the lock once it is set. */
  private volatile T instance;

  // All three are guarded by the lock.
  private SingletonSupplier<? extends T> maker;
  private Thread making;
  private T admitted;

  /**
   * Makes a singleton that is not configured yet.
   *
   * @param role the name of the abstract class, for messages
   * @param lock what all singletons of one context lock
   */
  AbstractSingleton(String role, Object lock) {
    // With a lock each, a board that needs the factory and a factory that needs the board could
    // wait for each other.
    this.role = role;
    this.lock = lock;
  }

  /**
   * Says how the one object is made.
   *
   * @param maker called at most once with success; not null
   * @throws IllegalStateException if the object has been made already
   */
  void configure(SingletonSupplier<? extends T> maker) {
    synchronized (lock) {
      if (instance != null) {
        throw new IllegalStateException(
            "The " + role + " of this context is made already: " + instance.getClass().getName());
      }
      this.maker = maker;
    }
  }

  /** Returns how the object is made; null if nobody has said so. */
  SingletonSupplier<? extends T> maker() {
    synchronized (lock) {
      return maker;
    }
  }

  /**
   * Returns the one object; makes it if this is the first call.
   *
   * @return always the same object
   * @throws IllegalStateException if nothing is configured, or if the constructor that is running
   *     asks for the object that it makes
   */
  T instance() {
    T made = instance;
    if (made != null) {
      return made;
    }
    synchronized (lock) {
      if (instance == null) {
        instance = make();
      }
      return instance;
    }
  }

  private T make() {
    if (maker == null) {
      throw new IllegalStateException("Call " + role + ".configure before " + role + ".instance.");
    }
    if (making != null) {
      throw new IllegalStateException(
          role + ".instance was called by the constructor that makes the instance.");
    }
    making = Thread.currentThread();
    try {
      T made = maker.make();
      if (made == null || made != admitted) {
        throw new IllegalStateException("What configures a " + role + " must make a new one.");
      }
      return made;
    } catch (InvalidSingletonInstantiationException e) {
      throw new IllegalStateException("The " + role + " could not be made: " + e.getMessage(), e);
    } finally {
      making = null;
      admitted = null;
    }
  }

  /**
   * Lets the constructor of the abstract class go on, or stops it. To be called first thing there.
   *
   * @param candidate the object whose constructor is running
   * @throws InvalidSingletonInstantiationException unless {@link #instance} waits for just this
   *     constructor
   */
  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    synchronized (lock) {
      if (making != Thread.currentThread() || admitted != null) {
        throw new InvalidSingletonInstantiationException(
            "There is only one " + role + " in a context: get it by " + role + ".instance().");
      }
      admitted = candidate;
    }
  }
}
