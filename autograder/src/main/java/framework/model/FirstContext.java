package framework.model;

/**
 * Tells the suites whether anything has used the first context, which lasts as long as its class.
 * It is loaded beside the classes under check, and holds nothing else.
 */
public final class FirstContext {
  private FirstContext() {}

  /** Whether anything was set up or made there, or the current thread still is in another one. */
  public static boolean isTouched() {
    return GameContext.current() != GameContext.FIRST || GameContext.FIRST.isTouched();
  }
}
