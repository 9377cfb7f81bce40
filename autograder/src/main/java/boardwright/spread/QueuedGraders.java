package boardwright.spread;

import boardwright.grading.Report;
import boardwright.grading.ScoreCalculator;
import boardwright.lab.Lab;
import boardwright.queue.Answer;
import boardwright.queue.QueueException;
import boardwright.queue.Work;
import boardwright.queue.WorkQueue;
import boardwright.run.Fingerprint;
import boardwright.run.Graders;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.submission.UnreadableSubmissionException;
import boardwright.text.Printable;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Grades on other machines: puts hand-ins into a queue, and fetches what comes back until all are
 * there.
 *
 * @param queue where to put them
 * @param run the name of the run there; the same for each call of the same folder, so that a call
 *     that was cut short goes on
 * @param patience how long hand-ins may wait for a machine of their version before they are named,
 *     and how long the database may be away before the run ends
 */
public record QueuedGraders(WorkQueue queue, String run, Duration patience) implements Graders {
  private static final Duration PAUSE = Duration.ofMillis(100);

  @Override
  public void grade(
      Lab lab,
      List<LazySubmission> submissions,
      long seed,
      Consumer<String> remarks,
      Finished finished)
      throws InterruptedException {
    Fingerprint fingerprint = new Fingerprint(lab, seed);
    Map<String, LazySubmission> open = new LinkedHashMap<>();
    for (LazySubmission submission : submissions) {
      open.put(submission.head().id() + "#" + fingerprint.of(submission), submission);
    }
    Thread end = new Thread(this::takeBack);
    Runtime.getRuntime().addShutdownHook(end); // nobody would fetch the answers
    try {
      fetch(open, lab, seed, remarks, finished);
    } finally {
      release(end);
    }
  }

  private void takeBack() {
    try {
      queue.forget(run);
    } catch (QueueException e) {
      // the database is away; the next call of this run goes on with what is there
    }
  }

  private static void release(Thread end) {
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException e) {
      // the program is at its end, and the hook does its work
    }
  }

  /** What can be read now; for the others it is finished, without a grade. */
  private Iterable<Work> readable(
      Map<String, LazySubmission> open, Lab lab, long seed, Finished finished) {
    Iterator<Map.Entry<String, LazySubmission>> all = List.copyOf(open.entrySet()).iterator();
    return () ->
        new Iterator<>() {
          private Work next = read();

          @Override
          public boolean hasNext() {
            return next != null;
          }

          @Override
          public Work next() {
            Work now = next;
            next = read();
            return now;
          }

          private Work read() {
            while (all.hasNext()) {
              Map.Entry<String, LazySubmission> one = all.next();
              try {
                return new Work(one.getKey(), TravellingHandIn.bytes(one.getValue().read(), seed));
              } catch (UnreadableSubmissionException e) {
                open.remove(one.getKey());
                Submission head = one.getValue().head();
                finished.of(head, ScoreCalculator.ungraded(lab, head, seed, e.getMessage()), "");
              }
            }
            return null;
          }
        };
  }

  private void fetch(
      Map<String, LazySubmission> open,
      Lab lab,
      long seed,
      Consumer<String> remarks,
      Finished finished)
      throws InterruptedException {
    long since = System.nanoTime();
    boolean isQueued = false;
    boolean isAway = false;
    boolean waits = false;
    while (!open.isEmpty()) {
      try {
        if (!isQueued) {
          queue.keepOnly(run, open.keySet());
          queue.put(run, Fingerprint.ofProgram(lab), readable(open, lab, seed, finished));
          isQueued = true;
          since = System.nanoTime();
        }
        List<Answer> answers = queue.answers(run);
        isAway = false;
        for (Answer answer : answers) {
          LazySubmission submission = open.remove(answer.key());
          if (submission != null) {
            deliver(answer, submission, lab, seed, finished);
          }
          queue.forget(run, answer.key());
        }
        if (!answers.isEmpty()) {
          since = System.nanoTime();
          continue;
        }
        if (!waits && isOver(since) && !queue.hasWorker(Fingerprint.ofProgram(lab))) {
          waits = true;
          remarks.accept(waiting(open));
        }
      } catch (QueueException e) {
        if (!isAway) {
          remarks.accept(e.getMessage() + " The run waits for it.");
          since = System.nanoTime();
        }
        isAway = true;
        if (isOver(since)) {
          throw e;
        }
      }
      Thread.sleep(PAUSE.toMillis());
    }
  }

  private boolean isOver(long since) {
    return System.nanoTime() - since > patience.toNanos();
  }

  private String waiting(Map<String, LazySubmission> open) {
    List<String> ids = open.values().stream().map(each -> each.head().id()).toList();
    return "No machine of this version works, with the same Java, and these wait for one: %s. Start one with ./boardwright work."
        .formatted(Printable.listed(ids));
  }

  /** Delivers a report; what has changed since it was queued has no grade, as on one machine. */
  private static void deliver(
      Answer answer, LazySubmission submission, Lab lab, long seed, Finished finished) {
    Submission work;
    try {
      work = submission.read();
    } catch (UnreadableSubmissionException e) {
      Submission head = submission.head();
      finished.of(head, ScoreCalculator.ungraded(lab, head, seed, e.getMessage()), "");
      return;
    }
    if (answer.content() == null) {
      finished.of(work, ScoreCalculator.ungraded(lab, work, seed, answer.trouble()), "");
    } else {
      TravellingVerdicts sent = TravellingVerdicts.of(answer.content());
      Report report = ScoreCalculator.report(lab, work, seed, sent.stages(), List.of());
      finished.of(work, report, sent.sandbox());
    }
  }
}
