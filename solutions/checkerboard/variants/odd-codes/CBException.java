package checkerboard;

/** My exception. */
public class CBException extends Exception {

  private String why;

  CBException(String why) { this.why = why; }

  /** Says why. */
  public String toString() { return "CBException, because: " + why; }
}
