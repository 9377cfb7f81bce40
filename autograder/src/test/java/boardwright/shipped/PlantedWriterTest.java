package boardwright.shipped;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.RealTree;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.planted.PlantedPrograms;
import boardwright.solutions.SolutionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The writer of planted faults")
class PlantedWriterTest {
  private static final String LAB = "checkerboard";

  @TempDir private Path root;

  @BeforeEach
  void copyTheLab() throws IOException {
    for (String folder : new String[] {"labs/" + LAB, "solutions/" + LAB}) {
      Path real = RealTree.ROOT.resolve(folder);
      try (Stream<Path> files = Files.walk(real)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path copy = root.resolve(folder).resolve(real.relativize(file).toString());
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy);
        }
      }
    }
  }

  private Lab lab() {
    return new Course(root).lab(LAB).orElseThrow();
  }

  @Test
  @DisplayName("makes the archives that the build made")
  void asTheBuild() throws IOException {
    Lab real = new Course(RealTree.ROOT).lab(LAB).orElseThrow();
    new PlantedWriter(lab()).write();
    for (String place : new String[] {"check", "grade"}) {
      String name = LAB + "-planted-" + place + ".zip";
      assertEquals(
          PlantedPrograms.read(real.plantedForStudents().resolveSibling(name)),
          PlantedPrograms.read(lab().plantedForStudents().resolveSibling(name)));
    }
  }

  @Test
  @DisplayName("names a fault that does not compile")
  void namesAFaultThatDoesNotCompile() throws IOException {
    Files.writeString(
        root.resolve("solutions/" + LAB + "/faults.yaml"),
        """

        - id: planted-broken
          misconception: "Nothing."
          planted: tests
          edits:
            - file: Square.java
              find: "public class Square"
              replace: "public class Square oops"
        """,
        StandardOpenOption.APPEND);
    String said =
        assertThrows(SolutionException.class, () -> new PlantedWriter(lab()).write()).getMessage();
    assertTrue(said.startsWith("checkerboard: fault planted-broken, planted for tests, "), said);
  }
}
