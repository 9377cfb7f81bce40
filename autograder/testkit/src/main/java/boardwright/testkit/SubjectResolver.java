package boardwright.testkit;

import java.util.ServiceLoader;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Hands the {@link Subject} to a check. The grader's worker says which subject is under check;
 * under a plain JUnit run a {@link SubjectFinder} does.
 */
public final class SubjectResolver implements ParameterResolver {
  private static final ThreadLocal<Subject> CURRENT = new ThreadLocal<>();

  /** Sets the subject for the checks that this thread runs next; null when they are done. */
  public static void use(Subject subject) {
    CURRENT.set(subject);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Subject.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Subject subject = CURRENT.get();
    return subject != null
        ? subject
        : ServiceLoader.load(SubjectFinder.class)
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no subject under check"))
            .find(context.getRequiredTestClass(), context.getRequiredTestMethod());
  }
}
