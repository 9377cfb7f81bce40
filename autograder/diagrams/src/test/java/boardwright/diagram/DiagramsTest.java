package boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A diagram of the handouts")
class DiagramsTest {
  private static final String ANEW =
      "Draw it again by `./mvnw -q -Pdiagrams -pl engine,autograder/diagrams process-classes`, look"
          + " at it, see whether the pages that show it still say what it says, and commit both.";

  private static final Diagrams DIAGRAMS =
      new Diagrams(Path.of("../..").toAbsolutePath().normalize());

  @BeforeAll
  static void needNoDisplay() {
    System.setProperty("java.awt.headless", "true");
  }

  static List<String> names() throws IOException {
    return DIAGRAMS.names();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  @DisplayName("shows the engine as it is, on every machine alike")
  void fitsTheEngine(String name) throws IOException {
    Path file = DIAGRAMS.file(name, "svg");
    String committed = Files.exists(file) ? Files.readString(file) : "";
    assertEquals(
        DIAGRAMS.picture(name),
        committed,
        "The diagram " + name + " no longer shows the engine as it is. " + ANEW + "\n");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  @DisplayName("fits on a page")
  void fitsOnPage(String name) throws IOException {
    int width = Drawing.width(Files.readString(DIAGRAMS.file(name, "svg")));
    assertTrue(
        width <= Drawing.WIDEST,
        "%s.svg is %d pixels wide; a page has room for %d. Show fewer members or classes."
            .formatted(name, width, Drawing.WIDEST));
  }

  @Test
  @DisplayName("has a description, and a link on a page of its lab")
  void isDescribedAndLinked() throws IOException {
    Set<String> pictures = new TreeSet<>();
    for (Path folder : DIAGRAMS.folders()) {
      String lab = folder.getParent().getFileName().toString();
      String pages = pages(folder.getParent());
      try (Stream<Path> files = Files.list(folder)) {
        files
            .map(file -> file.getFileName().toString())
            .filter(file -> file.endsWith(".svg"))
            .map(file -> file.replaceAll("\\.\\w+$", ""))
            .forEach(
                name -> {
                  pictures.add(lab + "/" + name);
                  assertTrue(pages.contains("diagrams/" + name + ".svg"), name + " is on no page");
                });
      }
    }
    assertEquals(new TreeSet<>(names()), pictures, "described, and drawn");
  }

  private static String pages(Path lab) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(lab)) {
      for (Path page : files.filter(file -> file.toString().endsWith(".md")).toList()) {
        text.append(Files.readString(page));
      }
    }
    return text.toString();
  }
}
