package boardwright.worker;

import boardwright.protocol.Program.Style;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.SubjectResolver;
import boardwright.testkit.Suite;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * Does once, on its own class, what every submission needs: runs a check that looks at structure. A
 * worker that serves one submission spends most of its time on such beginnings, and has time for
 * them while others are still reading and compiling.
 */
final class WorkerWarmUp {
  private WorkerWarmUp() {}

  /** Runs the checks of its own suite. */
  static void run() {
    String name = TrialSuite.class.getName();
    try (InputStream in = TrialSuite.class.getResourceAsStream("WorkerWarmUp$TrialSuite.class")) {
      Map<String, byte[]> classFiles = Map.of(name, in.readAllBytes());
      SubjectUnderCheck subject =
          new SubjectUnderCheck(() -> ClassImport.of(classFiles), List.of(name), Style.NONE, false);
      SubjectResolver.use(subject.with(List.of(), null));
      CheckRunner.launcher()
          .execute(
              LauncherDiscoveryRequestBuilder.request()
                  .selectors(DiscoverySelectors.selectClass(TrialSuite.class))
                  .build());
    } catch (Exception | LinkageError e) {
      // it was a trial only: the real thing will say what is wrong
    }
  }

  /** A suite with one check of its own, beside those of style. */
  @Suite(lab = "trial", stage = "trial")
  static class TrialSuite implements StyleRules {
    @Test
    @DisplayName("It prints nothing")
    void printsNothing(Subject subject) {
      Structure structure = Structure.of(subject, TrialSuite.class.getName());
      structure.isA(Object.class, "an object");
      structure.printsNothing();
    }
  }
}
