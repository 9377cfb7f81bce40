package boardwright.grading;

import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.io.Closeable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/**
 * Graders that wait, with warm workers, until a submission of their lab and seed comes. For use by
 * several threads.
 */
public final class IdleGraders implements Closeable {
  private final Workers workers;
  private final Sandbox sandbox;
  private final int most;
  private final StartTrouble trouble;

  /** The one that has waited longest is the first. */
  private final Deque<Idle> idle = new ArrayDeque<>();

  private boolean isClosed;

  /**
   * No grader yet.
   *
   * @param workers starts compilers and workers
   * @param sandbox what is put around each
   * @param most how many may wait
   * @param trouble told why compilers and workers do not begin, if they do not
   */
  public IdleGraders(Workers workers, Sandbox sandbox, int most, StartTrouble trouble) {
    this.workers = workers;
    this.sandbox = sandbox;
    this.most = most;
    this.trouble = trouble;
  }

  private record Idle(String lab, long seed, Grader grader) {}

  /** Grades one, and once more if that fails. */
  public Report grade(Lab lab, long seed, Submission submission) {
    Grader grader =
        waiting(lab, seed)
            .orElseGet(
                () ->
                    Grader.of(lab, seed, workers, sandbox.each(), sandbox).onStartFailure(trouble));
    try {
      return GraderPool.report(grader, submission, null);
    } finally {
      putBack(new Idle(lab.id(), seed, grader));
    }
  }

  private synchronized Optional<Grader> waiting(Lab lab, long seed) {
    for (Iterator<Idle> all = idle.descendingIterator(); all.hasNext(); ) {
      Idle one = all.next();
      if (one.lab().equals(lab.id()) && one.seed() == seed) {
        all.remove();
        return Optional.of(one.grader());
      }
    }
    if (!idle.isEmpty() && idle.size() >= most) {
      idle.removeFirst().grader().close(); // its memory is needed for another one
    }
    return Optional.empty();
  }

  private synchronized void putBack(Idle one) {
    idle.addLast(one);
    if (isClosed || idle.size() > most) {
      idle.removeFirst().grader().close();
    }
  }

  /** Ends the workers of those that wait; the others end when they are done. */
  @Override
  public synchronized void close() {
    isClosed = true;
    idle.forEach(one -> one.grader().close());
    idle.clear();
  }
}
