package boardwright.decisions;

import boardwright.lab.WrongCallException;

/** What an instructor decided cannot be understood, or contradicts what was decided before. */
public final class DecisionException extends WrongCallException {
  private static final long serialVersionUID = 1L;

  DecisionException(String message) {
    super(message);
  }
}
