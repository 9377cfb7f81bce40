package boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A diagram of the handouts")
class DiagramsTest {
  private static final String ANEW =
      "Draw it again by `./mvnw -q -Pdiagrams -pl autograder/diagrams -am process-classes`, look at"
          + " it, see whether the pages that show it still say what it says, and commit both.\n";

  /** Pages show a picture so wide, in pixels, and hardly make it smaller. */
  private static final int WIDEST = 810;

  private static final Pattern WIDTH = Pattern.compile("width=\"(\\d+)\"");

  @BeforeAll
  static void needNoDisplay() {
    System.setProperty("java.awt.headless", "true");
  }

  static List<Path> texts() throws IOException {
    return Diagrams.texts(Path.of("../.."));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  @DisplayName("is drawn as its text says, on every machine alike")
  void fitsItsText(Path text) throws IOException {
    Path picture = Diagrams.picture(text);
    String committed = Files.exists(picture) ? Files.readString(picture) : "";
    assertEquals(Diagrams.draw(text), committed, picture + " is older than its text. " + ANEW);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  @DisplayName("fits on a page")
  void fitsOnPage(Path text) throws IOException {
    Matcher width = WIDTH.matcher(Files.readString(Diagrams.picture(text)));
    assertTrue(width.find());
    assertTrue(
        Integer.parseInt(width.group(1)) <= WIDEST,
        "%s is %s pixels wide; a page has room for %d. Show fewer members or classes."
            .formatted(text, width.group(1), WIDEST));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  @DisplayName("has a link on a page of its lab")
  void hasALinkOnAPageOfItsLab(Path text) throws IOException {
    String link = "diagrams/" + Diagrams.picture(text).getFileName();
    StringBuilder pages = new StringBuilder();
    try (Stream<Path> files = Files.list(text.getParent().getParent())) {
      for (Path page : files.filter(file -> file.toString().endsWith(".md")).toList()) {
        pages.append(Files.readString(page));
      }
    }
    assertTrue(pages.toString().contains(link), text + " is on no page");
  }

  @Test
  @DisplayName("has a text")
  void hasItsText() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../../handouts"), 3)) {
      List<Path> pictures =
          files
              .filter(file -> file.getParent().endsWith("diagrams"))
              .filter(file -> file.toString().endsWith(".svg"))
              .sorted()
              .toList();
      assertEquals(texts().stream().map(Diagrams::picture).toList(), pictures);
    }
  }
}
