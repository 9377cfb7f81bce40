package boardwright.protocol;

/** What a check may be about, besides classes: words in which no class can be named. */
public final class About {
  /** The tests that students write in this stage, by {@code lab.yaml}. */
  public static final String TESTS = "(tests)";

  /** The classes that these tests are about. */
  public static final String TESTED = "(tested)";

  private About() {}
}
