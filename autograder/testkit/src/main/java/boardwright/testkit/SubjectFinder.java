package boardwright.testkit;

import java.lang.reflect.Method;

/**
 * Finds the {@link Subject} of a check where no worker says it: a service for runs of the suites
 * under plain JUnit.
 */
public interface SubjectFinder {
  /**
   * The subject as one check sees it.
   *
   * @param suite the suite that runs
   * @param check the method of the check; it may be inherited
   */
  Subject find(Class<?> suite, Method check);
}
