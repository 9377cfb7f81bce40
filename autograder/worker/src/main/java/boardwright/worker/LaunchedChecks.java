package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Result;
import boardwright.protocol.Request.CheckRequest;
import boardwright.protocol.TypeName;
import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.CheckSequence;
import boardwright.testkit.SubjectResolver;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * Checks of one suite in one launcher call, on one thread. Each is answered when it is done; after
 * one that comes to no answer, right or wrong, the rest is left for another call, with loaders of
 * its own.
 */
final class LaunchedChecks implements TestExecutionListener {
  private final CheckRunner runner;
  private final LoadedProgram program;
  private final List<CheckRequest> checks;
  private final Consumer<Checked> answers;

  /** What JUnit says of the check that runs, or of its suite: the first thing; null if nothing. */
  private Throwable failure;

  private boolean passed;
  private int answered;
  private boolean ended;

  LaunchedChecks(
      CheckRunner runner,
      LoadedProgram program,
      List<CheckRequest> checks,
      Consumer<Checked> answers) {
    this.runner = runner;
    this.program = program;
    this.checks = checks;
    this.answers = answers;
  }

  /** Runs them; to be called on their own thread. */
  void run(Launcher launcher) {
    try {
      String suite = checks.get(0).suite();
      Thread.currentThread().setContextClassLoader(ClassLoader.getPlatformClassLoader());
      ClassLoader loader =
          checks.size() == 1
              ? program.loader(checks.get(0))
              : program.loader(TypeName.packageOf(suite));
      Class<?> suiteClass = Class.forName(suite, false, loader);
      Map<String, Method> methods = new HashMap<>(); // each look at a class copies all of them
      addMethods(suiteClass, methods);
      CheckSequence.ask(checks.stream().map(CheckRequest::method).toList());
      begin();
      launcher.execute(
          LauncherDiscoveryRequestBuilder.request()
              .selectors(
                  checks.stream()
                      .map(c -> DiscoverySelectors.selectMethod(suiteClass, method(methods, c)))
                      .toList())
              .enableImplicitConfigurationParameters(false)
              .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "false")
              // it follows an exception's causes, and a learner's may have no end
              .configurationParameter("junit.platform.stacktrace.pruning.enabled", "false")
              .build(),
          this);
    } catch (Throwable thrown) {
      fail(thrown);
    } finally {
      SubjectResolver.use(null);
    }
  }

  /**
   * To be called when the thread has ended: answers the check in the midst of which it did, if
   * there was one, and a lone check in any case.
   *
   * @return how many were answered, the first ones
   */
  int finish() {
    boolean broken = checks.size() == 1 || answered > 0 && failure != null;
    if (broken && !ended && answered < checks.size()) {
      answer();
    }
    return answered;
  }

  /** Adds all methods of a suite by their names, inherited ones included. */
  private static void addMethods(Class<?> type, Map<String, Method> methods) {
    if (type == null || type == Object.class) {
      return;
    }
    for (Method method : type.getDeclaredMethods()) {
      methods.putIfAbsent(method.getName(), method);
    }
    addMethods(type.getSuperclass(), methods);
    for (Class<?> above : type.getInterfaces()) {
      addMethods(above, methods);
    }
  }

  private static Method method(Map<String, Method> methods, CheckRequest check) {
    Method method = methods.get(check.method());
    if (method == null) {
      throw new IllegalStateException("no check " + check.suite() + "." + check.method());
    }
    return method;
  }

  private void begin() {
    failure = null;
    passed = false;
    SubjectResolver.use(program.subject(checks.get(answered).cases()));
    Call.forget();
    runner.prepare();
    program.resetMeter();
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    if (test.isTest() && !ended && !checks.get(answered).method().equals(methodName(test))) {
      end(); // whatever this is, the check that is next gets its own call
    }
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (ended) {
      return;
    }
    result.getThrowable().ifPresent(this::fail);
    if (test.isTest()) {
      passed = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
      answer();
      if (!ended && answered < checks.size()) {
        begin();
      }
    }
  }

  private void fail(Throwable thrown) {
    failure = failure == null ? thrown : failure;
  }

  private void answer() {
    if (answered == checks.size()) {
      return; // nobody asked for more
    }
    Checked checked = runner.judge(failure, passed, program);
    answers.accept(checked);
    answered++;
    if (checked.result() != Result.PASSED && !isAWrongAnswer()
        || checked.mustBeReplaced()
        || Meter.brokeAClass()
        || CheckSequence.isEnded()) {
      end();
    }
  }

  /**
   * Whether the check came to its end and the answer was wrong: that leaves no more behind than a
   * right one. An error may, such as a class whose beginning failed and that stays unusable.
   */
  private boolean isAWrongAnswer() {
    return failure instanceof CheckBlocked
        || failure instanceof CheckFailed failed && !failed.isOverAnError();
  }

  private void end() {
    ended = true;
    CheckSequence.end();
    program.forgetLoaders();
  }

  private static String methodName(TestIdentifier test) {
    return test.getSource()
        .filter(MethodSource.class::isInstance)
        .map(source -> ((MethodSource) source).getMethodName())
        .orElse("");
  }
}
