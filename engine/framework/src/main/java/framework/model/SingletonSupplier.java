package framework.model;

/**
 * Makes the one object of an {@link AbstractSingleton}: in most games a reference to a constructor,
 * such as {@code TicTacToeBoard::new}.
 *
 * @param <T> what is made, a {@link Board} or a {@link ModelFactory}
 */
@FunctionalInterface
public interface SingletonSupplier<T> {

  /**
   * Makes the object. Only {@code instance()} calls this.
   *
   * @return a new object; never null
   * @throws InvalidSingletonInstantiationException as the constructors declare it
   */
  T make() throws InvalidSingletonInstantiationException;
}
