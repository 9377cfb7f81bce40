package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.command.ExitCode;
import boardwright.decisions.History;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The sample of a class")
class SampleClassTest {
  private static final Path SAMPLE = ROOT.resolve("target/checkerboard-sample.zip");

  /** Those whose verdicts are of all kinds, a group, a late one, and one without sources. */
  private static final Pattern SOME =
      Pattern.compile("(=|Gus|Kim|Olu|Paw|Priya|Quentin|Rosa|Sven|Team|Grades).*");

  @TempDir private Path scratch;

  @Test
  @DisplayName("gets the same reports, byte for byte, whatever the number of threads")
  void getsTheSameReports() throws IOException {
    Path some = scratch.resolve("class.zip");
    try (ZipInputStream from = new ZipInputStream(Files.newInputStream(SAMPLE));
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(some))) {
      for (ZipEntry each = from.getNextEntry(); each != null; each = from.getNextEntry()) {
        if (SOME.matcher(each.getName()).matches()) {
          to.putNextEntry(new ZipEntry(each.getName()));
          from.transferTo(to);
        }
      }
    }
    Map<String, String> one = grade(some, 1);
    Map<String, String> three = grade(some, 3);
    assertEquals(one.keySet(), three.keySet());
    one.forEach((file, text) -> assertEquals(text, three.get(file), file));
    assertEquals(
        2 * 11 + 4, one.size(), "two for each, the gradebook, checks, misconceptions, the page");
    String reports = String.join("", one.values());
    for (String verdict : new String[] {"failed", "blocked", "timed out", "refused"}) {
      assertTrue(reports.contains("\"verdict\" : \"" + verdict + "\""), verdict);
    }
  }

  /** All that people get, by path. */
  private Map<String, String> grade(Path handedIn, int threads) throws IOException {
    Path out = scratch.resolve("by-" + threads);
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream to = new PrintStream(said, true, StandardCharsets.UTF_8);
    String[] call = {
      "grade",
      "checkerboard",
      handedIn.toString(),
      "--out",
      out.toString(),
      "--seed",
      "5",
      "--threads",
      String.valueOf(threads),
      "--deadline",
      "2026-11-13T23:59 Europe/Berlin"
    };
    int code = ThisJvm.run(ROOT, "", to, to, call);
    assertEquals(ExitCode.ALL_PASSED, code, said.toString(StandardCharsets.UTF_8));
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = out.relativize(file).toString();
        if (!name.startsWith(".boardwright") && !name.equals(History.FILE)) {
          found.put(name, Files.readString(file));
        }
      }
    }
    return found;
  }
}
