package boardwright.worker;

import boardwright.meter.FileGate;
import boardwright.meter.Meter;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Fitness;
import boardwright.protocol.Answer.Result;
import boardwright.protocol.Request.CheckRequest;
import boardwright.protocol.Wire;
import boardwright.testkit.Suite;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs checks, each with its own loaders and thread. Where the classes of a mix cannot remember
 * anything, the checks of a suite share a loader, a thread and one launcher call for as long as
 * each gets an answer, since none could tell.
 */
final class CheckRunner {
  private static final long STACK = 2L << 20;

  /** Milliseconds between the sending of answers. */
  private static final long WAIT = 20;

  /** Half of the heap, so that the next one has the other half. */
  private static final long MOST_USED = 128L << 20;

  private static final Map<String, Boolean> WATCHED = new ConcurrentHashMap<>();

  private static final Logger LOG = Logger.getLogger("org.junit");

  private final Launcher launcher = launcher();

  /** One for all checks: a group is never forgotten, before Java 19. */
  private final ThreadGroup group = new ThreadGroup("check");

  private final LiveThreads threads = new LiveThreads();

  private final Capture capture;

  /** Whether much of the heap is taken up by what nobody can let go of any more. */
  private boolean full;

  CheckRunner(Capture capture) {
    this.capture = capture;
  }

  /** JUnit with its own engine and nothing that it might find on the class path. */
  static Launcher launcher() {
    LOG.setLevel(Level.OFF); // it has the time in it, and goes where checks print
    // one session for all: to open one for each check takes longer than many a check
    return LauncherFactory.openSession(
            LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false)
                .addTestEngines(new JupiterTestEngine())
                .build())
        .getLauncher();
  }

  /** Runs checks on a mix, and answers each in turn. */
  void run(LoadedProgram program, List<CheckRequest> checks, Wire answers)
      throws IOException, InterruptedException {
    int done = 0;
    boolean runs = true;
    while (done < checks.size()) {
      boolean together = program.sharesLoaders(isWatched(checks.get(done).suite()));
      if (!together) {
        program.forgetLoaders();
      }
      int end = together && runs ? endOfSuite(checks, done) : done + 1;
      int answered = launch(program, checks.subList(done, end), answers);
      // without any answer it is the suite that cannot be run: each check says so for itself
      runs &= answered > 0;
      done += answered;
    }
  }

  /** Whether a suite watches what the provided program keeps. */
  private static boolean isWatched(String suite) {
    return WATCHED.computeIfAbsent(
        suite,
        name -> {
          try {
            return Class.forName(name, false, CheckRunner.class.getClassLoader())
                .getAnnotation(Suite.class)
                .watchesTheProgram();
          } catch (ClassNotFoundException e) {
            return false; // said when it is run
          }
        });
  }

  private static int endOfSuite(List<CheckRequest> checks, int from) {
    int end = from + 1;
    while (end < checks.size() && checks.get(end).suite().equals(checks.get(from).suite())) {
      end++;
    }
    return end;
  }

  /** Runs checks of one suite until one must be the last; says how many were answered. */
  private int launch(LoadedProgram program, List<CheckRequest> checks, Wire answers)
      throws IOException, InterruptedException {
    Queue<Checked> done = new ConcurrentLinkedQueue<>();
    LaunchedChecks launched = new LaunchedChecks(this, program, checks, done::add);
    Thread thread = new CheckThread(group, () -> launched.run(launcher));
    thread.start();
    // answers are sent by this thread alone, while the next checks run: to be woken for each of
    // them would take longer than many a check
    do {
      thread.join(WAIT);
      send(done, answers);
    } while (thread.isAlive());
    int answered = launched.finish();
    send(done, answers);
    return answered;
  }

  private static void send(Queue<Checked> done, Wire answers) throws IOException {
    for (Checked next = done.poll(); next != null; next = done.poll()) {
      answers.send(next);
    }
  }

  /** Before a check: nothing is left of the one before it. */
  void prepare() {
    capture.take();
    FileGate.open(null);
    // the last ones may have been closed
    System.setIn(InputStream.nullInputStream());
    PrintStream stream = capture.stream();
    System.setOut(stream);
    System.setErr(stream);
  }

  /** After a check: what became of it. */
  Checked judge(Throwable failure, boolean passed, LoadedProgram program) {
    boolean overflowed = Meter.overflowed() || Meter.isOverflow(failure);
    boolean irregular = threads.hasOthers() || Meter.refusal() != null || isFull();
    Checked checked = FailureClassifier.of(failure, passed, program, capture.take());
    overflowed |= Meter.overflowed(); // while it was judged
    irregular |= checked.result() == Result.CRASHED;
    if (Meter.spoilt() || failure != null && Meter.isBrokenJdk(failure)) {
      return checked.from(Fitness.SPOILT);
    }
    checked = checked.with(program.coverage());
    return overflowed || checked.fitness() == Fitness.BROKEN
        ? checked.from(Fitness.BROKEN)
        : irregular ? checked.from(Fitness.TIRED) : checked;
  }

  /** Once it is full it stays so, and is not looked at again, which takes long. */
  private boolean isFull() {
    if (!full && used() > MOST_USED) {
      System.gc();
      full = used() > MOST_USED;
    }
    return full;
  }

  private static long used() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /**
   * Runs what it was made for once. Code under check may get hold of the thread it runs on, which
   * is a {@link Runnable} like any other, and must not begin the checks again from within.
   */
  private static final class CheckThread extends Thread {
    private boolean begun;

    CheckThread(ThreadGroup group, Runnable checks) {
      super(group, checks, "check", STACK);
    }

    @Override
    public void run() {
      if (begun) {
        Meter.refuse("java.lang.Thread.run");
      }
      begun = true;
      super.run();
    }

    /** By its own, it tells since Java 19 how many threads there were before. */
    @Override
    public String toString() {
      return "Thread[check]";
    }
  }
}
