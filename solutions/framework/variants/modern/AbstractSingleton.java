package framework.model;

final class AbstractSingleton<T> {
  /** Where the making has got to. */
  private sealed interface Stage<T> permits Idle, Making, Admitted {}

  private record Idle<T>() implements Stage<T> {}

  private record Making<T>(Thread thread) implements Stage<T> {}

  private record Admitted<T>(T guest) implements Stage<T> {}

  private final String role;
  private final Object lock;
  private SingletonSupplier<? extends T> maker;
  private Stage<T> stage = new Idle<>();
  private T instance;

  AbstractSingleton(String role, Object lock) {
    this.role = role;
    this.lock = lock;
  }

  void configure(SingletonSupplier<? extends T> maker) {
    synchronized (lock) {
      if (instance != null) {
        throw new IllegalStateException("%s is there".formatted(role));
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
        if (maker == null || !(stage instanceof Idle)) {
          throw new IllegalStateException("%s cannot be made now".formatted(role));
        }
        stage = new Making<>(Thread.currentThread());
        try {
          var made = maker.make();
          if (made != null && stage instanceof Admitted<T> admitted && admitted.guest() == made) {
            instance = made;
          } else {
            throw new IllegalStateException("%s is not new".formatted(role));
          }
        } catch (InvalidSingletonInstantiationException e) {
          throw new IllegalStateException(e);
        } finally {
          stage = new Idle<>();
        }
      }
      return instance;
    }
  }

  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    synchronized (lock) {
      if (stage instanceof Making<T> making && making.thread() == Thread.currentThread()) {
        stage = new Admitted<>(candidate);
      } else {
        throw new InvalidSingletonInstantiationException("%s.instance(), please".formatted(role));
      }
    }
  }
}
