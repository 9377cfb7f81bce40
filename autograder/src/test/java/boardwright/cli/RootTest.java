package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.RealTree;
import boardwright.command.Session;
import boardwright.grading.Workers;
import boardwright.lab.Course;
import boardwright.sandbox.Sandbox;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An instructor who grades as root")
class RootTest {
  private static final SandboxChoice OTHERS = new SandboxChoice(Sandbox.NONE, "none, as asked for");

  @Test
  @DisplayName("is warned, but not of hand-ins that ship with Boardwright")
  void isWarnedButNotOfHandInsThatShip() {
    String warning =
        "You are root. If a hand-in got past the sandbox, it could change everything on this"
            + " machine. Grade as another user.\n";
    Course course = new Course(RealTree.ROOT);
    SandboxChoice shipped =
        SandboxChoice.of("auto", course.lab("checkerboard").orElseThrow(), List.of());
    assertEquals(warning, said("root", OTHERS));
    assertEquals("", said("ada", OTHERS));
    assertEquals("", said("root", shipped));
  }

  private static String said(String user, SandboxChoice choice) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream to = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    choice.warnRoot(new Session(new Course(RealTree.ROOT), to, to, Workers.PROCESSES, user));
    return bytes.toString(StandardCharsets.UTF_8).replace("\r", "");
  }
}
