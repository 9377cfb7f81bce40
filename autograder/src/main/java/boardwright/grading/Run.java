package boardwright.grading;

import boardwright.intake.Submission;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Grades many submissions on several workers; they share nothing. */
public final class Run {
  private Run() {}

  /**
   * Grades submissions.
   *
   * @param threads how many workers
   * @param sandbox what is put around each
   * @param finished told of each report as it is made, in no certain order, one at a time
   * @return the reports in the order of the submissions
   */
  public static List<Report> grade(
      Lab lab,
      List<Submission> submissions,
      long seed,
      int threads,
      Sandbox sandbox,
      Consumer<Report> finished)
      throws InterruptedException {
    int workers = Math.max(1, Math.min(threads, submissions.size()));
    Queue<Grader> idle = new ConcurrentLinkedQueue<>();
    for (int i = 0; i < workers; i++) {
      idle.add(Grader.of(lab, seed, submissions.size() < 4, sandbox).warmUp());
    }
    ExecutorService executor = Executors.newFixedThreadPool(workers);
    // apart from the others, so that no worker waits while a report is written
    ExecutorService writer = Executors.newSingleThreadExecutor();
    try {
      List<CompletableFuture<Report>> reports = new ArrayList<>();
      for (Submission submission : submissions) {
        reports.add(
            CompletableFuture.supplyAsync(() -> grade(idle, submission), executor)
                .thenApplyAsync(
                    report -> {
                      finished.accept(report);
                      return report;
                    },
                    writer));
      }
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
      executor.shutdownNow();
      writer.shutdown();
      idle.forEach(Grader::close);
    }
  }

  /** Grades on one of the graders, of which there is one for each thread. */
  private static Report grade(Queue<Grader> idle, Submission submission) {
    Grader grader = idle.remove();
    try {
      return grade(grader, submission);
    } finally {
      idle.add(grader);
    }
  }

  /** Our own failure costs nobody else a grade, and this submission no points. */
  private static Report grade(Grader grader, Submission submission) {
    try {
      return grader.grade(submission);
    } catch (RuntimeException e) {
      return grader.failed(submission, "the grader failed: " + e);
    }
  }
}
