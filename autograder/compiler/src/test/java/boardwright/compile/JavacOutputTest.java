package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The programs in the folder {@code javac}, one for each feature of the language. Their first lines
 * say what they give and which Java they need.
 */
@Tag("each-java")
@DisplayName("A guarded program does what it did before:")
class JavacOutputTest {
  private static final Pattern GIVES = Pattern.compile("// gives: (.*)");
  private static final Pattern SINCE = Pattern.compile("// since: (\\d+)");

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  @DisplayName("on this feature")
  void onThisFeature(Path file) throws IOException {
    String text = Files.readString(file);
    Matcher since = SINCE.matcher(text);
    assumeTrue(!since.find() || Runtime.version().feature() >= Integer.parseInt(since.group(1)));
    Matcher gives = GIVES.matcher(text);
    gives.find();

    Trial trial = Trial.of(text);
    Trial.Outcome outcome = trial.run();
    assertAll(
        () -> assertEquals(List.of(), trial.refusals()),
        () -> assertEquals(null, outcome.refusal()),
        () -> assertEquals(null, outcome.thrown()),
        () -> assertEquals(gives.group(1), outcome.value()));
  }

  private static List<Named<Path>> programs() throws IOException, URISyntaxException {
    Path folder = Path.of(JavacOutputTest.class.getResource("javac").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .sorted()
          .map(file -> Named.of(file.getFileName().toString().replace(".java", ""), file))
          .toList();
    }
  }
}
