package boardwright.contract;

import boardwright.lab.Lab;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.TestAbortedException;

/**
 * A lab whose manifest says {@code draft: true} is still being written: what a test finds missing
 * in it is listed, and fails nothing.
 */
public final class DraftsMayLack implements InvocationInterceptor {
  /** A test, or an argument of one, that is about a lab. */
  public interface OfLab {
    /** The lab. */
    Lab lab();
  }

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context)
      throws Throwable {
    run(invocation, call, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context)
      throws Throwable {
    run(invocation, call, context);
  }

  @Override
  public void interceptDynamicTest(
      Invocation<Void> invocation, DynamicTestInvocationContext call, ExtensionContext context)
      throws Throwable {
    run(
        invocation,
        context,
        Stream.iterate(Optional.of(context), Optional::isPresent, c -> c.get().getParent())
            .flatMap(c -> c.get().getTestInstance().stream()));
  }

  private static void run(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context)
      throws Throwable {
    run(
        invocation,
        context,
        Stream.concat(call.getTarget().stream(), call.getArguments().stream()));
  }

  private static void run(
      Invocation<Void> invocation, ExtensionContext context, Stream<Object> about)
      throws Throwable {
    try {
      invocation.proceed();
    } catch (Exception | AssertionError failure) {
      boolean draft =
          about
              .filter(OfLab.class::isInstance)
              .anyMatch(of -> ((OfLab) of).lab().manifest().draft());
      if (!draft || failure instanceof TestAbortedException) {
        throw failure;
      }
      String missing = context.getDisplayName() + ": " + failure.getMessage();
      System.out.println(
          "draft, still missing: " + missing.replace(" ==> expected: <true> but was: <false>", ""));
      throw new TestAbortedException(missing, failure);
    }
  }
}
