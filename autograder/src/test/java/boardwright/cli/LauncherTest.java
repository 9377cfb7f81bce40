package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Tag("each-java")
@DisplayName("The launcher")
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {
  private static final Path SCRIPT = Path.of("..", "boardwright").toAbsolutePath().normalize();

  private static final String GET =
      "Install one (adoptium.net), or set JAVA_HOME to the folder of one.";

  @TempDir private Path scratch;

  @Test
  @DisplayName("says in one sentence that there is no Java")
  void saysInOneSentenceThatThereIsNoJava() throws IOException, InterruptedException {
    Path tools = Files.createDirectories(scratch.resolve("bin"));
    for (String tool : List.of("dirname", "readlink", "sed", "printf")) {
      Path real = Path.of("/usr/bin", tool);
      if (Files.exists(real)) {
        executable(tools.resolve(tool), "exec " + real + " \"$@\"");
      }
    }
    Said said = start("", tools.toString());
    assertEquals(2, said.code());
    assertEquals(
        "Boardwright needs a JDK, version 17 or newer, and found no Java. " + GET, said.text());
  }

  @Test
  @DisplayName("says in one sentence that the Java is too old")
  void saysThatTheJavaIsTooOld() throws IOException, InterruptedException {
    Path home = fakeJava("11.0.2", true);
    Said said = start(home.toString(), System.getenv("PATH"));
    assertEquals(2, said.code());
    assertEquals(
        "Boardwright needs a JDK, version 17 or newer, but "
            + home.resolve("bin/java")
            + " is version 11.0.2. "
            + GET,
        said.text());
  }

  @Test
  @DisplayName("says in one sentence that the Java is as old as Java 8")
  void veryOldJava() throws IOException, InterruptedException {
    Path home = fakeJava("1.8.0_402", true);
    Said said = start(home.toString(), System.getenv("PATH"));
    assertEquals(2, said.code());
    assertTrue(said.text().endsWith("is version 1.8.0_402. " + GET), said.text());
  }

  @Test
  @DisplayName("says in one sentence that the Java has no compiler")
  void saysThatTheJavaHasNoCompiler() throws IOException, InterruptedException {
    Path home = fakeJava("17.0.1", false);
    Said said = start(home.toString(), System.getenv("PATH"));
    assertEquals(2, said.code());
    assertEquals(
        "Boardwright needs a JDK with its compiler, but "
            + home.toRealPath()
            + " is a Java without javac. "
            + GET,
        said.text());
  }

  @Test
  @DisplayName(
      "builds again where a solution or a suite is newer than what it built, or a sample is gone")
  void buildsAgainWhereSourcesAreNewer() throws IOException, InterruptedException {
    Path tree = Files.createDirectories(scratch.resolve("tree"));
    Files.copy(SCRIPT, tree.resolve("boardwright"));
    executable(tree.resolve("mvnw"), "echo '[ERROR] built again'; exit 1");
    Path faults = write(tree.resolve("solutions/game/faults.yaml"), 100);
    write(tree.resolve("solutions/game/sample/recipe.yaml"), 100);
    for (String folder : List.of("solutions/game/sample", "solutions/game", "solutions")) {
      Files.setLastModifiedTime(tree.resolve(folder), FileTime.from(Instant.ofEpochSecond(100)));
    }
    write(tree.resolve("autograder/target/.built"), 200);
    Path sample = write(tree.resolve("target/game-sample.zip"), 200);
    Path home = fakeJava("17.0.1", true);
    assertFalse(start(tree, home).contains("built again"));
    write(faults, 300);
    assertTrue(start(tree, home).contains("built again"));
    write(faults, 100);
    assertFalse(start(tree, home).contains("built again"));
    Files.delete(sample);
    assertTrue(start(tree, home).contains("built again"));
    write(sample, 200);
    assertFalse(start(tree, home).contains("built again"));
    write(tree.resolve("autograder/suites/game/src/main/java/Suite.java"), 300);
    assertTrue(start(tree, home).contains("built again"));
  }

  @Test
  @DisplayName("says in one sentence that Java can't start from a folder with a colon or an emoji")
  void refusesFoldersThatJavaCannotUse() throws IOException, InterruptedException {
    for (String name : List.of("a:b", "dice \uD83C\uDFB2")) {
      Path tree = Files.createDirectories(scratch.resolve(name));
      Files.copy(SCRIPT, tree.resolve("boardwright"));
      Said said = start(tree.resolve("boardwright"), "", System.getenv("PATH"));
      assertEquals(2, said.code());
      assertTrue(said.text().startsWith("Java can't start from this folder"), said.text());
    }
  }

  @Test
  @DisplayName("adds the jars of labs from elsewhere to the class path, after everything else")
  void addsTheJarsOfLabs() throws IOException, InterruptedException {
    Path tree = tree("exit 1");
    write(tree.resolve("autograder/target/.built"), 200);
    Path home = fakeJava("17.0.1", true);
    executable(home.resolve("bin/java"), "echo \"$@\"");
    assertTrue(start(tree, home).endsWith("/lib/constants/* boardwright.cli.Main"));
    Path jar = write(tree.resolve("labs/nim.jar"), 300).toRealPath();
    String line = start(tree, home);
    assertTrue(line.endsWith("/lib/constants/*:" + jar + " boardwright.cli.Main"), line);
  }

  @Test
  @DisplayName("says that libraries can't be fetched without a network, and where to read on")
  void namesTheMissingNetwork() throws IOException, InterruptedException {
    Path tree = tree("echo '[ERROR] Unknown host repo.maven.apache.org'; exit 1");
    String text = start(tree, fakeJava("17.0.1", true));
    assertTrue(text.contains("could not be fetched from repo.maven.apache.org"), text);
    assertTrue(text.contains("handouts/cookbook.md"), text);
  }

  @Test
  @DisplayName("waits where another call builds already, and doesn't build a second time")
  void buildsOnceForTwoCalls() throws Exception {
    Path tree = tree("echo built >>" + scratch.resolve("builds") + "; sleep 2");
    Path home = fakeJava("17.0.1", true);
    ExecutorService two = Executors.newFixedThreadPool(2); // Java's own pool may have one thread
    Future<String> first = two.submit(() -> start(tree, home));
    Future<String> second = two.submit(() -> start(tree, home));
    two.shutdown();
    String both = first.get() + second.get();
    assertEquals(List.of("built"), Files.readAllLines(scratch.resolve("builds")), both);
    assertTrue(both.contains("Waiting for another call"), both);
  }

  /** A whole tree with a Maven that does this. */
  private Path tree(String maven) throws IOException {
    Path tree = Files.createDirectories(scratch.resolve("tree"));
    Files.copy(SCRIPT, tree.resolve("boardwright"));
    executable(tree.resolve("mvnw"), maven);
    return tree;
  }

  private static Path write(Path file, int seconds) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
    Files.setLastModifiedTime(file, FileTime.from(Instant.ofEpochSecond(seconds)));
    return file;
  }

  private static String start(Path tree, Path home) throws IOException, InterruptedException {
    return start(tree.resolve("boardwright"), home.toString(), System.getenv("PATH")).text();
  }

  private Path fakeJava(String version, boolean compiler) throws IOException {
    Path home = Files.createDirectories(scratch.resolve("java"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    executable(home.resolve("bin/java"), "exit 1");
    if (compiler) {
      executable(home.resolve("bin/javac"), "exit 1");
    }
    return home;
  }

  private static void executable(Path file, String does) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + does + "\n");
    assertTrue(file.toFile().setExecutable(true));
  }

  private static Said start(String javaHome, String path) throws IOException, InterruptedException {
    return start(SCRIPT, javaHome, path);
  }

  private static Said start(Path script, String javaHome, String path)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", script.toString());
    builder.environment().put("JAVA_HOME", javaHome);
    builder.environment().put("PATH", path);
    builder.redirectErrorStream(true);
    Process process = builder.start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), text.strip());
  }

  private record Said(int code, String text) {}
}
