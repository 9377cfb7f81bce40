package boardwright.run;

import boardwright.grading.GraderPool;
import boardwright.grading.Report;
import boardwright.grading.Workers;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.util.List;
import java.util.function.Consumer;

/** What grades for a run: workers of this machine, or other machines. */
public interface Graders {
  /**
   * Grades submissions.
   *
   * @param remarks told what is the matter, if something is
   * @param finished told of each submission and its report as it is made, in no certain order, one
   *     at a time, and never after this method has ended; if it throws an exception, so does this
   *     method
   */
  void grade(
      Lab lab,
      List<LazySubmission> submissions,
      long seed,
      Consumer<String> remarks,
      Finished finished)
      throws InterruptedException;

  /** Is told of reports. */
  interface Finished {
    /**
     * Takes a report.
     *
     * @param submission whole
     * @param sandbox what was around its worker, for people
     */
    void of(Submission submission, Report report, String sandbox);
  }

  /**
   * The workers of this machine.
   *
   * @param workers starts the compilers and workers
   * @param threads how many workers at a time
   * @param sandbox what is put around each
   * @param sandboxName how the run names it to people
   */
  record Local(Workers workers, int threads, Sandbox sandbox, String sandboxName)
      implements Graders {
    @Override
    public void grade(
        Lab lab,
        List<LazySubmission> submissions,
        long seed,
        Consumer<String> remarks,
        Finished finished)
        throws InterruptedException {
      GraderPool.grade(
          lab,
          submissions,
          seed,
          workers,
          threads,
          sandbox,
          remarks,
          (submission, report) -> finished.of(submission, report, sandboxName));
    }
  }
}
