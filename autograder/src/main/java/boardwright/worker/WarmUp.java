package boardwright.worker;

import boardwright.protocol.Program.Style;
import boardwright.protocol.Request.Source;
import boardwright.suite.Structure;
import boardwright.suite.StyleRules;
import boardwright.suite.Subject;
import boardwright.suite.SubjectResolver;
import boardwright.suite.Suite;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * Does once, on a class of its own, what every submission needs: compile, run a check, look at
 * structure and style. A worker that serves one submission spends most of its time on such
 * beginnings, and has time for them while the grader is still reading.
 */
public final class WarmUp {
  /** An argument: this process will serve one submission only, so that starting matters most. */
  public static final String OPTION = "--warm-up";

  private static final Source SOURCE =
      new Source(
          "Trial.java",
          """
          package trial;

          import java.util.Arrays;

          /** Counts. */
          public class Trial implements Comparable<Trial> {
            private static final int SIZE = 3;
            private final int[][] numbers = new int[SIZE][SIZE];
            private Trial next;

            /** Makes one. */
            public Trial(Trial next) throws Exception {
              if (next == this) {
                throw new Exception("no " + next);
              }
              this.next = next;
            }

            @Override
            public int compareTo(Trial other) {
              int sum = 0;
              for (int row = 0; row < SIZE; row++) {
                sum += (row + 1) % 2 == 0 && other.next != null ? numbers[row][0] : -sum;
              }
              return Arrays.stream(numbers[0]).map(number -> number + SIZE).sum() - sum;
            }
          }
          """,
          List.of("trial.Trial"));

  private WarmUp() {}

  /** The compiler's part: looks at style on a thread of its own meanwhile. */
  static void compile(MixCompiler compiler) {
    Thread thread = new Thread(() -> StyleCheck.of(SOURCE), "warm-up");
    thread.setDaemon(true);
    thread.start();
    compiler.compile(List.of(SOURCE), List.of(), new ProvidedClasses(Map.of()));
  }

  /** The worker's part: a check of structure. */
  static void check() {
    String name = TrialSuite.class.getName();
    try (InputStream in = TrialSuite.class.getResourceAsStream("WarmUp$TrialSuite.class")) {
      Map<String, byte[]> classFiles = Map.of(name, in.readAllBytes());
      SubjectUnderCheck subject =
          new SubjectUnderCheck(() -> ClassImport.of(classFiles), Style.NONE);
      SubjectResolver.use(subject.with(List.of()));
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
