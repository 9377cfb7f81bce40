package boardwright.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Times {@code ./boardwright watch}: from the moment when a file is closed to that when the verdict
 * on its stage is there, in seconds. The file changes by a comment, so that everything is compiled
 * and checked again, and passes.
 */
final class SaveToVerdict {
  private static final int WARM_UP = 30;
  private static final int PAUSE_MILLIS = 300;
  private static final String VERDICT = "Press p to play";

  private SaveToVerdict() {}

  /**
   * Runs it.
   *
   * @param tree the top of a tree in which the stage passes
   * @param stage lab and stage
   * @param file the source that is saved
   * @param saves how many are timed, after some that are not
   */
  static double[] measure(Path tree, String stage, Path file, int saves)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(tree.resolve("boardwright").toString(), "watch", stage);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process watch = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String text = Files.readString(file);
    List<Double> seconds = new ArrayList<>();
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(watch.getInputStream(), StandardCharsets.UTF_8))) {
      awaitVerdict(out);
      for (int i = 0; i < WARM_UP + saves; i++) {
        Thread.sleep(PAUSE_MILLIS);
        Files.writeString(file, text + "// " + i + "\n");
        long closed = System.nanoTime();
        awaitVerdict(out);
        if (i >= WARM_UP) {
          seconds.add((System.nanoTime() - closed) / 1e9);
        }
      }
      watch.getOutputStream().write('q');
      watch.getOutputStream().flush();
      watch.waitFor();
    } finally {
      watch.destroy();
      Files.writeString(file, text);
    }
    return seconds.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  private static void awaitVerdict(BufferedReader out) throws IOException {
    for (String line = out.readLine(); line == null || !line.startsWith(VERDICT); ) {
      if (line == null) {
        throw new IllegalStateException("watch ended before its verdict");
      }
      line = out.readLine();
    }
  }
}
