package boardwright.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("A stack trace that a learner prints")
class PrintedTraceTest {
  private static final StackTraceElement[] ASKED = {
    frame("java.base", "jdk.internal.reflect.DirectMethodHandleAccessor", "invoke"),
    frame("app", null, "boardwright.suites.checkerboard.SquareSuite", "refuses"),
    frame("java.base", "java.util.ArrayList", "forEach"),
    frame("app", null, "org.junit.platform.engine.Node", "execute"),
    frame("java.base", "java.lang.Thread", "run"),
  };

  @Test
  @DisplayName("ends with the learner's own methods")
  void endsWithTheirs() {
    Throwable thrown =
        thrown(
            "no", frame("app", null, "checkerboard.Square", "<init>"), frame("x.Helper", "make"));
    assertEquals(
        "before\n"
            + "java.lang.IllegalStateException: no\n"
            + "\tat checkerboard.Square.<init>(A.java:7)\n"
            + "\tat x.Helper.make(A.java:7)\n"
            + "after\n",
        PrintedTrace.cut("before\n" + printed(thrown) + "after\n"));
  }

  @Test
  @DisplayName("does not name the loader of their classes, also where nobody else's methods are")
  void namesNoLoader() {
    assertEquals(
        "no\n\tat lab.Square.f(A.java:3)\n at app//x\n",
        PrintedTrace.cut("no\n\tat app//lab.Square.f(A.java:3)\n at app//x\n"));
  }

  @Test
  @DisplayName("keeps the JDK's methods that the learner's called, and its causes")
  void keepsTheJDKsMethodsThatTheLearnersCalled() {
    Throwable cause =
        thrown("why", frame("java.base", "java.util.Random", "nextInt"), frame("y.Y", "y"));
    Throwable thrown =
        thrown(
            "no",
            frame("java.base", "java.util.Random", "nextInt"),
            frame("app", null, "boardwright.meter.Chance", "nextInt"),
            frame("x.X", "x"));
    thrown.initCause(cause);
    assertEquals(
        "java.lang.IllegalStateException: no\n"
            + "\tat java.base/java.util.Random.nextInt(A.java:7)\n"
            + "\tat x.X.x(A.java:7)\n"
            + "Caused by: java.lang.IllegalStateException: why\n"
            + "\tat java.base/java.util.Random.nextInt(A.java:7)\n"
            + "\tat y.Y.y(A.java:7)\n",
        PrintedTrace.cut(printed(thrown)));
  }

  @Test
  @DisplayName("is as it is where nobody else's methods are in it, as is any other text")
  void leavesTheRest() {
    for (String text :
        new String[] {
          "",
          "\n\n at home (boardwright.x)\n",
          "look at boardwright.suites.X(1)\n",
          "\tat checkerboard.Square.f(Square.java:3)\n\t... 2 more\n",
          " ".repeat(8_000) + "boardwright."
        }) {
      assertEquals(text, PrintedTrace.cut(text));
    }
  }

  private static String printed(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  private static Throwable thrown(String message, StackTraceElement... own) {
    Throwable thrown = new IllegalStateException(message);
    thrown.setStackTrace(
        Stream.of(own, ASKED).flatMap(Stream::of).toArray(i -> new StackTraceElement[i]));
    return thrown;
  }

  private static StackTraceElement frame(String type, String method) {
    return frame(null, type, method);
  }

  private static StackTraceElement frame(String module, String type, String method) {
    return frame(null, module, type, method);
  }

  private static StackTraceElement frame(String loader, String module, String type, String method) {
    return new StackTraceElement(loader, module, null, type, method, "A.java", 7);
  }
}
