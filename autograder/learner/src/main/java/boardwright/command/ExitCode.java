package boardwright.cli;

/** What the program's exit says. */
final class ExitCode {
  static final int ALL_PASSED = 0;
  static final int SOME_FAILED = 1;
  static final int WRONG_CALL = 2;
  static final int GRADER_FAILED = 3;

  private ExitCode() {}
}
