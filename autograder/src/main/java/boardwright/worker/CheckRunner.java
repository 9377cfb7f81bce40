package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Result;
import boardwright.protocol.Request;
import boardwright.suite.Call;
import boardwright.suite.SubjectResolver;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinWorkerThread;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs one check at a time: a launcher call of its own, with loaders and a thread of its own. */
final class CheckRunner {
  private static final long STACK = 2L << 20;

  private final Launcher launcher = launcher();

  /** One for all checks: a group is never forgotten, before Java 19. */
  private final ThreadGroup group = new ThreadGroup("check");

  private final Capture capture;

  CheckRunner(Capture capture) {
    this.capture = capture;
  }

  /** JUnit with its own engine and nothing that it might find on the class path. */
  static Launcher launcher() {
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

  /** Runs a check on a mix. */
  Checked run(Session session, Request.Run request) throws InterruptedException {
    capture.take();
    Attempt attempt = new Attempt();
    Thread thread = new Thread(group, () -> attempt(session, request, attempt), "check", STACK);
    // the last ones may have been closed
    System.setIn(InputStream.nullInputStream());
    System.setOut(capture.stream());
    System.setErr(capture.stream());
    thread.start();
    thread.join();
    boolean irregular = leftBehind() || Meter.overflowed() || Meter.refusal() != null;
    Checked checked = Judgement.of(attempt, session, capture.take());
    if (checked.result() != Result.PASSED) {
      session.forgetLoaders();
    }
    return irregular || checked.result() == Result.CRASHED ? tired(checked) : checked;
  }

  /**
   * Whether threads are left; those of the JDK's common pool, which Checkstyle uses, are nobody's.
   */
  private boolean leftBehind() {
    Thread[] threads = new Thread[group.activeCount() + 1];
    int count = group.enumerate(threads);
    return Arrays.stream(threads, 0, count).anyMatch(t -> !(t instanceof ForkJoinWorkerThread));
  }

  /** The same, from a worker that should serve nobody else: what it was left with is unknown. */
  private static Checked tired(Checked checked) {
    return new Checked(
        checked.result(), checked.message(), checked.finding(), checked.output(), true);
  }

  private void attempt(Session session, Request.Run request, Attempt attempt) {
    try {
      String suite = request.suite();
      Thread.currentThread().setContextClassLoader(ClassLoader.getPlatformClassLoader());
      ClassLoader loader = session.loader(suite.substring(0, suite.lastIndexOf('.')));
      Class<?> suiteClass = Class.forName(suite, false, loader);
      SubjectResolver.use(session.subject().with(request.cases()));
      Call.forget();
      session.resetMeter();
      LauncherDiscoveryRequest discovery =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(DiscoverySelectors.selectMethod(suiteClass, method(suiteClass, request)))
              .enableImplicitConfigurationParameters(false)
              .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "false")
              .build();
      launcher.execute(discovery, attempt);
    } catch (Throwable thrown) {
      attempt.failures.add(thrown);
    } finally {
      SubjectResolver.use(null);
    }
  }

  private static java.lang.reflect.Method method(Class<?> suite, Request.Run request) {
    for (java.lang.reflect.Method method : suite.getMethods()) {
      if (method.getName().equals(request.method())) {
        return method;
      }
    }
    for (java.lang.reflect.Method method : suite.getDeclaredMethods()) {
      if (method.getName().equals(request.method())) {
        return method;
      }
    }
    throw new IllegalStateException("no check " + request.suite() + "." + request.method());
  }

  /** What JUnit says of one launcher call; a parameterised check has several runs. */
  static final class Attempt implements TestExecutionListener {
    private final List<Throwable> failures = new ArrayList<>();
    private int passed;

    /** Whether something ran and nothing failed. */
    boolean passed() {
      return passed > 0 && failures.isEmpty();
    }

    /** What went wrong, in order. */
    List<Throwable> failures() {
      return failures;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      result.getThrowable().ifPresent(failures::add);
      if (test.isTest() && result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
        passed++;
      }
    }
  }

  /** For a mix that cannot be loaded as it stands: the same answer to every check. */
  static Checked refused(String sentence) {
    return new Checked(Result.REFUSED, sentence, null, "", false);
  }
}
