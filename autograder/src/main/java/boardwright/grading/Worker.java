package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import java.io.Closeable;
import java.io.IOException;

/** The other side of the wire: something that compiles and runs a learner's code. */
interface Worker extends Closeable {
  /**
   * Asks and waits for the answer.
   *
   * @throws WorkerLostException if the worker died, talks nonsense, or had all its time; it is gone
   *     then
   */
  Answer ask(Request request, int seconds) throws WorkerLostException;

  /** Ends the worker at once. */
  void kill();

  /** Lets the worker end by itself, and sees to it that it does. */
  @Override
  void close();

  /** Starts workers. */
  interface Source {
    /** Starts one. */
    Worker start() throws IOException;
  }

  /** The worker is gone. */
  final class WorkerLostException extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean late;

    WorkerLostException(boolean late) {
      super(late ? "the worker had all its time" : "the worker died");
      this.late = late;
    }

    /** Whether it was ended because its time was over. */
    boolean wasLate() {
      return late;
    }
  }
}
