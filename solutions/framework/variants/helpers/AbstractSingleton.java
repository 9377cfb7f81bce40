package framework.model;

final class AbstractSingleton<T> {
  private final String role;
  private final Object lock;
  private SingletonSupplier<? extends T> maker;
  private Ticket ticket;
  private volatile T instance;

  AbstractSingleton(String role, Object lock) {
    this.role = role;
    this.lock = lock;
  }

  void configure(SingletonSupplier<? extends T> newMaker) {
    synchronized (lock) {
      if (instance != null) {
        throw new IllegalStateException("The " + role + " exists.");
      }
      maker = newMaker;
    }
  }

  SingletonSupplier<? extends T> maker() {
    return maker;
  }

  T instance() {
    if (instance == null) {
      synchronized (lock) {
        if (instance == null) {
          instance = make();
        }
      }
    }
    return instance;
  }

  private T make() {
    if (maker == null || ticket != null) {
      throw new IllegalStateException("The " + role + " cannot be made now.");
    }
    ticket = new Ticket();
    try {
      T made = maker.make();
      if (!ticket.isUsedBy(made)) {
        throw new IllegalStateException("This " + role + " is not new.");
      }
      return made;
    } catch (InvalidSingletonInstantiationException e) {
      throw new IllegalStateException(e.getMessage(), e);
    } finally {
      ticket = null;
    }
  }

  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    synchronized (lock) {
      if (ticket == null || !ticket.use(candidate)) {
        throw new InvalidSingletonInstantiationException("Nobody waits for a " + role + ".");
      }
    }
  }
}
