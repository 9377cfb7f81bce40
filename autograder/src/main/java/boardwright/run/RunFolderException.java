package boardwright.run;

import boardwright.lab.WrongCallException;

/** A folder cannot be used for a run; the message says why and what to do. */
public final class RunFolderException extends WrongCallException {
  private static final long serialVersionUID = 1L;

  RunFolderException(String message) {
    super(message);
  }
}
