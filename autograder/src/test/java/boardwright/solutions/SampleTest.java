package boardwright.solutions;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The sample of a class")
class SampleTest {
  private static final String MOVE = "package checkerboard;\nclass Move {}\n";

  @TempDir private Path root;
  private LabFolder lab;

  @BeforeEach
  void writeTheModel() throws IOException {
    lab = new LabFolder(root);
    lab.write("model/Move.java", MOVE);
    lab.write("model/Piece.java", "interface Piece {}\n");
    lab.write("faults.yaml", "- {id: wrong, missing: [Piece.java]}");
    lab.write("sample/grades.csv", "Ada;");
  }

  @Test
  @DisplayName("is packed from solutions and its own files, the same each time")
  void isPackedFromSolutionsAndItsOwnFiles() throws IOException {
    assertFalse(new Sample(lab.lab()).exists());
    lab.write(
        "sample/recipe.yaml",
        """
        - {to: Worksheet.csv, own: grades.csv}
        - {to: Zoë_1, solution: model}
        - {to: Kim_2/src, solution: faults/wrong}
        - {to: Liam_3, solution: model, only: [Move.java]}
        """);
    assertTrue(new Sample(lab.lab()).exists());
    Map<String, byte[]> files = files();
    assertEquals(
        "[Kim_2/src/Move.java, Liam_3/Move.java, Worksheet.csv, Zoë_1/Move.java, Zoë_1/Piece.java]",
        files.keySet().toString());
    assertArrayEquals("Ada;".getBytes(StandardCharsets.UTF_8), files.get("Worksheet.csv"));
    assertArrayEquals(new Sample(lab.lab()).zip(), new Sample(lab.lab()).zip());
  }

  @Test
  @DisplayName("has files that look as those of other machines do")
  void hasFilesAsOtherMachinesWriteThem() throws IOException {
    StringBuilder recipe = new StringBuilder();
    for (String change :
        "windows utf16 utf16-without-mark lower-case-names other-package".split(" ")) {
      recipe.append("- {to: %s, solution: model, only: [Move.java], ".formatted(change));
      recipe.append("change: %s}\n".formatted(change));
    }
    lab.write("sample/recipe.yaml", recipe.toString());
    Map<String, byte[]> files = files();
    assertEquals(
        "\uFEFFpackage checkerboard;\r\nclass Move {}\r\n",
        new String(files.get("windows/Move.java"), StandardCharsets.UTF_8));
    assertEquals(
        "\uFEFF" + MOVE, new String(files.get("utf16/Move.java"), StandardCharsets.UTF_16LE));
    assertEquals(
        MOVE, new String(files.get("utf16-without-mark/Move.java"), StandardCharsets.UTF_16BE));
    assertEquals(MOVE, new String(files.get("lower-case-names/move.java"), StandardCharsets.UTF_8));
    assertEquals(
        "package board;\nclass Move {}\n",
        new String(files.get("other-package/Move.java"), StandardCharsets.UTF_8));
  }

  @Test
  @DisplayName("refuses a recipe that asks for what there is not, or for two files at one path")
  void refusesARecipeForMissingFiles() throws IOException {
    assertRefused(
        "solutions/checkerboard: there is no faults/no", "- {to: Ada_1, solution: faults/no}");
    assertRefused("model has no No.java", "- {to: Ada_1, solution: model, only: [No.java]}");
    assertRefused(
        "two files of the sample are Ada_1/Move.java",
        "- {to: Ada_1, solution: model}\n- {to: Ada_1, solution: model, only: [Move.java]}");
  }

  private void assertRefused(String because, String recipe) throws IOException {
    lab.write("sample/recipe.yaml", recipe);
    Sample sample = new Sample(lab.lab());
    assertEquals(because, assertThrows(SolutionException.class, sample::zip).getMessage());
  }

  private Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    byte[] bytes = new Sample(lab.lab()).zip();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        files.put(each.getName(), zip.readAllBytes());
      }
    }
    return files;
  }
}
