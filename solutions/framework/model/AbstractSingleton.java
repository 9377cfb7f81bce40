package framework.model;

/**
 * Sees to it that of an abstract class there is one object.
 *
 * @param <T> the abstract class
 */
final class AbstractSingleton<T> {

  private final String name;
  private final Object lock;

  private SingletonSupplier<? extends T> maker;
  private T only;

  /** The thread that is making the object now; null if none is. */
  private Thread builder;

  /** Who has got past the constructor during this making. */
  private T guest;

  /** Makes a singleton; all of one table are given the same lock. */
  AbstractSingleton(String role, Object lock) {
    this.name = role;
    this.lock = lock;
  }

  void configure(SingletonSupplier<? extends T> newMaker) {
    synchronized (lock) {
      if (only != null) {
        throw new IllegalStateException("Too late: there is a " + name + " already.");
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
      if (only == null) {
        checkThatItCanBeMade();
        builder = Thread.currentThread();
        try {
          only = made();
        } finally {
          builder = null;
          guest = null;
        }
      }
      return only;
    }
  }

  private void checkThatItCanBeMade() {
    if (maker == null) {
      throw new IllegalStateException("Nobody has said yet which " + name + " it shall be.");
    }
    if (builder != null) {
      throw new IllegalStateException("The " + name + " is needed while it is made.");
    }
  }

  private T made() {
    T candidate;
    try {
      candidate = maker.make();
    } catch (InvalidSingletonInstantiationException e) {
      throw new IllegalStateException(name + ": " + e.getMessage(), e);
    }
    if (candidate == null || candidate != guest) {
      throw new IllegalStateException("The maker did not make a new " + name + ".");
    }
    return candidate;
  }

  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    synchronized (lock) {
      boolean expected = builder == Thread.currentThread() && guest == null;
      if (!expected) {
        throw new InvalidSingletonInstantiationException("Use " + name + ".instance() instead.");
      }
      guest = candidate;
    }
  }
}
