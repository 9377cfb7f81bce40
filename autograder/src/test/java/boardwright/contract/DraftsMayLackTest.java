package boardwright.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import boardwright.RealTree;
import boardwright.lab.ChangedLab;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

@DisplayName("What a lab lacks")
class DraftsMayLackTest {
  private static boolean draft;

  @Test
  @DisplayName("fails the tests of a finished lab, and is only listed for a draft")
  void isListedForADraft() {
    TestExecutionSummary finished = run(false);
    assertEquals(2, finished.getTestsFailedCount());
    TestExecutionSummary unfinished = run(true);
    assertEquals(0, unfinished.getTestsFailedCount());
    assertEquals(2, unfinished.getTestsAbortedCount());
  }

  private static TestExecutionSummary run(boolean isDraft) {
    draft = isDraft;
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request().selectors(selectClass(Lacking.class)).build(),
            listener);
    return listener.getSummary();
  }

  /** Fails on purpose. */
  @ExtendWith(DraftsMayLack.class)
  static class Lacking implements DraftsMayLack.OfLab {
    @Override
    public Lab lab() {
      Lab lab = new Course(RealTree.ROOT).lab("checkerboard").orElseThrow();
      return ChangedLab.of(lab, Map.of("draft", draft));
    }

    @Test
    void lacksAPage() {
      fail("no page");
    }

    @TestFactory
    Stream<DynamicTest> lacksAFault() {
      return Stream.of(DynamicTest.dynamicTest("fault", () -> fail("no fault")));
    }
  }
}
