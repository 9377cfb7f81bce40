package boardwright.similarity;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What everybody was given")
class GivenCodeTest {
  @TempDir private Path scratch;

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"checkerboard", "framework"})
  @DisplayName("is the whole program, replaceable classes included, and the code of the handouts")
  void isTheWholeProgram(String id) throws IOException {
    Lab lab = new Course(ROOT).lab(id).orElseThrow();
    GivenCode given = GivenCode.of(new Course(ROOT), lab);
    Set<String> names =
        given.programs().stream()
            .map(file -> file.getFileName().toString().replace(".java", ""))
            .collect(Collectors.toSet());
    assertEquals(List.of(), lab.replaceable().stream().filter(n -> !names.contains(n)).toList());
    String sibling = id.equals("framework") ? "TheatreRow" : "Wagon";
    assertTrue(
        given.pieces().stream().anyMatch(piece -> piece.contains("class " + sibling)), sibling);
    for (String type : lab.replaceable()) {
      assertTrue(
          given.pieces().stream()
              .anyMatch(p -> p.matches("(?s).*\\b(class|interface) " + type + "\\b.*")),
          "the synopsis of " + type);
    }
    assertTrue(given.pieces().stream().anyMatch(p -> p.startsWith("/** A")), "worked siblings");
  }

  @Test
  @DisplayName("is also a synopsis with bodies that do nothing, and what the instructor adds")
  void isAlsoASynopsisWithBodiesThatDoNothing() throws IOException {
    Lab real = new Course(ROOT).lab("framework").orElseThrow();
    Lab lab =
        new Lab(
            real.id(),
            scratch.resolve("labs/framework"),
            real.manifest(),
            real.checks(),
            real.provided(),
            real.fixtures());
    Path page = Files.createDirectories(scratch.resolve("handouts/framework")).resolve("1.md");
    Files.writeString(
        page,
        """
        ```java
        public abstract class Move<T> {
          protected Move(T one, int two);
          Move();
          public List<Space> getSpaces() throws InterruptedException;
          static void end(String... words);
          protected abstract boolean executeHook();
        }
        ```

        ```console
        $ ls
        ```
        """);
    Path own = Files.writeString(scratch.resolve("Own.java"), "class Own { }");
    GivenCode given = GivenCode.of(new Course(scratch), lab);
    assertEquals(2, given.pieces().size(), given::toString);
    assertEquals(
        """
        public abstract class Move<T> {
          protected Move(T one, int two) { }
          Move() { }
          public List<Space> getSpaces() throws InterruptedException { return null; }
          static void end(String... words) { }
          protected abstract boolean executeHook();
        }
        """,
        given.pieces().get(1));
    assertEquals(List.of(own), given.and(scratch).programs());
  }
}
