package framework.saved;

import java.nio.file.Path;

class ScribeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ScribeException(Path file, Throwable cause) {
    super("I could not write " + file + ": " + cause.getMessage(), cause);
  }
}
