package boardwright.suites.framework;

import boardwright.testkit.CheckSequence;
import framework.FirstTable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Every check plays at a table of its own. If a learner's class goes to the first table all the
 * same, the checks after it get a program of their own.
 */
final class FreshTables implements AfterEachCallback {
  @Override
  public void afterEach(ExtensionContext context) {
    if (FirstTable.isTouched()) {
      CheckSequence.end();
    }
  }
}
