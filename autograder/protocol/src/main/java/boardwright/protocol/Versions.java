package boardwright.protocol;

/**
 * The versions of what others build on, or read: each is a whole number that is raised when an
 * older reader would misread what is there now. A part that is added raises none.
 */
public final class Versions {
  /**
   * What suites are written with: the public signatures that {@code autograder/testkit/api.txt}
   * lists. Raised when one of them is removed or changed, for a suite that was compiled before may
   * fail then.
   */
  public static final int TESTKIT = 1;

  /** The form of a lab's jar: its catalog, and the folders below {@code META-INF/boardwright}. */
  public static final int JAR = 1;

  /** {@code report.json}: {@code report.schema.json} describes it. */
  public static final int REPORT = 1;

  /** The memory of a run folder, {@code .boardwright}. Files without a version are of version 1. */
  public static final int RUN_FOLDER = 5;

  private Versions() {}
}
