package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Ready;
import boardwright.protocol.Request;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Owns one compiler process, which several graders share. It compiles one mix after another, so
 * that it is known over which mix a process was lost; then it starts another. It ends when the last
 * grader leaves.
 *
 * <p>A hand-in that was slow once is compiled apart from now on, by another process: nobody waits
 * behind it, and the shared process is lost over it only once.
 */
final class SharedCompiler {
  private static final int OPENING_SECONDS = 30;
  private static final int CLOSING_SECONDS = 5;

  /** What Checkstyle learns of sources, it keeps; before that is much, another takes over. */
  private static final int MOST_SUBMISSIONS = 1_000;

  /** The budget of a submission: when so many compilers were lost over it, the rest is left. */
  private static final int MOST_LOST = 4;

  /** Of the time for a mix, the part that it may take of a warm compiler which others wait for. */
  private static final int QUICK_PART = 4;

  private final Worker.Source compilers;
  private final boolean isApart;

  /** Asks; what was asked is known to this thread only. */
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(WorkerProcess.daemons("compiler"));

  private volatile Worker compiler;
  private volatile boolean left;

  /** For slow submissions; null if there was none yet. */
  private volatile SharedCompiler apart;

  private Request.Open opened;
  private boolean warm;
  private int served;
  private int graders;

  SharedCompiler(Worker.Source compilers) {
    this(compilers, false);
  }

  private SharedCompiler(Worker.Source compilers, boolean isApart) {
    this.compilers = compilers;
    this.isApart = isApart;
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
      if (!thread.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
        killBusy();
      }
    } catch (InterruptedException e) {
      killBusy();
      Thread.currentThread().interrupt();
    }
    if (apart != null) {
      apart.leave();
    }
  }

  private void killBusy() {
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
      CompletableFuture<Answer> answer = new CompletableFuture<>();
      answers.put(mix, answer);
      thread.execute(() -> make(submission, mix, seconds, answer));
    }
    thread.execute(() -> rest(submission));
    return answers;
  }

  private void make(
      Sources submission, Request.Mix mix, int seconds, CompletableFuture<Answer> answer) {
    try {
      if (isApart || !submission.slow) {
        answer.complete(made(submission, mix, seconds));
        return;
      }
    } catch (Throwable e) {
      if (isApart || !submission.slow) {
        answer.completeExceptionally(e);
        return;
      }
    }
    if (apart == null) {
      apart = new SharedCompiler(compilers, true);
    }
    apart.thread.execute(() -> apart.make(submission, mix, seconds, answer));
  }

  private Answer made(Sources submission, Request.Mix mix, int seconds)
      throws WorkerLostException, IOException {
    submission.leaveGivenUp(mix);
    try {
      // the first loss may be chance, and is no reason to let the others wait for a second try
      int losses = isApart && submission.lost == 0 ? 2 : 1;
      return Retry.of(losses, isFirst -> asked(submission, mix, seconds));
    } catch (WorkerLostException e) {
      if (!e.why().isOurs()) {
        submission.slow = true;
        if (isApart) {
          submission.givenUp.put(mix, e);
        }
      }
      throw e;
    }
  }

  private Answer asked(Sources submission, Request.Mix mix, int seconds)
      throws WorkerLostException, IOException {
    begin();
    try {
      Request.Open open = submission.openFor(mix);
      if (opened != open) {
        Answer ready = opening(open);
        if (!(ready instanceof Ready)) {
          return ready;
        }
        opened = open;
      }
      int quick = (seconds + QUICK_PART - 1) / QUICK_PART;
      long begun = System.nanoTime();
      Answer answer = compiler.ask(mix, warm && !isApart ? quick : seconds);
      submission.slow |= warm && System.nanoTime() - begun > TimeUnit.SECONDS.toNanos(quick);
      warm = true;
      return answer;
    } catch (WorkerLostException e) {
      lose();
      submission.lost += e.why().isOurs() ? 0 : 1;
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
      warm = false;
      served = 0;
      compiler = compilers.start();
      if (left) {
        end();
        throw new IOException("nobody waits for it any more");
      }
    }
  }

  /** Between two submissions, or parts of one. */
  private void rest(Sources submission) {
    if (isApart || compiler != null && (++served >= MOST_SUBMISSIONS || compiler.isBloated())) {
      end();
    }
    if (apart != null && submission.slow) {
      apart.thread.execute(() -> apart.rest(submission));
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

    /** The mixes that are not tried again, with how a compiler was lost over them. */
    private final Map<Request.Mix, WorkerLostException> givenUp = new HashMap<>();

    private boolean slow;
    private int lost;

    Sources(Request.Open open) {
      this.open = open;
    }

    /** Fails for a mix that is not tried: with classes that were given up, or after too much. */
    private void leaveGivenUp(Request.Mix mix) throws WorkerLostException {
      if (givenUp.containsKey(mix)) {
        throw givenUp.get(mix); // for another stage
      }
      boolean hasGivenUp =
          givenUp.keySet().stream().anyMatch(other -> mix.classes().containsAll(other.classes()));
      if (lost >= MOST_LOST || hasGivenUp && !mix.wholeProgram()) {
        throw new WorkerLostException(Worker.Why.NOT_ASKED);
      }
    }

    /** What a mix is made of: all, but classes that were given up and that it is not about. */
    private Request.Open openFor(Request.Mix mix) {
      List<String> without =
          givenUp.keySet().stream()
              .filter(other -> !other.wholeProgram())
              .flatMap(other -> other.classes().stream())
              .filter(type -> mix.wholeProgram() || !mix.classes().contains(type))
              .toList();
      return without.isEmpty()
          ? open
          : new Request.Open(
              open.release(),
              open.packageName(),
              open.provided(),
              open.fixtures(),
              open.replaceable(),
              open.allow(),
              open.sources().stream()
                  .filter(source -> source.types().stream().noneMatch(without::contains))
                  .toList());
    }
  }
}
