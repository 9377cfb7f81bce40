package boardwright.solutions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The solutions of a lab")
class SolutionsTest {
  private static final String MOVE =
      """
      class Move {
        int jump() {
          if (far) {
            return 2;
          }

          return 1;
        }
      }
      """;

  @TempDir private Path root;

  @BeforeEach
  void writeTheModel() throws IOException {
    write("model/Move.java", MOVE);
    write("model/Piece.java", "interface Piece { Crown crown(); }\n");
    write("model/Crown.java", "class Crown {}\n");
    write("model/Square.java", "class Square {\n}\n");
  }

  @Test
  @DisplayName("change the model at a text that it has once, wherever the line begins")
  void changeTheModelAtAText() throws IOException {
    assertEquals(
        MOVE.replace("return 2", "return 3"),
        edited(
            """
            - {file: Move.java, find: return 2, replace: return 3}
            """));
    assertEquals(
        MOVE.replace("if (far) {\n      return 2;\n    }\n\n", "return 2;\n\n    // far\n"),
        edited(
            """
            - file: Move.java
              find: |
                if (far) {
                  return 2;
                }

              replace: |
                return 2;

                // far
            """
                .replace("find: |", "find: |+")),
        "as far in as the line in which it begins");
    assertEquals(
        MOVE.replace("{\n      return 2;\n    }\n", "return 2;\n"),
        edited(
            """
            - file: Move.java
              find: |-
                {
                  return 2;
                }
              replace: return 2;
            """),
        "though it begins in the middle of a line");
  }

  @Test
  @DisplayName("make all replacements of a fault in the model as it was")
  void editsOfOneFile() throws IOException {
    assertEquals(
        MOVE.replace("1", "0").replace("2", "1"),
        edited(
            """
            - {file: Move.java, find: return 1, replace: return 0}
            - {file: Move.java, find: return 2, replace: return 1}
            """));
  }

  @Test
  @DisplayName("refuse a replacement of what is not there, is there twice, or says not what it is")
  void refuseAReplacementOfWhatIsNotThere() throws IOException {
    assertRefused(
        "Move.java has this nowhere, but it must have it exactly once: return 4",
        "edits: [{file: Move.java, find: return 4, replace: x}]");
    assertRefused(
        "Move.java has this twice, but it must have it exactly once: return",
        "edits: [{file: Move.java, find: return, replace: x}]");
    assertRefused(
        "Move.java has this nowhere, but it must have it exactly once: return 2;\nreturn 1;",
        "edits: [{file: Move.java, find: \"return 2;\\nreturn 1;\", replace: x}]");
    assertRefused(
        "a replacement in Move.java says not what to find",
        "edits: [{file: Move.java, replace: x}]");
    assertRefused(
        "two replacements in Move.java overlap at this: far) {",
        "edits: [{file: Move.java, find: if (far), replace: x},"
            + " {file: Move.java, find: 'far) {', replace: x}]");
  }

  @Test
  @DisplayName("refuse a file that the model does not have, or that the fault brings itself")
  void refuseAFileThatTheModelDoesNotHave() throws IOException {
    assertRefused(
        "the model has no file 'Bord.java'", "edits: [{file: Bord.java, find: x, replace: y}]");
    assertRefused("the model has no file 'null'", "edits: [{find: x, replace: y}]");
    assertRefused(
        "Bord.java cannot be missing: the model has no such file", "missing: [Bord.java]");
    write("faults/wrong/Move.java", "class Move {}\n");
    assertRefused(
        "Move.java is in its folder, too: edit it there",
        "edits: [{file: Move.java, find: return 2, replace: x}]");
  }

  @Test
  @DisplayName("refuse more than four replacements, and a fault that changes nothing")
  void tooManyOrNone() throws IOException {
    String edit = "{file: Move.java, find: return 2, replace: x}";
    assertRefused(
        "5 replacements are too many: at most 4, or whole files in faults/wrong",
        "edits: [%s, %s, %s, %s, %s]".formatted(edit, edit, edit, edit, edit));
    assertRefused("nothing in it differs from the model", "loses: []");
    assertRefused(
        "nothing in it differs from the model",
        "edits: [{file: Move.java, find: return 2, replace: return 2}]");
  }

  @Test
  @DisplayName("refuse a key that is misspelt, text that is no YAML, and an id that stands twice")
  void refuseAKeyThatIsMisspelt() throws IOException {
    write("faults.yaml", "- id: right\n- id: wrong\n  edit: []\n");
    String said = assertThrows(SolutionException.class, this::solutions).getMessage();
    assertTrue(said.startsWith("solutions/checkerboard/faults.yaml, entry 2: "), said);
    assertTrue(said.contains("\"edit\""), said);
    write("faults.yaml", "- id: right\n\t- id: wrong\n");
    said = assertThrows(SolutionException.class, this::solutions).getMessage();
    assertTrue(said.startsWith("solutions/checkerboard/faults.yaml") && said.contains("line 2"));
    write("faults.yaml", "- id: right\n- id: wrong\n  name: a loop, for (int i : all)\n");
    said = assertThrows(SolutionException.class, this::solutions).getMessage();
    assertEquals(
        "solutions/checkerboard/faults.yaml:3: put the text into quotes, or below |-, as it"
            + " contains \": \"",
        said);
    write("faults.yaml", "- id: wrong\n- id: wrong\n");
    assertEquals(
        "solutions/checkerboard/faults.yaml: two have the id wrong",
        assertThrows(SolutionException.class, this::solutions).getMessage());
  }

  @Test
  @DisplayName("take whole files of a fault, and leave out what is missing")
  void takeWholeFilesOfAFault() throws IOException {
    write("faults/wrong/sub/Help.java", "class Help {}\n");
    write("faults/wrong/Move.java", "class Move {}\n");
    write(
        "faults.yaml",
        """
        - id: wrong
          missing: [Piece.java]
          edits: [{file: Square.java, find: class, replace: final class}]
        """);
    Solution fault = solutions().solution("faults/wrong");
    assertEquals(
        Set.of("Crown.java", "Move.java", "Square.java", "sub/Help.java"), fault.files().keySet());
    assertEquals("class Move {}\n", text(fault, "Move.java"));
    assertEquals(
        Set.of("Move.java", "Square.java", "sub/Help.java"),
        fault.filesUnlike(solutions().model()).keySet());
    SolutionFiles.write(fault, root.resolve("out"));
    assertEquals("final class Square {\n}\n", Files.readString(root.resolve("out/Square.java")));
  }

  @Test
  @DisplayName("fill a variant up with the model's classes and the helpers that these need")
  void fillAVariantUpWithTheModelsClasses() throws IOException {
    write("variants.yaml", "- id: flat\n- id: nested\n");
    write("variants/flat/Move.java", "class Move {}\n");
    write("variants/nested/src/a/Move.java", "class Move {}\n");
    write("variants/nested/src/a/Piece.java", "interface Piece {}\n");
    Solution flat = solutions().solution("variants/flat");
    assertEquals("class Move {}\n", text(flat, "Move.java"));
    assertTrue(flat.files().containsKey("Crown.java"), "Piece needs it");
    Solution nested = solutions().solution("variants/nested");
    assertEquals(
        Set.of("Square.java", "src/a/Move.java", "src/a/Piece.java"), nested.files().keySet());
    assertFalse(nested.files().containsKey("Move.java"), "it brings one, wherever that lies");
    assertThrows(SolutionException.class, () -> solutions().solution("variants/none"));
  }

  private String edited(String edits) throws IOException {
    write("faults.yaml", "- id: wrong\n  edits:\n" + edits.indent(4));
    return text(solutions().solution("faults/wrong"), "Move.java");
  }

  private void assertRefused(String because, String fault) throws IOException {
    write("faults.yaml", "- id: wrong\n  misconception: No.\n" + fault.indent(2));
    Solutions solutions = solutions();
    assertEquals(
        "solutions/checkerboard/faults.yaml, fault wrong: " + because,
        assertThrows(SolutionException.class, () -> solutions.solution("faults/wrong"))
            .getMessage());
  }

  private static String text(Solution solution, String file) {
    return new String(solution.files().get(file), StandardCharsets.UTF_8);
  }

  private void write(String path, String text) throws IOException {
    new LabFolder(root).write(path, text);
  }

  private Solutions solutions() {
    return new Solutions(new LabFolder(root).lab());
  }
}
