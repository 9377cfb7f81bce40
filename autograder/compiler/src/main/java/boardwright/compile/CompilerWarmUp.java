package boardwright.compile;

import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import java.util.List;
import java.util.Map;

/**
 * Does once, on its own source, what every submission needs: compiles it and looks at its style. A
 * compiler that serves one submission spends most of its time on such beginnings, and has time for
 * them while the grader is still reading.
 */
final class CompilerWarmUp {
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

  private CompilerWarmUp() {}

  /** Compiles on this thread, and looks at style on another meanwhile. */
  static void run(MixCompiler compiler) {
    Thread thread = new Thread(() -> StyleCheck.of(SOURCE, Request.USUAL_RELEASE), "warm-up");
    thread.setDaemon(true);
    thread.start();
    compiler.compile(List.of(SOURCE), List.of(), new ProvidedClasses(Map.of()));
  }
}
