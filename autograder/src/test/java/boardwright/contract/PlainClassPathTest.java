package boardwright.contract;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("each-java")
@DisplayName("On the plain class path of an IDE, the first class wins")
class PlainClassPathTest {
  private static final Path MODEL = ROOT.resolve("solutions/checkerboard/model");

  @TempDir private Path own;

  private String provided;

  @BeforeEach
  void findTheProvidedClasses() throws IOException, URISyntaxException {
    List<String> roots = new ArrayList<>(placesOf("checkerboard/Piece.class"));
    Collections.reverse(roots); // the constants first
    roots.addAll(placesOf("board/model/Position.class"));
    provided = String.join(File.pathSeparator, roots);
  }

  private List<String> placesOf(String resource) throws IOException, URISyntaxException {
    List<String> places = new ArrayList<>();
    for (URL url : Collections.list(getClass().getClassLoader().getResources(resource))) {
      String place = url.toString().replaceAll("^jar:|!?/" + resource + "$", "");
      places.add(Path.of(new URI(place)).toString());
    }
    return places;
  }

  @Test
  @DisplayName("and the lab's module puts the constants before the engine")
  void theModuleHasTheRightOrder() throws IOException {
    String pom = Files.readString(ROOT.resolve("labs/checkerboard/pom.xml"));
    List<String> order =
        Pattern.compile("<artifactId>(engine[a-z-]*)</artifactId>")
            .matcher(pom)
            .results()
            .map((MatchResult found) -> found.group(1))
            .toList();
    assertEquals(List.of("engine-constants", "engine-checkerboard"), order);
  }

  @Test
  @DisplayName("so the program runs without any class of the learner's")
  void runsOnTheProvidedClasses() throws IOException, InterruptedException {
    assertTrue(play().contains("[3][3]: 3"), "the provided Square shows a colon");
  }

  @Test
  @DisplayName("and on the learner's Square as soon as there is one")
  void runsOnTheLearnersSquare() throws IOException, InterruptedException {
    compile("Square.java");
    assertTrue(play().contains("[3][3]=3"), "the learner's Square shows an equal sign");
  }

  @Test
  @DisplayName("and on a learner's Piece with other values")
  void runsOnTheLearnersPiece() throws IOException, InterruptedException {
    compile("Piece.java");
    assertTrue(play().contains("[3][3]: 20"), "the model's BLACK_PAWN is 20");
  }

  private void compile(String file) {
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-d",
                own.toString(),
                "-cp",
                provided,
                MODEL.resolve(file).toString());
    assertEquals(0, code);
  }

  private String play() throws IOException, InterruptedException {
    Path typed = Files.writeString(own.resolve("typed"), "clear\nput b 3 3\nlist\nquit\n");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            own + File.pathSeparator + provided,
            "checkerboard.Checkers");
    builder.redirectInput(typed.toFile()).redirectErrorStream(true);
    Process process = builder.start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), text);
    return text;
  }
}
