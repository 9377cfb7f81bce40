package boardwright.protocol;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;

/** Answers what comes in on a wire: what a compiler and a worker are to the grader. */
public interface Service {
  /** An argument: this process will serve one submission only, so that starting matters most. */
  String WARM_UP = "--warm-up";

  /**
   * Serves requests until there are no more.
   *
   * @param warmUp whether to do some work beforehand, for quick answers from the first one on
   */
  void serve(Wire wire, boolean warmUp) throws IOException, InterruptedException;

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
