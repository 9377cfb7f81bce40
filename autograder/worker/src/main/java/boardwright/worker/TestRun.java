package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Shown;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.engine.DiscoveryIssue;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.SelectorResolutionResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryListener;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.DiscoveryIssueException;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** One run of a learner's own tests on one program, by JUnit. */
final class TestRun implements TestExecutionListener, LauncherDiscoveryListener {
  private static final Launcher LAUNCHER = CheckRunner.launcher();

  private final List<Failure> failures = new ArrayList<>();
  private final Set<String> unseen = new TreeSet<>();
  private int passed;
  private boolean overflowed;

  private TestRun() {}

  /**
   * A test that failed.
   *
   * @param test as a student would call it, such as {@code SquareTest.getNext}
   * @param says what it threw
   * @param place in the tests; empty if it is not known
   */
  record Failure(String test, String says, String place) {}

  /**
   * Runs tests.
   *
   * @param classes qualified names; those of classes without a test do no harm
   */
  static TestRun of(ClassLoader loader, List<String> classes) {
    TestRun run = new TestRun();
    List<Class<?>> types = new ArrayList<>();
    for (String name : classes) {
      try {
        types.add(Class.forName(name, false, loader));
      } catch (ClassNotFoundException | LinkageError e) {
        run.failures.add(new Failure(FailureClassifier.simple(name), Shown.thrown(e), ""));
      }
    }
    LAUNCHER.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(types.stream().map(DiscoverySelectors::selectClass).toList())
            .listeners(run)
            .enableImplicitConfigurationParameters(false)
            .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "false")
            .configurationParameter("junit.platform.stacktrace.pruning.enabled", "false")
            .build(),
        run);
    return run;
  }

  List<Failure> failures() {
    return failures;
  }

  int passed() {
    return passed;
  }

  /** What JUnit leaves out without a failure, as the end of a sentence; mostly empty. */
  String unseen() {
    return unseen.isEmpty()
        ? ""
        : "\nJUnit doesn't run private tests: take `private` away from "
            + String.join(", ", unseen);
  }

  /** Whether the stack or the heap overflowed. */
  boolean overflowed() {
    return overflowed;
  }

  @Override
  public void selectorProcessed(
      UniqueId engine, DiscoverySelector selector, SelectorResolutionResult result) {
    result.getThrowable().ifPresent(e -> failures.add(new Failure("", Shown.thrown(e), "")));
  }

  @Override
  public void issueEncountered(UniqueId engine, DiscoveryIssue issue) {
    boolean isPrivate =
        issue.source().orElse(null) instanceof MethodSource method
            && Modifier.isPrivate(method.getJavaMethod().getModifiers());
    if (isPrivate && issue.severity() == DiscoveryIssue.Severity.WARNING) {
      unseen.add(issue.source().map(TestRun::name).orElse(""));
    } else if (issue.severity() == DiscoveryIssue.Severity.ERROR) {
      String test = issue.source().map(TestRun::name).orElse("");
      failures.add(new Failure(test, Shown.plain(issue.message()), ""));
    }
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    Optional<Throwable> thrown = result.getThrowable();
    if (thrown.isPresent()
        && thrown.get() instanceof DiscoveryIssueException
        && !failures.isEmpty()) {
      return; // said already, in fewer words
    }
    if (thrown.isPresent()) {
      overflowed |= Meter.isOverflow(thrown.get());
      failures.add(new Failure(name(test), says(thrown.get()), place(thrown.get())));
    } else if (test.isTest() && result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
      passed++;
    }
  }

  private static String name(TestIdentifier test) {
    String name = test.getSource().map(TestRun::name).orElse("");
    return name.isEmpty() ? test.getDisplayName() : name;
  }

  private static String name(TestSource source) {
    return source instanceof MethodSource method
        ? FailureClassifier.simple(method.getClassName()) + "." + method.getMethodName()
        : source instanceof ClassSource type ? FailureClassifier.simple(type.getClassName()) : "";
  }

  /** What JUnit says of an assertion is a sentence; other exceptions need their names. */
  private static String says(Throwable thrown) {
    String message = thrown instanceof AssertionError ? Shown.message(thrown) : null;
    return message == null || message.isBlank() ? Shown.thrown(thrown) : Shown.plain(message);
  }

  /** The topmost line in the tests; the provided classes have no lines. */
  private static String place(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      boolean theirs =
          frame.getModuleName() == null
              && !frame.getClassName().startsWith("org.")
              && !frame.getClassName().startsWith("boardwright.");
      if (theirs && frame.getFileName() != null && frame.getLineNumber() > 0) {
        return frame.getFileName() + ":" + frame.getLineNumber();
      }
    }
    return "";
  }
}
