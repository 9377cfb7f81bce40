package checkerboard;

/** Says what is wrong with a line that somebody typed, in one line for that person. */
class InvalidInputException extends Exception {

  /**
   * Makes an exception.
   *
   * @param message one line that helps to type a better one; not null
   */
  InvalidInputException(String message) {
    super(message);
  }
}
