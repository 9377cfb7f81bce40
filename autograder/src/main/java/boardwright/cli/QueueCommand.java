package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.lab.WrongCallException;
import boardwright.queue.Database;
import boardwright.queue.WorkQueue;
import boardwright.queue.WorkQueue.RunState;
import boardwright.queue.WorkQueue.WorkerState;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queue --database URL}: what waits, and who works. */
@Command(
    name = "queue",
    description = "Shows what waits in the database of grade --queue, since when, and who works.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright queue --database postgresql://db.uni.example/boardwright",
      "  boardwright queue --database postgresql://db.uni.example/boardwright --retry"
    })
final class QueueCommand extends PassingCommand {
  private static final String ROW = "%-24s %7s %7s %8s %7s  %s";

  @Mixin private DatabaseOption at;

  @Option(
      names = "--forget",
      paramLabel = "RUN",
      description = "Takes the hand-ins of this run out of the queue.")
  private String forget;

  @Option(names = "--retry", description = "Puts back what failed on our side.")
  private boolean retry;

  @Override
  protected void run() {
    try (Database database = at.open(1)) {
      WorkQueue queue = new WorkQueue(database);
      if (forget != null) {
        int gone = queue.forget(forget);
        if (gone == 0) {
          throw new WrongCallException("--forget %s: there is no such run.".formatted(forget));
        }
        session.print("%s of run %s are gone.".formatted(handIns(gone), forget));
      }
      if (retry) {
        session.print("%s wait again.".formatted(handIns(queue.retry())));
      }
      print(queue.runs(), queue.workers());
    }
  }

  private void print(List<RunState> runs, List<WorkerState> workers) {
    if (runs.isEmpty()) {
      session.print("Nothing waits.");
    } else {
      session.print(ROW.formatted("run", "waiting", "in work", "answered", "failed", "since"));
      runs.forEach(
          run ->
              session.print(
                  ROW.formatted(
                      run.run(),
                      run.waiting(),
                      run.taken(),
                      run.answered(),
                      run.failed(),
                      since(run.age()))));
    }
    session.print("");
    if (workers.isEmpty()) {
      session.print("No machine works. Start one with ./boardwright work.");
    }
    workers.forEach(worker -> session.print(worker.name() + ": " + worker.about()));
  }

  private static String handIns(int count) {
    return count == 1 ? "1 hand-in" : count + " hand-ins";
  }

  private static String since(Duration age) {
    return age.toDays() > 1
        ? age.toDays() + " days"
        : age.toHours() > 1
            ? age.toHours() + " hours"
            : age.toMinutes() > 1 ? age.toMinutes() + " minutes" : age.toSeconds() + " seconds";
  }
}
