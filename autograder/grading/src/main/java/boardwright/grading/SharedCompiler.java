package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Ready;
import boardwright.protocol.Request;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * A place for one compiler, which some graders share. It answers one question after another, so
 * that it is known over which it was lost; then it is replaced. It ends when the last grader
 * leaves.
 */
final class SharedCompiler {
  private static final int OPENING_SECONDS = 30;
  private static final int CLOSING_SECONDS = 5;

  /** What Checkstyle learns of sources, it keeps; before that is much, another takes over. */
  private static final int MOST_SUBMISSIONS = 1_000;

  /** When a compiler was ended so often over one submission, the rest of it is left. */
  private static final int MOST_LATE = 6;

  private final Worker.Source compilers;

  /** Asks; what was asked is known to this thread only. */
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(WorkerProcess.daemons("compiler"));

  private volatile Worker compiler;
  private volatile boolean left;
  private Sources opened;
  private int served;
  private int graders;

  SharedCompiler(Worker.Source compilers) {
    this.compilers = compilers;
  }

  /** One more shares this from now on. */
  synchronized void join() {
    graders++;
  }

  /** One needs this no more. */
  synchronized void leave() {
    if (--graders > 0) {
      return;
    }
    left = true;
    thread.execute(this::end);
    thread.shutdown();
    try {
      if (thread.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Worker busy = compiler;
    if (busy != null) {
      busy.kill();
    }
  }

  /** Starts the compiler ahead of the first submission. */
  void warmUp() {
    thread.execute(
        () -> {
          try {
            begin();
          } catch (IOException e) {
            compiler = null; // said when it is needed
          }
        });
  }

  /**
   * Asks for mixes of a submission, to be made one after another, as soon as there is time.
   *
   * @param seconds of processor time for each
   * @return the answers to come; a {@link WorkerLostException} or an {@link IOException} instead of
   *     one that did not
   */
  Map<Request.Mix, Future<Answer>> mix(Sources submission, List<Request.Mix> mixes, int seconds) {
    Map<Request.Mix, Future<Answer>> answers = new LinkedHashMap<>();
    for (Request.Mix mix : mixes) {
      answers.put(mix, thread.submit(() -> made(submission, mix, seconds)));
    }
    thread.execute(this::rest);
    return answers;
  }

  private Answer made(Sources submission, Request.Mix mix, int seconds)
      throws WorkerLostException, IOException {
    if (submission.late >= MOST_LATE) {
      throw new WorkerLostException(Worker.Why.NOT_ASKED);
    }
    return Retry.of(isFirst -> asked(submission, mix, seconds));
  }

  private Answer asked(Sources submission, Request.Mix mix, int seconds)
      throws WorkerLostException, IOException {
    begin();
    try {
      if (opened != submission) {
        Answer ready = opening(submission.open);
        if (!(ready instanceof Ready)) {
          return ready;
        }
        opened = submission;
      }
      return compiler.ask(mix, seconds);
    } catch (WorkerLostException e) {
      lose();
      submission.late += e.why() == Worker.Why.LATE ? 1 : 0;
      throw e;
    } catch (RuntimeException | Error e) {
      lose(); // what is left of its answer must not be taken for another
      throw e;
    }
  }

  /** Nothing is compiled yet: whatever happens here, the learner did not do. */
  private Answer opening(Request.Open submission) throws WorkerLostException {
    try {
      return compiler.ask(submission, OPENING_SECONDS);
    } catch (WorkerLostException e) {
      throw new WorkerLostException(Worker.Why.NEVER_BEGAN, e.lastWords());
    }
  }

  private void begin() throws IOException {
    if (left) {
      throw new IOException("nobody waits for it any more");
    }
    if (compiler == null) {
      opened = null;
      served = 0;
      compiler = compilers.start();
      if (left) {
        end();
        throw new IOException("nobody waits for it any more");
      }
    }
  }

  /** Between two submissions, or parts of one. */
  private void rest() {
    if (compiler != null && (++served >= MOST_SUBMISSIONS || compiler.isBloated())) {
      end();
    }
  }

  private void lose() {
    compiler.kill();
    compiler = null;
  }

  private void end() {
    if (compiler != null) {
      compiler.close();
      compiler = null;
    }
  }

  /** What was handed in, as a compiler is told of it. */
  static final class Sources {
    private final Request.Open open;

    /** How often a compiler was ended since it came to no end on them. */
    private int late;

    Sources(Request.Open open) {
      this.open = open;
    }
  }
}
