package boardwright.suites.framework;

import boardwright.testkit.CheckSequence;
import framework.model.FirstContext;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Every check plays in a context of its own. If a learner's class goes to the first context all the
 * same, the checks after it get a program of their own.
 */
final class FreshContexts implements AfterEachCallback {
  @Override
  public void afterEach(ExtensionContext context) {
    if (FirstContext.isTouched()) {
      CheckSequence.end();
    }
  }
}
