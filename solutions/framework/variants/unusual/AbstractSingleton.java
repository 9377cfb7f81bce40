package framework.model;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * One of a kind, by the pattern State.
 *
 * @param <T> the kind
 */
public class AbstractSingleton<T> {
  private abstract class Door {
    abstract T instance();

    boolean mayConfigure() {
      return true;
    }

    boolean lets(T candidate) {
      return false;
    }
  }

  private final Door closed =
      new Door() {
        @Override
        T instance() {
          return build();
        }
      };

  private final AtomicReference<Door> door = new AtomicReference<>(closed);
  private final Supplier<RuntimeException> trouble;
  private final Object lock;
  private SingletonSupplier<? extends T> maker;

  /** Makes one. */
  public AbstractSingleton(String role, Object lock) {
    this.trouble = () -> new IllegalStateException(role);
    this.lock = lock;
  }

  private T build() {
    if (maker == null) {
      throw trouble.get();
    }
    Thread me = Thread.currentThread();
    Object[] guests = new Object[2];
    door.set(
        new Door() {
          @Override
          T instance() {
            throw trouble.get();
          }

          @Override
          boolean lets(T candidate) {
            if (Thread.currentThread() != me || guests[0] != null) {
              return false;
            }
            guests[0] = candidate;
            return true;
          }
        });
    Door next = closed;
    try {
      T made = maker.make();
      if (made == null || guests[0] != made) {
        throw trouble.get();
      }
      next =
          new Door() {
            @Override
            T instance() {
              return made;
            }

            @Override
            boolean mayConfigure() {
              return false;
            }
          };
      return made;
    } catch (InvalidSingletonInstantiationException e) {
      RuntimeException out = trouble.get();
      out.initCause(e);
      throw out;
    } finally {
      door.set(next);
    }
  }

  /** Configures. */
  public void configure(SingletonSupplier<? extends T> newMaker) {
    synchronized (lock) {
      if (!door.get().mayConfigure()) {
        throw trouble.get();
      }
      maker = newMaker;
    }
  }

  /** Returns the maker. */
  public SingletonSupplier<? extends T> maker() {
    synchronized (lock) {
      return maker;
    }
  }

  /** Returns the one. */
  public synchronized T instance() {
    synchronized (lock) {
      return door.get().instance();
    }
  }

  /** Lets in, or not; no lock. */
  public void checkConstruction(T candidate) throws InvalidSingletonInstantiationException {
    if (!door.get().lets(candidate)) {
      throw new InvalidSingletonInstantiationException("no");
    }
  }
}
