package combochess.model;

/**
 * Thrown when a contract is broken. It tells of a mistake in the program, so nobody should catch it
 * to go on as if nothing had happened.
 */
public class ContractException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message which part of the contract is broken
   */
  public ContractException(String message) {
    super(message);
  }
}
