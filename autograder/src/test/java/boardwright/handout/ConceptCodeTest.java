package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.Page;
import boardwright.lab.Course;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages show parts of files, without imports and with remarks: {@code <!-- from: path -->} before a
 * block names the file. The concepts of a lab's pages, where nothing else is said, are parts of
 * {@code examples/Concepts.java}, if the lab has one, and that compiles.
 */
@DisplayName("The code that explains a concept")
class ConceptCodeTest {
  private static final String CONCEPTS = "examples/Concepts.java";
  private static final Pattern REMARKS = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

  static Stream<Page> pages() {
    return Page.all(ROOT).stream();
  }

  static Stream<String> labs() {
    return new Course(ROOT)
        .labIds().stream()
            .filter(id -> Files.exists(ROOT.resolve("handouts/" + id + "/" + CONCEPTS)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  @DisplayName("is a part of the file that it is from")
  void isAPart(Page page) throws IOException {
    for (Page.Fence fence : page.fences()) {
      Optional<Path> file = file(page, fence);
      if (file.isPresent()) {
        String whole = bare(Files.readString(file.get()));
        int at = 0;
        for (String part : bare(String.join("\n", fence.lines())).split("…")) {
          int found = whole.indexOf(part, at);
          assertTrue(
              found >= 0, page + ", line " + fence.line() + ": " + file.get() + " has no " + part);
          at = found + part.length();
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("labs")
  @DisplayName("compiles")
  void compilesAsItStands(String lab, @TempDir Path folder) {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    List<String> arguments =
        List.of(
            "-d",
            folder.toString(),
            "-proc:none",
            "-cp",
            System.getProperty("java.class.path"),
            ROOT.resolve("handouts/" + lab + "/" + CONCEPTS).toString());
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, errors, arguments.toArray(String[]::new));
    assertEquals(0, exit, errors.toString(StandardCharsets.UTF_8));
  }

  private static Optional<Path> file(Page page, Page.Fence fence) {
    if (!fence.info().equals("java") || fence.comment("file").isPresent()) {
      return Optional.empty();
    }
    Path concepts = page.file().resolveSibling(CONCEPTS);
    return fence
        .comment("from")
        .map(ROOT::resolve)
        .or(
            () ->
                Optional.of(concepts)
                    .filter(file -> fence.section().equals("Concept") && Files.exists(file)));
  }

  /**
   * Code without remarks, blanks and line ends, and without the annotation that changes nothing.
   */
  private static String bare(String code) {
    return REMARKS.matcher(code).replaceAll("").replace("@Override", "").replaceAll("\\s+", "");
  }
}
