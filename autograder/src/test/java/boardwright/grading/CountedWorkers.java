package boardwright.grading;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/** Starts workers, and counts them. */
final class CountedWorkers implements Worker.Source {
  private final AtomicInteger started = new AtomicInteger();

  @Override
  public Worker start() throws IOException {
    started.incrementAndGet();
    return Unconfined.worker();
  }

  /** How many were started. */
  int count() {
    return started.get();
  }
}
