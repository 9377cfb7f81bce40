package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Request;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Compilers and workers that serve one test after another, for tests that are not about processes:
 * to start one takes longer than most of what a test asks it. A worker is kept under the grader's
 * own conditions for the next hand-in; in a sandbox none is kept.
 */
public final class WarmWorkers implements Workers {
  /** Those of this JVM. They end with it, as their input does. */
  public static final Workers SHARED = new WarmWorkers();

  private final Deque<Kept> compilers = new ArrayDeque<>();
  private final Deque<Kept> workers = new ArrayDeque<>();

  private WarmWorkers() {}

  /** The same, and counts the workers that a grader gives up. */
  public static Workers counting(AtomicInteger ended) {
    return new Workers() {
      @Override
      public Worker compiler(boolean shortLived, Sandbox sandbox) throws IOException {
        return SHARED.compiler(shortLived, sandbox);
      }

      @Override
      public Worker worker(boolean shortLived, Sandbox sandbox) throws IOException {
        return new ForwardingWorker(SHARED.worker(shortLived, sandbox)) {
          @Override
          public void kill() {
            ended.incrementAndGet();
            super.kill();
          }

          @Override
          public void close() {
            ended.incrementAndGet();
            super.close();
          }
        };
      }
    };
  }

  @Override
  public Worker compiler(boolean shortLived, Sandbox sandbox) throws IOException {
    return sandbox.equals(Sandbox.NONE)
        ? taken(compilers, Unconfined::compiler)
        : PROCESSES.compiler(shortLived, sandbox);
  }

  @Override
  public Worker worker(boolean shortLived, Sandbox sandbox) throws IOException {
    return sandbox.equals(Sandbox.NONE)
        ? taken(workers, Unconfined::worker)
        : PROCESSES.worker(shortLived, sandbox);
  }

  private static Worker taken(Deque<Kept> idle, Worker.Source source) throws IOException {
    synchronized (idle) {
      Kept kept = idle.poll();
      if (kept != null) {
        return kept;
      }
    }
    return new Kept(source.start(), idle);
  }

  /** A worker that goes back when it is closed, if it is fit to serve another. */
  private static final class Kept extends ForwardingWorker {
    private final Deque<Kept> idle;
    private int answersToCome;
    private boolean isUnfit;

    private Kept(Worker worker, Deque<Kept> idle) {
      super(worker);
      this.idle = idle;
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      answersToCome += request instanceof Request.RunChecks run ? run.checks().size() : 1;
      return seen(super.ask(request, seconds));
    }

    @Override
    public Answer next(int seconds) throws WorkerLostException {
      return seen(super.next(seconds));
    }

    private Answer seen(Answer answer) {
      answersToCome--;
      isUnfit |= answer instanceof Checked checked && checked.mustBeReplaced();
      return answer;
    }

    @Override
    public void close() {
      if (isUnfit || answersToCome > 0 || isBloated()) {
        super.close();
        return;
      }
      synchronized (idle) {
        idle.push(this);
      }
    }
  }
}
