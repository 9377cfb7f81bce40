package boardwright.testkit;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Runs the checks of a suite in the order in which the grader's worker asks for them, and lets it
 * leave out the rest. Under a plain JUnit run nobody asks: every check runs, in JUnit's own order.
 */
public final class CheckSequence implements MethodOrderer, ExecutionCondition {
  private static final ThreadLocal<List<String>> ASKED = new ThreadLocal<>();
  private static final ThreadLocal<Boolean> ENDED = new ThreadLocal<>();

  /** Says which checks the current thread will run, by the names of their methods. */
  public static void ask(List<String> methods) {
    ASKED.set(methods);
    ENDED.remove();
  }

  /** No further check must begin on the current thread: the others get a new program. */
  public static void end() {
    ENDED.set(true);
  }

  /** Whether no further check must begin on the current thread. */
  public static boolean isEnded() {
    return ENDED.get() != null;
  }

  @Override
  public void orderMethods(MethodOrdererContext context) {
    List<String> asked = ASKED.get();
    if (asked != null) {
      context
          .getMethodDescriptors()
          .sort(Comparator.comparingInt(check -> asked.indexOf(check.getMethod().getName())));
    }
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return isEnded()
        ? ConditionEvaluationResult.disabled("left for a separate run")
        : ConditionEvaluationResult.enabled("asked for");
  }
}
