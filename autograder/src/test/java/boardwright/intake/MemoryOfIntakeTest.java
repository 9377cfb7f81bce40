package boardwright.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.submission.LazySubmission;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
@DisplayName("A class of many large hand-ins")
class MemoryOfIntakeTest {
  private static final int HAND_INS = 24;
  private static final int FILES = 4;

  @TempDir private Path root;

  @Test
  @DisplayName("is taken in and read one after another, in half of the memory that it is large")
  void oneAfterAnother() throws IOException, InterruptedException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < FILES; i++) {
      String text = "package checkerboard;\nclass Helper" + i + " {}\n// " + "x".repeat(1_000_000);
      entries.put("Helper" + i + ".java", text.getBytes(StandardCharsets.UTF_8));
    }
    byte[] zip = Pile.zipped(entries);
    for (int i = 0; i < HAND_INS; i++) {
      new Pile(root).file("class/%02d.zip".formatted(i), zip);
    }
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx%dm".formatted(HAND_INS * FILES / 2),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                MemoryOfIntakeTest.class.getName(),
                root.resolve("class").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor(1, TimeUnit.MINUTES);
    assertEquals("24 readable, 96 sources", said.strip());
  }

  /** What is started with little memory. */
  public static void main(String[] args) {
    try (IntakeResult taken =
        Intake.take(List.of(Path.of(args[0])), Pile.LAB, IntakeRequest.none())) {
      long readable = taken.all().stream().filter(LazySubmission::isReadable).count();
      int sources = taken.all().stream().mapToInt(each -> each.read().sources().size()).sum();
      System.out.println(readable + " readable, " + sources + " sources");
    }
  }
}
