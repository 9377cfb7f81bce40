package boardwright.cli;

import boardwright.command.Session;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Runs commands in this very JVM. Most tests need no other process, so the workers are warm ones.
 */
public final class ThisJvm {
  private ThisJvm() {}

  /**
   * Runs a command.
   *
   * @param root the top of the tree
   * @param typed what a program that is played reads
   * @return the exit code
   */
  public static int run(
      Path root, String typed, PrintStream out, PrintStream err, String... arguments) {
    Course course = new Course(root);
    return run(new Session(course, out, err, WarmWorkers.SHARED), typed, arguments);
  }

  /** The same in a session with other workers. */
  static int run(Session session, String typed, String... arguments) {
    InputStream in = System.in;
    PrintStream realOut = System.out;
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try {
      System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
      System.setOut(session.out());
      return Main.run(session, arguments);
    } finally {
      System.setIn(in);
      System.setOut(realOut);
      Thread.currentThread().setContextClassLoader(loader);
    }
  }
}
