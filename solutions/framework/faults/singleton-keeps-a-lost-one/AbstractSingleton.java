package framework;

/** One of a kind. */
class AbstractSingleton<T> {
  private final String role;
  private final Object lock;
  private SingletonMaker<? extends T> maker;
  private T only;
  private Thread builder;
  private T guest;

  AbstractSingleton(String role, Object lock) {
    this.role = role;
    this.lock = lock;
  }

  void configure(SingletonMaker<? extends T> newMaker) {
    synchronized (lock) {
      if (only != null) {
        throw new IllegalStateException(role);
      }
      maker = newMaker;
    }
  }

  SingletonMaker<? extends T> maker() {
    synchronized (lock) {
      return maker;
    }
  }

  T instance() {
    synchronized (lock) {
      if (only == null) {
        if (maker == null || builder != null) {
          throw new IllegalStateException(role);
        }
        builder = Thread.currentThread();
        try {
          T made = maker.make();
          if (made == null || made != guest) {
            guest = null;
            throw new IllegalStateException(role);
          }
        } catch (InvalidSingletonInstantiationException e) {
          guest = null;
          throw new IllegalStateException(e);
        } finally {
          builder = null;
          only = guest;
          guest = null;
        }
      }
      return only;
    }
  }

  void admit(T candidate) throws InvalidSingletonInstantiationException {
    synchronized (lock) {
      if (builder != Thread.currentThread() || guest != null) {
        throw new InvalidSingletonInstantiationException(role);
      }
      guest = candidate;
    }
  }
}
