package boardwright.protocol;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;

/** Answers what comes in on a wire: what a compiler and a worker are to the grader. */
public interface Service {
  /** The main class of what compiles. Who starts it knows its name only. */
  String COMPILER = "boardwright.compile.CompilerMain";

  /** The main class of what runs checks, likewise. */
  String WORKER = "boardwright.worker.WorkerMain";

  /** An argument: this process will serve one submission only, so that starting matters most. */
  String WARM_UP = "--warm-up";

  /**
   * Serves requests until there are no more.
   *
   * @param warmUp whether to do some work beforehand, for quick answers from the first one on
   */
  void serve(Wire wire, boolean warmUp) throws IOException, InterruptedException;

  /** The service with this main class, on the class path of this process. */
  static Service named(String main) {
    try {
      Method serve = Class.forName(main).getMethod("serve", Wire.class, boolean.class);
      return (wire, warmUp) -> {
        try {
          serve.invoke(null, wire, warmUp);
        } catch (InvocationTargetException e) {
          if (e.getCause() instanceof IOException ended) {
            throw ended;
          }
          throw new IllegalStateException(main, e.getCause());
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(main, e);
        }
      };
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(main, e);
    }
  }

  /**
   * Makes this process the service: requests on standard input, answers on standard output, and its
   * end when either side is gone.
   */
  static void run(Service service, String... args) throws IOException, InterruptedException {
    ParentWatch.start();
    try (Wire wire =
        new Wire(
            new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out))) {
      service.serve(wire, List.of(args).contains(WARM_UP));
    }
    System.exit(0);
  }
}
