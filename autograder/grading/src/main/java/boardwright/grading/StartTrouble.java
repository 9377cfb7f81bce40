package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Reason;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Tells once why no compiler or worker begins: what stops one of them stops all. Used by several
 * threads.
 */
public final class StartTrouble {
  private final Consumer<String> remarks;
  private final AtomicBoolean told = new AtomicBoolean();

  /** Passes the first cause on as a sentence. */
  public StartTrouble(Consumer<String> remarks) {
    this.remarks = remarks;
  }

  void report(WorkerLostException lost) {
    if (lost.why() == Worker.Why.NEVER_BEGAN) {
      report(lost.lastWords());
    }
  }

  /** An interrupted caller wants no worker any more. */
  void report(IOException unstarted) {
    if (!Thread.currentThread().isInterrupted()) {
      report(Reason.of(unstarted));
    }
  }

  private void report(String cause) {
    if (!told.getAndSet(true)) {
      remarks.accept(
          cause.isEmpty()
              ? "A Java process that should compile or run the code did not begin, and did not say why."
              : "A Java process that should compile or run the code did not begin: " + cause);
    }
  }
}
