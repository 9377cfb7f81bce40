package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.grading.IdleGraders;
import boardwright.grading.StartTrouble;
import boardwright.grading.Workers;
import boardwright.lab.WrongCallException;
import boardwright.queue.Database;
import boardwright.queue.QueueWorker;
import boardwright.queue.WorkQueue;
import boardwright.queue.WorkQueue.WorkerState;
import boardwright.spread.GradingJob;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jline.utils.Signals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code work --database URL}: this machine grades for others. */
@Command(
    name = "work",
    description =
        "Grades what grade --queue put into a database, until you stop it: one more machine.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Ctrl-C ends it when what it is at is graded; Ctrl-C twice ends it at once, and another machine"
          + " grades that.",
      "",
      "Example:",
      "  boardwright work --database 'postgresql://db/boardwright?user=grader'"
    })
final class WorkCommand extends PassingCommand {
  private static final int KILLED = 130;
  private static final int MORE_CONNECTIONS = 3;
  private static final long GIGABYTE = 1L << 30;

  @Mixin private DatabaseOption at;

  @Option(
      names = "--heartbeat",
      paramLabel = "SECONDS",
      defaultValue = "8",
      description =
          "How often it says that it is alive (8 seconds if not given). Where that fails four times,"
              + " another machine takes what it was at.")
  private long heartbeat;

  @Mixin private GradingOptions grading;

  @Override
  protected void run() throws InterruptedException {
    if (heartbeat < 1) {
      throw new WrongCallException("--heartbeat " + heartbeat + ": expected 1 or more");
    }
    int threads = grading.workers();
    SandboxChoice sandbox = grading.sandboxForAnybody(session);
    String about =
        "Java %d, %s, sandbox %s, %d GB"
            .formatted(
                Runtime.version().feature(),
                threads == 1 ? "1 hand-in at a time" : threads + " hand-ins at a time",
                sandbox.said(),
                Math.max(1, Workers.memory() / GIGABYTE));
    String name = QueueOption.host() + "-" + ProcessHandle.current().pid();
    CountDownLatch stop = new CountDownLatch(1);
    try (Database database = at.open(threads + MORE_CONNECTIONS);
        IdleGraders graders =
            new IdleGraders(
                session.workers(), sandbox.sandbox(), threads, new StartTrouble(session::remark))) {
      GradingJob job =
          new GradingJob(session.course().labs(), graders, sandbox.said(), session::remark);
      List<WorkerState> others = new WorkQueue(database).workers();
      session.print("This is %s: %s.".formatted(name, about));
      others.stream()
          .filter(other -> !other.kinds().containsAll(job.kinds()))
          .forEach(
              other ->
                  session.remark(
                      "%s has another version of Boardwright or Java, and grades other hand-ins."
                          .formatted(other.name())));
      try (QueueWorker worker =
          new QueueWorker(
              database, name, about, job.kinds(), threads, Duration.ofSeconds(heartbeat), job)) {
        for (String signal : List.of("INT", "TERM")) {
          Signals.register(signal, () -> stop(stop, worker));
        }
        session.print("It waits for work. Ctrl-C ends it.");
        stop.await();
      }
    }
    session.print("It has ended, and left nothing undone.");
  }

  private void stop(CountDownLatch stop, QueueWorker worker) {
    if (stop.getCount() > 0) {
      session.print("It ends when what it is at is graded. Ctrl-C once more ends it at once.");
      stop.countDown();
    } else {
      worker.giveBack();
      Runtime.getRuntime().halt(KILLED);
    }
  }
}
