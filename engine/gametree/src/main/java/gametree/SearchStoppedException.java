package gametree;

/** Ends a search that has used up its moves or its time, or is not wanted any more. */
public class SearchStoppedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception; the place where it is thrown is of no interest to anybody. */
  public SearchStoppedException() {
    super("The search was stopped", null, false, false);
  }
}
