package boardwright.learner;

import boardwright.command.PassingCommand;
import boardwright.command.Session;
import boardwright.command.Target;
import boardwright.grading.Grader;
import boardwright.grading.StartTrouble;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.sandbox.Sandbox;
import boardwright.watch.FolderWatcher;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code watch [LAB[/STAGE]]}. */
@Command(
    name = "watch",
    description = "Checks a stage, or all you have begun, each time you save.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Keys: h a hint, n the next stage, p play, l list the checks, q quit.",
      "",
      "Examples:",
      "  boardwright watch                      the lab you work on",
      "  boardwright watch checkerboard/square  one stage; watch square does it, too"
    })
public final class WatchCommand extends PassingCommand {
  /** Stands for a change in the queue of keys. */
  private static final int CHANGE = -2;

  /** An editor writes a file in several steps: this long nothing may happen before we look. */
  private static final int QUIET_MILLIS = 12;

  private static final int LATEST_MILLIS = 300;

  private final BlockingQueue<Integer> events = new LinkedBlockingQueue<>();

  @Parameters(
      arity = "0..2",
      paramLabel = "[LAB[/STAGE]]",
      hideParamSyntax = true,
      description = "The lab, or a stage of it.")
  private List<String> target;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Draw the random boards that an earlier check drew.")
  private Long seed;

  @Override
  protected void run() throws InterruptedException {
    Target wanted = Target.of(target, session);
    Lab lab = wanted.lab().shownAt(Instant.now());
    long drawn = Session.seed(seed);
    try (FolderWatcher folder = new FolderWatcher(lab.folder(), () -> events.add(CHANGE));
        Grader grader =
            Grader.of(lab, drawn, session.workers(), false, Sandbox.NONE)
                .onStartFailure(new StartTrouble(session::remark))
                .warmUp();
        Keys keys = new Keys(events::add)) {
      WatchedLab watched = new WatchedLab(session, lab, wanted.stage(), grader);
      watched.begin(keys.areImmediate());
      boolean goesOn = true;
      while (goesOn) {
        int event = events.take();
        if (event == CHANGE) {
          awaitQuiet();
          watched.check();
        } else {
          goesOn = press(event, watched, keys);
        }
      }
    }
  }

  private boolean press(int key, WatchedLab watched, Keys keys) {
    switch (Character.toLowerCase(key)) {
      case 'h' -> watched.hint();
      case 'n' -> watched.next();
      case 'l' -> watched.list();
      case 'p' -> keys.heldBack(watched::play);
      case 'q', Keys.END, 4 -> { // 4 is Ctrl+D
        session.print("Good-bye.");
        return false;
      }
      default -> {
        // an empty line, or a key that means nothing
      }
    }
    return true;
  }

  /** Waits until nothing more is written; keys that are pressed meanwhile come later. */
  private void awaitQuiet() throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LATEST_MILLIS);
    do {
      events.removeIf(event -> event == CHANGE);
      Thread.sleep(QUIET_MILLIS);
    } while (events.contains(CHANGE) && System.nanoTime() < end);
    events.removeIf(event -> event == CHANGE);
  }

  /** How a stage is called in full. */
  static String name(Lab lab, Stage stage) {
    return lab.id() + "/" + stage.id();
  }
}
