package boardwright.handout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A file of hints")
class HintsTest {
  private static final String TWO_RULES =
      """
      # Hints

      Words before the first rule belong to nobody.

      ## R1 A phrase

      ### Locate

      Where is it?

      ### Tool

      A tool:

          int code = 1;

      ## R12: another phrase with `code`

      ### Locate

      First line.
      Second line.
      """;

  @TempDir Path folder;

  @Test
  @DisplayName("has a ladder for each heading of a rule")
  void hasALadderForEachRule() throws IOException {
    assertEquals(Set.of("R1", "R12"), read(TWO_RULES).ladders().keySet());
  }

  @Test
  @DisplayName("has a rung for each heading under a rule, with its text as it stands")
  void hasARungForEachHeading() throws IOException {
    Hints hints = read(TWO_RULES);
    assertEquals(List.of("Where is it?", "A tool:\n\n    int code = 1;"), hints.of("R1"));
    assertEquals(List.of("First line.\nSecond line."), hints.of("R12"));
  }

  @Test
  @DisplayName("keeps the indentation of code, also in the first line of a rung")
  void keepsTheIndentationOfCode() throws IOException {
    Hints hints = read("## R1 Code\n\n### Locate\n\n    if (code) {\n    }\n\n");
    assertEquals(List.of("    if (code) {\n    }"), hints.of("R1"));
  }

  @Test
  @DisplayName("has no rungs for a rule that it does not name")
  void hasNoRungsForOthers() throws IOException {
    assertEquals(List.of(), read(TWO_RULES).of("R2"));
  }

  @Test
  @DisplayName("takes no heading out of code or out of smaller headings")
  void onlyHeadingsOfTheseLevelsCount() throws IOException {
    Hints hints =
        read(
            """
            ## R1 A phrase

            ### Locate

            Look:

                ### this is code

            #### and this is a smaller heading
            """);
    assertEquals(
        List.of("Look:\n\n    ### this is code\n\n#### and this is a smaller heading"),
        hints.of("R1"));
  }

  @Test
  @DisplayName("has nothing if it is empty or not there")
  void mayBeEmptyOrMissing() throws IOException {
    assertEquals(Set.of(), read("").ladders().keySet());
    assertEquals(Set.of(), Hints.read(folder.resolve("missing.md")).ladders().keySet());
  }

  @Test
  @DisplayName("stands before another one, which fills its gaps")
  void standsBeforeAnother() throws IOException {
    Hints own = read("## R1 Own\n\n### Locate\n\nours\n");
    Hints others =
        read("## R1 Other\n\n### Locate\n\ntheirs\n\n## S1 Style\n\n### Locate\n\nstyle\n");
    assertEquals(List.of("ours"), own.or(others).of("R1"));
    assertEquals(List.of("style"), own.or(others).of("S1"));
  }

  @Test
  @DisplayName("ends ladders that show no code with the sibling of the page")
  void endsWithTheSiblingOfThePage() throws IOException {
    Path page =
        Files.writeString(
            folder.resolve("page.md"),
            """
            ## Concept

            ```java
            class Other {}
            ```

            ## A sibling

            A fuse:

            <!-- file: Fuse.java -->
            ```java
            class Fuse {

            }
            ```

            It burns, as [its page](fuse.md#fire) says.

            ## Checks
            """);
    String start = "### Locate\n\na\n\n### Tool\n\nb\n\n### Plan\n\nc\n\n";
    Hints hints =
        read("## R1\n\n" + start)
            .or(read("## R2\n\n" + start + "### Worked sibling\n\nSee `burn`.\n"))
            .or(read("## R3\n\n" + start + "### Worked sibling\n\n    class Own {}\n"))
            .or(read("## R4\n\n### Locate\n\nshort\n"))
            .withSiblingOf(page);
    String sibling =
        """
        A fuse:

            class Fuse {

            }

        It burns, as its page says.

        The stage's page shows this under "A sibling".\
        """;
    assertEquals(List.of("a", "b", "c", sibling), hints.of("R1"));
    assertEquals(List.of("a", "b", "c", "See `burn`.\n\n" + sibling), hints.of("R2"));
    assertEquals(List.of("a", "b", "c", "    class Own {}"), hints.of("R3"));
    assertEquals(List.of("short"), hints.of("R4"));
  }

  @Test
  @DisplayName("stays as it is where the page has no sibling, or there is no page")
  void staysWithoutASibling() throws IOException {
    Hints hints = read("## R1\n\n### Locate\n\na\n\n### Tool\n\nb\n\n### Plan\n\nc\n");
    Path page = Files.writeString(folder.resolve("page.md"), "# Page\n\n## Steps\n");
    assertEquals(hints, hints.withSiblingOf(page));
    assertEquals(hints, hints.withSiblingOf(folder.resolve("missing.md")));
  }

  private Hints read(String text) throws IOException {
    return Hints.read(Files.writeString(folder.resolve("hints.md"), text));
  }
}
