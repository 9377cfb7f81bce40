package framework.model;

final class AbstractSingleton<T> {
  /** One attempt to make the object. */
  private final class Attempt {
    private T guest;

    T run() {
      try {
        T made = maker.make();
        if (made == null || made != guest) {
          throw new IllegalStateException("no new " + role);
        }
        return made;
      } catch (InvalidSingletonInstantiationException e) {
        throw new IllegalStateException("a second " + role, e);
      }
    }

    boolean lets(T candidate) {
      boolean free = guest == null;
      if (free) {
        guest = candidate;
      }
      return free;
    }
  }

  private final String role;
  private final Object lock;
  private SingletonSupplier<? extends T> maker;
  private Attempt attempt;
  private T instance;

  AbstractSingleton(String role, Object lock) {
    this.role = role;
    this.lock = lock;
  }

  void configure(SingletonSupplier<? extends T> newMaker) {
    synchronized (lock) {
      if (instance != null) {
        throw new IllegalStateException("made: " + role);
      }
      maker = newMaker;
    }
  }

  SingletonSupplier<? extends T> maker() {
    synchronized (lock) {
      return maker;
    }
  }

  T instance() {
    synchronized (lock) {
      if (instance != null) {
        return instance;
      }
      if (maker == null || attempt != null) {
        throw new IllegalStateException("not now: " + role);
      }
      attempt = new Attempt();
      try {
        instance = attempt.run();
      } finally {
        attempt = null;
      }
      return instance;
    }
  }

  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    // Who holds the lock is the thread that makes the object, or comes when none is made.
    if (!Thread.holdsLock(lock) || attempt == null || !attempt.lets(candidate)) {
      throw new InvalidSingletonInstantiationException("There is one " + role + " only.");
    }
  }
}
