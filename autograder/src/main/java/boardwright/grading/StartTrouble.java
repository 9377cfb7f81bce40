package boardwright.grading;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Tells once why no compiler or worker begins: what stops one of them stops all. Used by several
 * threads.
 */
public final class StartTrouble implements Consumer<String> {
  private final Consumer<String> remarks;
  private final AtomicBoolean told = new AtomicBoolean();

  /** Passes the first cause on as a sentence. */
  public StartTrouble(Consumer<String> remarks) {
    this.remarks = remarks;
  }

  @Override
  public void accept(String cause) {
    if (!told.getAndSet(true)) {
      remarks.accept(
          cause.isEmpty()
              ? "A Java process that should compile or run the code did not begin, and did not say why."
              : "A Java process that should compile or run the code did not begin: " + cause);
    }
  }
}
