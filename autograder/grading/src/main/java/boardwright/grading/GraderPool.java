package boardwright.grading;

import boardwright.lab.Lab;
import boardwright.protocol.Reason;
import boardwright.sandbox.Sandbox;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.submission.UnreadableSubmissionException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Several graders at work on many submissions, which share nothing but a compiler for two. */
public final class GraderPool {
  /** To compile takes less time than to run; and a grader that waits costs nothing but time. */
  private static final int WORKERS_OF_A_COMPILER = 2;

  /** The submission that is graded, the next one, and one whose report is written. */
  private static final int HELD_BY_A_WORKER = 3;

  private GraderPool() {}

  /**
   * Grades submissions. Each worker holds the one that it grades and the next one.
   *
   * @param processes starts the compilers and workers
   * @param threads how many workers
   * @param sandbox what is put around each
   * @param remarks told once why compilers and workers do not begin, if they do not
   * @param finished told of each submission and its report as it is made, in no certain order, one
   *     at a time, and never after this method has ended; if it throws an exception, so does this
   *     method. An error costs a submission its grade, and is told as a report that says so
   * @return the reports in the order of the submissions
   */
  public static List<Report> grade(
      Lab lab,
      List<LazySubmission> submissions,
      long seed,
      Workers processes,
      int threads,
      Sandbox sandbox,
      Consumer<String> remarks,
      BiConsumer<Submission, Report> finished)
      throws InterruptedException {
    int workers = Math.max(1, Math.min(threads, submissions.size()));
    boolean shortLived = submissions.size() < 4;
    List<Grader> graders = new ArrayList<>();
    SharedCompiler compiler = null;
    StartTrouble trouble = new StartTrouble(remarks);
    for (int i = 0; i < workers; i++) {
      if (i % WORKERS_OF_A_COMPILER == 0) {
        compiler = new SharedCompiler(() -> processes.compiler(shortLived, sandbox));
      }
      boolean small = shortLived || sandbox.each();
      graders.add(
          Grader.of(lab, seed, processes, small, sandbox, compiler)
              .onStartFailure(trouble)
              .warmUp());
    }
    BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
    submissions.forEach(submission -> jobs.add(new Job(submission)));
    Semaphore held = new Semaphore(HELD_BY_A_WORKER * workers);
    ExecutorService executor = Executors.newFixedThreadPool(workers);
    // apart from the others, so that no worker waits while a report is written
    ExecutorService writer = Executors.newSingleThreadExecutor();
    try {
      List<CompletableFuture<Report>> reports = new ArrayList<>();
      for (Job job : jobs) {
        reports.add(
            job.done.thenApplyAsync(
                done -> {
                  try {
                    return deliver(finished, done, lab, seed);
                  } finally {
                    held.release();
                  }
                },
                writer));
      }
      graders.forEach(grader -> executor.execute(() -> grade(grader, jobs, workers, held)));
      List<Report> inOrder = new ArrayList<>();
      for (Future<Report> report : reports) {
        inOrder.add(report.get());
      }
      return inOrder;
    } catch (ExecutionException e) {
      // what the reports are given to may fail, as on a full disk
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(e.getCause());
    } finally {
      writer.shutdown(); // what graders make of being interrupted is no report
      executor.shutdownNow();
      graders.forEach(Grader::close);
      awaitEnd(writer);
    }
  }

  /** Delivers a report; where that ends in an error, one without grades. */
  private static Report deliver(
      BiConsumer<Submission, Report> finished, Done done, Lab lab, long seed) {
    try {
      finished.accept(done.submission, done.report);
      return done.report;
    } catch (Error e) {
      Report failed = ScoreCalculator.ungraded(lab, done.submission, seed, failure(e));
      finished.accept(done.submission, failed);
      return failed;
    }
  }

  private static String failure(Throwable e) {
    return "the grader failed: " + Reason.of(e);
  }

  /** Waits for the last report to be written: the folder that it goes to is about to be closed. */
  private static void awaitEnd(ExecutorService writer) {
    boolean interrupted = false;
    for (boolean ended = false; !ended; ) {
      try {
        ended = writer.awaitTermination(1, TimeUnit.MINUTES);
      } catch (InterruptedException e) {
        writer.shutdownNow(); // a second interruption waits only for what has begun
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Grades as long as there is something left. While it grades one, the next is read and compiled;
   * of the last ones none is kept from a grader that has nothing to do.
   */
  private static void grade(Grader grader, BlockingQueue<Job> jobs, int graders, Semaphore held) {
    for (Job job = read(jobs.poll(), held);
        job != null && !Thread.currentThread().isInterrupted(); ) {
      Job next = jobs.size() < graders ? null : read(jobs.poll(), held);
      try {
        job.done.complete(new Done(job.submission, report(grader, job, next)));
      } catch (Throwable e) {
        job.done.completeExceptionally(e); // the thread that waits for it must not wait for ever
      }
      job = next != null ? next : read(jobs.poll(), held);
    }
  }

  /** Reads a submission; by no failure of ours does its student lose points. */
  private static Job read(Job job, Semaphore held) {
    if (job != null) {
      try {
        held.acquire();
        job.submission = job.lazy.read();
      } catch (UnreadableSubmissionException e) {
        job.failure = e.getMessage();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return null; // the run is at its end
      } catch (RuntimeException | Error e) {
        job.failure = "it could not be read again: " + Reason.of(e);
      }
    }
    return job;
  }

  private static Report report(Grader grader, Job job, Job next) {
    if (!job.failure.isEmpty()) {
      return grader.ungraded(job.submission, job.failure);
    }
    return report(
        grader, job.submission, next == null || !next.failure.isEmpty() ? null : next.submission);
  }

  /**
   * Grades one, and once more if that fails. Our own failure, be it want of memory, costs nobody
   * else a grade, and this submission no points.
   */
  static Report report(Grader grader, Submission submission, Submission next) {
    try {
      return grader.grade(submission, next);
    } catch (RuntimeException | Error once) {
      try {
        return grader.grade(submission, next);
      } catch (RuntimeException | Error e) {
        return grader.ungraded(submission, failure(e));
      }
    }
  }

  /** A submission with its report. */
  private record Done(Submission submission, Report report) {}

  /** A submission that waits, and then is read by the worker that grades it. */
  private static final class Job {
    private final LazySubmission lazy;
    private final CompletableFuture<Done> done = new CompletableFuture<>();
    private Submission submission;
    private String failure = "";

    Job(LazySubmission lazy) {
      this.lazy = lazy;
      this.submission = lazy.head();
    }
  }
}
