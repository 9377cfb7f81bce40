final class AbstractSingleton<T> {
  private final String role;
  private final Object lock;
  private final ThreadLocal<Boolean> mayEnter = new ThreadLocal<>();
  private SingletonSupplier<? extends T> maker;
  private boolean busy;
  private T entered;
  private T instance;

  AbstractSingleton(String role, Object lock) {
    this.role = role;
    this.lock = lock;
  }

  void configure(SingletonSupplier<? extends T> maker) {
    synchronized (lock) {
      if (instance != null) {
        throw new IllegalStateException(role + " is made");
      }
      this.maker = maker;
    }
  }

  SingletonSupplier<? extends T> maker() {
    synchronized (lock) {
      return maker;
    }
  }

  T instance() {
    synchronized (lock) {
      if (instance == null) {
        if (maker == null || busy) {
          throw new IllegalStateException(role + " cannot be made");
        }
        busy = true;
        mayEnter.set(true);
        try {
          T made = maker.make();
          if (made == null || made != entered) {
            throw new IllegalStateException(role + " is not new");
          }
          instance = made;
        } catch (InvalidSingletonInstantiationException e) {
          throw new IllegalStateException(role + " is not alone", e);
        } finally {
          mayEnter.remove();
          entered = null;
          busy = false;
        }
      }
      return instance;
    }
  }

  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    if (mayEnter.get() == null) {
      throw new InvalidSingletonInstantiationException("Get the " + role + " by instance()");
    }
    mayEnter.remove();
    entered = candidate;
  }
}
