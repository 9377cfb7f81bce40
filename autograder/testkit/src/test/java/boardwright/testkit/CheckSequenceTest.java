package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

@DisplayName("The checks of a suite")
class CheckSequenceTest {
  private static final List<String> RAN = new ArrayList<>();

  private final SummaryGeneratingListener listener = new SummaryGeneratingListener();

  @BeforeEach
  void begin() {
    RAN.clear();
  }

  /** As it was: nobody asks. */
  @AfterEach
  void forget() {
    CheckSequence.ask(null);
  }

  @Test
  @DisplayName("run in the order in which they are asked for")
  void runInTheOrderInWhichTheyAreAsked() {
    CheckSequence.ask(List.of("third", "first", "second"));
    run("first", "second", "third");
    assertEquals(List.of("third", "first", "second"), RAN);
  }

  @Test
  @DisplayName("are left out from where the sequence is ended")
  void areLeftOutFromWhereTheSequenceIsEnded() {
    CheckSequence.ask(List.of("third", "ends", "first", "second"));
    assertFalse(CheckSequence.isEnded());
    run("first", "second", "third", "ends");
    assertEquals(List.of("third", "ends"), RAN);
    assertTrue(CheckSequence.isEnded());
    assertEquals(2, listener.getSummary().getTestsSkippedCount());
  }

  @Test
  @DisplayName("run again when they are asked for again")
  void runAgainWhenTheyAreAskedForAgain() {
    CheckSequence.end();
    CheckSequence.ask(List.of("second", "first"));
    run("first", "second");
    assertEquals(List.of("second", "first"), RAN);
  }

  @Test
  @DisplayName("all run where nobody asks")
  void allRunWhereNobodyAsks() {
    CheckSequence.ask(null);
    run("first", "second", "third");
    assertEquals(List.of("first", "second", "third"), RAN.stream().sorted().toList());
  }

  private void run(String... checks) {
    LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
    for (String check : checks) {
      request.selectors(DiscoverySelectors.selectMethod(Sample.class, check));
    }
    LauncherFactory.create().execute(request.build(), listener);
    assertEquals(0, listener.getSummary().getTotalFailureCount());
  }

  /** A suite that notes what runs. */
  @Suite(lab = "sample", stage = "sample")
  static class Sample {
    @Test
    void first() {
      RAN.add("first");
    }

    @Test
    void second() {
      RAN.add("second");
    }

    @Test
    void third() {
      RAN.add("third");
    }

    @Test
    void ends() {
      RAN.add("ends");
      CheckSequence.end();
    }
  }
}
