package framework.model;

final class AbstractSingleton<T> {
  private static final int IDLE = 0;
  private static final int EXPECTING = 1;
  private static final int ADMITTED = 2;

  private String role;
  private Object lock;
  private SingletonSupplier<? extends T> maker;
  private T instance;
  private T guest;
  private Thread owner;
  private int state = IDLE;

  AbstractSingleton(String role, Object lock) {
    this.role = role;
    this.lock = lock;
  }

  void configure(SingletonSupplier<? extends T> maker) {
    synchronized (lock) {
      if (instance != null) {
        throw new IllegalStateException(role + " exists");
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
      if (instance != null) {
        return instance;
      }
      if (maker == null) {
        throw new IllegalStateException(role + " is not configured");
      }
      if (state != IDLE) {
        throw new IllegalStateException(role + " is being made");
      }
      state = EXPECTING;
      owner = Thread.currentThread();
      try {
        T result = maker.make();
        if (result == null || state != ADMITTED || result != guest) {
          throw new IllegalStateException(role + " is not new");
        }
        instance = result;
        return result;
      } catch (InvalidSingletonInstantiationException e) {
        throw new IllegalStateException(role + " cannot be made", e);
      } finally {
        state = IDLE;
        owner = null;
        guest = null;
      }
    }
  }

  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    synchronized (lock) {
      if (state != EXPECTING || owner != Thread.currentThread()) {
        throw new InvalidSingletonInstantiationException("call " + role + ".instance()");
      }
      state = ADMITTED;
      guest = candidate;
    }
  }
}
