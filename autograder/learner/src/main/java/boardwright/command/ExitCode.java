package boardwright.command;

/** What the program's exit says. */
public final class ExitCode {
  public static final int ALL_PASSED = 0;
  public static final int SOME_FAILED = 1;
  public static final int WRONG_CALL = 2;
  public static final int GRADER_FAILED = 3;

  private ExitCode() {}
}
