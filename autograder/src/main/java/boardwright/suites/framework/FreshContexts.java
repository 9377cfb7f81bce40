package boardwright.suites.framework;

import boardwright.testkit.CheckSequence;
import framework.model.FirstContext;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Every check plays in its own context. If a learner's class still goes to the first context, the
 * checks after it get their own program.
 */
final class FreshContexts implements AfterEachCallback {
  @Override
  public void afterEach(ExtensionContext context) {
    if (FirstContext.isTouched()) {
      CheckSequence.end();
    }
  }
}
