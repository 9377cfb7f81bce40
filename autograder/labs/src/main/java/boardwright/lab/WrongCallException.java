package boardwright.lab;

/**
 * What a command was asked for can't be done. The message says why and what was expected, in whole
 * sentences for whoever typed the command.
 */
public class WrongCallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With what the command prints. */
  public WrongCallException(String message) {
    super(message);
  }
}
