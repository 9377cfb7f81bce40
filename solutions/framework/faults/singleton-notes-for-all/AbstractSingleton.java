package framework;

/** One of a kind; a thread that makes any such object may make all of them. */
class AbstractSingleton<T> {
  private static final ThreadLocal<Integer> MAKING = ThreadLocal.withInitial(() -> 0);

  private final String role;
  private final Object lock;
  private SingletonMaker<? extends T> maker;
  private T only;
  private T guest;
  private boolean busy;

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
        if (maker == null || busy) {
          throw new IllegalStateException(role);
        }
        MAKING.set(MAKING.get() + 1);
        busy = true;
        try {
          T made = maker.make();
          if (made == null || made != guest) {
            throw new IllegalStateException(role);
          }
          only = made;
        } catch (InvalidSingletonInstantiationException e) {
          throw new IllegalStateException(e);
        } finally {
          MAKING.set(MAKING.get() - 1);
          busy = false;
          guest = null;
        }
      }
      return only;
    }
  }

  void admit(T candidate) throws InvalidSingletonInstantiationException {
    if (MAKING.get() == 0 || guest != null) {
      throw new InvalidSingletonInstantiationException(role);
    }
    guest = candidate;
  }
}
