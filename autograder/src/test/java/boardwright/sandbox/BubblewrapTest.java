package boardwright.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The sandbox")
class BubblewrapTest {
  @Test
  @DisplayName("says in words that it is not installed")
  void isNotInstalled() {
    Bubblewrap.Trial trial = Bubblewrap.tryOut("no-such-program");
    assertTrue(trial.sandbox().isEmpty());
    assertEquals("bubblewrap is not installed", trial.trouble());
  }

  @Test
  @DisplayName("says in words that it does not work, and what it said itself")
  void doesNotWork(@TempDir Path scratch) throws IOException {
    Path broken = scratch.resolve("bwrap");
    Files.writeString(broken, "#!/bin/sh\necho 'No permissions to create new namespace'; exit 1\n");
    assumeTrue(broken.toFile().setExecutable(true), "no executable files here");
    assertEquals(
        "bubblewrap is installed, but does not work: No permissions to create new namespace",
        Bubblewrap.tryOut(broken.toString()).trouble());
  }

  @Nested
  @DisplayName("where it works,")
  class WhereItWorks {
    private static Sandbox sandbox;

    @TempDir private Path scratch;

    @BeforeAll
    static void tryItOut() {
      Bubblewrap.Trial trial = Bubblewrap.tryOut();
      assumeTrue(trial.sandbox().isPresent(), trial.trouble());
      sandbox = trial.sandbox().orElseThrow();
    }

    @Test
    @DisplayName("has no network, not even this machine's own")
    void hasNoNetwork() throws Exception {
      try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        String port = String.valueOf(server.getLocalPort());
        assertEquals("connected to " + port, said(Sandbox.NONE, "connect", port));
        assertEquals("refused", said("connect", port));
      }
    }

    @Test
    @DisplayName("shows no file of anybody's, and no program")
    void showsNoFiles() throws Exception {
      Path secret = Files.writeString(scratch.resolve("secret"), "the grades");
      assertEquals("the grades", said(Sandbox.NONE, "read", secret.toString()));
      assertEquals("refused", said("read", secret.toString()));
      assertEquals("refused", said("read", "/etc/passwd"));
      assertEquals("refused", said("list", System.getProperty("user.home") + "/.ssh"));
      assertEquals("refused", said("start", "/bin/sh"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
        strings = {
          "/x",
          "/usr/lib/x",
          "/dev/x",
          "/dev/shm/x",
          "/etc/x",
          "/proc/sys/kernel/hostname",
          "/proc/self/comm"
        })
    @DisplayName("lets nothing be written outside its own folder: not")
    void isReadOnly(String path) throws Exception {
      assertEquals("refused", said("write", path));
    }

    @Test
    @DisplayName("lets nothing be written where the classes lie")
    void keepsTheClasses() throws Exception {
      for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
        if (Files.isDirectory(Path.of(entry))) {
          assertEquals("refused", said("write", entry + "/x"));
          assertFalse(Files.exists(Path.of(entry, "x")), entry);
        }
      }
    }

    @Test
    @DisplayName("gives a folder for temporary files that nobody else sees, and that is soon full")
    void hasASmallFolder() throws Exception {
      assertEquals("mine written", said("write", "/tmp/mine"));
      assertFalse(Files.exists(Path.of("/tmp/mine")));
      assertTrue(said("fill", "/tmp/big").matches("3\\d megabytes and no more"));
    }

    @Test
    @DisplayName("shows no other process and no environment")
    void showsNoProcesses() throws Exception {
      assertEquals("2", said("processes"), "its own and the sandbox's");
      assertTrue(
          List.of("LANG", "LC_ALL", "LC_CTYPE", "PWD")
              .containsAll(
                  Stream.of(said("environment").replaceAll("[\\[\\] ]", "").split(",")).toList()));
    }

    private String said(String... words) throws Exception {
      return said(sandbox, words);
    }

    private String said(Sandbox around, String... words) throws Exception {
      List<String> java =
          List.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-XX:+UseSerialGC",
              "-XX:TieredStopAtLevel=1",
              "-cp",
              System.getProperty("java.class.path"),
              Inmate.class.getName());
      Process process =
          new ProcessBuilder(around.around(Stream.concat(java.stream(), Stream.of(words)).toList()))
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      return said.strip();
    }
  }
}
