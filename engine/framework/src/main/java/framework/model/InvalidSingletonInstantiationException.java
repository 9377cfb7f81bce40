package framework.model;

/**
 * Says that somebody tried to make a board or a factory other than by its {@code instance()}
 * method.
 *
 * <p>It is a checked exception on purpose: the constructor of every board and of every factory must
 * declare it, so that who writes {@code new TicTacToeBoard()} is told by the compiler that this is
 * not the way.
 */
public class InvalidSingletonInstantiationException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param message what was tried, and what to call instead
   */
  public InvalidSingletonInstantiationException(String message) {
    super(message);
  }
}
