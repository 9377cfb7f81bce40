package framework.model;

import java.util.Optional;
import java.util.function.Supplier;

final class AbstractSingleton<T> {
  private final String role;
  private final Object lock;
  private Optional<SingletonSupplier<? extends T>> maker = Optional.empty();
  private Optional<T> instance = Optional.empty();
  private Optional<Thread> maid = Optional.empty();
  private Optional<T> guest = Optional.empty();

  AbstractSingleton(String role, Object lock) {
    this.role = role;
    this.lock = lock;
  }

  private <R> R locked(Supplier<R> work) {
    synchronized (lock) {
      return work.get();
    }
  }

  void configure(SingletonSupplier<? extends T> newMaker) {
    locked(
        () -> {
          instance.ifPresent(
              made -> {
                throw new IllegalStateException("There is a " + role + " already.");
              });
          maker = Optional.of(newMaker);
          return null;
        });
  }

  SingletonSupplier<? extends T> maker() {
    return locked(() -> maker.orElse(null));
  }

  T instance() {
    return locked(
        () -> {
          instance = instance.or(() -> Optional.of(make()));
          return instance.get();
        });
  }

  private T make() {
    SingletonSupplier<? extends T> chosen =
        maker
            .filter(any -> maid.isEmpty())
            .orElseThrow(() -> new IllegalStateException("No " + role + " can be made now."));
    maid = Optional.of(Thread.currentThread());
    try {
      T made = chosen.make();
      return guest
          .filter(admitted -> admitted == made)
          .orElseThrow(() -> new IllegalStateException("That is no new " + role + "."));
    } catch (InvalidSingletonInstantiationException e) {
      throw new IllegalStateException(e);
    } finally {
      maid = Optional.empty();
      guest = Optional.empty();
    }
  }

  void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    synchronized (lock) {
      maid.filter(thread -> thread.equals(Thread.currentThread()) && guest.isEmpty())
          .orElseThrow(() -> new InvalidSingletonInstantiationException("Only one " + role + "!"));
      guest = Optional.of(candidate);
    }
  }
}
