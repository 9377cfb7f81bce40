package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.command.ExitCode;
import boardwright.install.Installation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Where no sandbox is installed")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "programs are also found without a path there")
class NoSandboxTest {
  private static final String OTHERS =
      "Other people's code runs in a sandbox only, and there is none: ";
  private static final String REMEDY =
      "bubblewrap is not installed. Install version 0.8 or newer (apt-get install bubblewrap), or"
          + " choose --sandbox none for code that you would run yourself.";

  @TempDir private Path scratch;

  @Test
  @DisplayName("other people's code is not run, by no command, unless that is asked for")
  void otherPeoplesCodeIsNotRun() throws IOException, InterruptedException {
    Desk desk = Desk.in(scratch);
    desk.write("class/ada/CBException.java", desk.model("CBException") + "// nobody ships this\n");
    String hand = desk.path("class").toString();
    String out = desk.path("out").toString();
    assertRefused(OTHERS, "grade", "checkerboard", hand, "--out", out);
    assertRefused(OTHERS, "grade", "checkerboard", hand, "--out", out, "--sandbox", "auto");
    assertRefused(
        "--sandbox bwrap: ", "grade", "checkerboard", hand, "--out", out, "--sandbox", "bwrap");
    assertFalse(Files.exists(desk.path("out")), "nothing is written");
    assertEquals(0, run("grade", "checkerboard", hand, "--out", out, "--sandbox", "none"));
    String gradebook = Files.readString(desk.path("out/gradebook.csv"));
    assertTrue(gradebook.contains("\nada,ada,1.00,"), gradebook);
    assertRefused(OTHERS, "explain", out, "ada", "exception");
    assertEquals(0, run("regrade", out), "where nothing is run, no sandbox is needed");
    assertEquals(gradebook, Files.readString(desk.path("out/gradebook.csv")));
  }

  private void assertRefused(String beginning, String... call)
      throws IOException, InterruptedException {
    assertEquals(ExitCode.WRONG_CALL, run(call), List.of(call)::toString);
    String said = Files.readString(scratch.resolve("err"));
    assertEquals(beginning + REMEDY, said.strip().replace('\n', ' '), "lines fit a terminal");
    assertEquals("", Files.readString(scratch.resolve("out")));
  }

  /** Runs the program where no other can be found. */
  private int run(String... call) throws IOException, InterruptedException {
    List<String> command = Installation.get().java(scratch.resolve("tree"), List.of());
    command.addAll(List.of(call));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(scratch.resolve("out").toFile())
            .redirectError(scratch.resolve("err").toFile());
    builder.environment().put("PATH", Files.createDirectories(scratch.resolve("bin")).toString());
    Process process = builder.start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES));
    return process.exitValue();
  }
}
