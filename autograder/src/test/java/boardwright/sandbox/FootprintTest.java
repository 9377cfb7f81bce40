package boardwright.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The footprint of a process")
class FootprintTest {
  @Test
  @EnabledOnOs(OS.LINUX)
  @DisplayName("counts what its children started")
  void countsTheWholeTree() throws IOException, InterruptedException {
    Process shell = new ProcessBuilder("sh", "-c", "(sleep 60 & sleep 60; true); true").start();
    try {
      for (int i = 0; i < 100 && Footprint.of(shell.pid()).threads() < 4; i++) {
        Thread.sleep(20);
      }
      Footprint footprint = Footprint.of(shell.pid());
      assertEquals(4, footprint.threads());
      assertTrue(footprint.bytes() > 1 << 20, footprint::toString);
    } finally {
      shell.descendants().forEach(ProcessHandle::destroyForcibly);
      shell.destroyForcibly();
    }
  }

  @ParameterizedTest(name = "{0}")
  @EnabledOnOs(OS.LINUX)
  @ValueSource(strings = {"\\377", "\\rThreads:", "\\rVmRSS: 9"})
  @DisplayName("is told of a process whatever it calls itself, as")
  void takesAnyName(String name) throws IOException, InterruptedException {
    String script = "printf '%s' > /proc/$$/comm; echo; read line".formatted(name);
    Process shell = new ProcessBuilder("sh", "-c", script).start();
    try {
      shell.getInputStream().read(); // now it has its name
      Footprint footprint = Footprint.of(shell.pid());
      assertEquals(1, footprint.threads());
      assertTrue(footprint.bytes() > 1 << 18, footprint::toString);
      assertEquals(0, footprint.bytes() % (1 << 12), footprint::toString);
    } finally {
      shell.destroyForcibly();
    }
  }

  @Test
  @DisplayName("is nothing once it has ended")
  void isNothingInTheEnd() {
    assertEquals(new Footprint(0, 0), Footprint.of(Integer.MAX_VALUE));
  }
}
