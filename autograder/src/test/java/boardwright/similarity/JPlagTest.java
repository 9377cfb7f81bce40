package boardwright.similarity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("JPlag is fetched")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "what stands for Maven here is a script")
class JPlagTest {
  /** Makes one jar, with the version in its name. */
  private static final String MAVEN =
      """
      for option; do
        case $option in -DoutputDirectory=*) jars=${option#*=};; esac
      done
      cp pom.xml "$jars/jplag-$(cat pom.xml).jar"
      """;

  private static final Instant LONG_AGO = Instant.parse("2026-01-01T00:00:00Z");

  @TempDir private Path root;

  @BeforeEach
  void setUp() throws IOException {
    Files.createDirectories(root.resolve("autograder/similarity"));
    pom("pom.xml", "4.3.0", LONG_AGO);
    pom("autograder/similarity/pom.xml", "", LONG_AGO);
    maven(MAVEN);
  }

  @Test
  @DisplayName("once")
  void isFetchedOnlyOnce() throws IOException, InterruptedException {
    assertEquals(List.of("jplag-4.3.0.jar"), fetched());
    maven("exit 1");
    assertEquals(List.of("jplag-4.3.0.jar"), fetched());
  }

  @Test
  @DisplayName("is installed again for another version, and the old one is removed")
  void isInstalledAgainForAnotherVersion() throws IOException, InterruptedException {
    fetched();
    pom("pom.xml", "5.0.0", Instant.now().plusSeconds(60));
    assertEquals(List.of("jplag-5.0.0.jar"), fetched());
  }

  @Test
  @DisplayName("is installed again when it needs other libraries")
  void anewWithMore() throws IOException, InterruptedException {
    fetched();
    pom("autograder/similarity/pom.xml", "more", Instant.now().plusSeconds(60));
    maven("exit 1");
    String message = assertThrows(SimilarityException.class, this::fetched).getMessage();
    assertTrue(message.startsWith("JPlag could not be fetched from Maven Central"), message);
  }

  @Test
  @DisplayName("by Maven, and it is said if that comes to no end")
  void byMavenAndItIsSaidIfThatComes() throws IOException {
    maven("sleep 60; true");
    JPlag jplag = new JPlag(root, Duration.ofSeconds(1));
    assertEquals(
        "Maven, which fetches JPlag, did not come to an end. The grades are as they were.",
        assertThrows(SimilarityException.class, jplag::fetched).getMessage());
  }

  private void pom(String file, String text, Instant time) throws IOException {
    Files.writeString(root.resolve(file), text);
    Files.setLastModifiedTime(root.resolve(file), FileTime.from(time));
  }

  private void maven(String script) throws IOException {
    Path file = root.resolve("mvnw");
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertTrue(file.toFile().setExecutable(true));
  }

  /** The names of the jars. */
  private List<String> fetched() throws IOException, InterruptedException {
    try (Stream<Path> files = Files.list(new JPlag(root).fetched())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".jar"))
          .sorted()
          .toList();
    }
  }
}
