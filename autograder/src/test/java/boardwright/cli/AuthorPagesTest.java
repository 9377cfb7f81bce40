package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The command author pages")
class AuthorPagesTest {
  private static final String SQUARE = "handouts/checkerboard/2-square.md";
  private static final String GRADED = "handouts/what-is-graded.md";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void copyTheTree() throws IOException {
    desk = Desk.in(scratch);
    desk.write(
        GRADED,
        """
        <!-- generated: limits -->
        <!-- end -->
        <!-- generated: tests -->
        <!-- end -->
        <!-- generated: common -->
        <!-- end -->
        """);
  }

  @Test
  @DisplayName("writes the links, the synopsis and the table of checks where they are empty")
  void fillsAPage() throws IOException {
    String page =
        Files.readString(ROOT.resolve(SQUARE)).replace("[← the exception]", "[← CBException]");
    String empty =
        page.replaceFirst("(?m)^\\[← .*\n\n", "")
            .replaceFirst("(?s)(## Replace.*?```java\n).*?```", "$1```")
            .replaceFirst("(## Checks\n\n)(\\|.*\n)*\n", "$1");
    assertTrue(empty.contains("```java\n```") && empty.contains("## Checks\n\n## "), empty);
    desk.write(SQUARE, empty);
    Said said = desk.run("author", "pages", "checkerboard");
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertEquals(
        "wrote " + SQUARE + "\nwrote " + GRADED + "\n10 pages are up to date.\n", said.out());
    assertEquals(page, Files.readString(desk.path(SQUARE)));
    assertTrue(Files.readString(desk.path(GRADED)).contains("| checkerboard | 20,000,000 |"));
    assertEquals("10 pages are up to date.\n", desk.run("author", "pages", "checkerboard").out());
  }

  @Test
  @DisplayName("says what a page lacks that something could be written on")
  void saysWhatIsMissing() throws IOException {
    Files.delete(desk.path("handouts/checkerboard/0-first-run.md"));
    String page = Files.readString(desk.path(SQUARE));
    desk.write(SQUARE, page.replace("## Checks", "## Tests").replaceFirst("(?s)```java.*?```", ""));
    desk.write(GRADED, "<!-- generated: limits -->\n<!-- end -->\n");
    String out = desk.run("author", "pages", "checkerboard").out().replaceAll("\n +", " ");
    assertTrue(
        out.contains(
            """
            missing: handouts/checkerboard/0-first-run.md is missing: 1-exception.md should link it.
            missing: handouts/checkerboard/2-square.md: below "## Replace", expected a block \
            ```java for each of Square, but found 0.
            missing: handouts/checkerboard/2-square.md: there is no section "## Checks" for the \
            table of checks.
            """),
        out);
    assertTrue(out.contains("has no part \"<!-- generated: tests -->\""), out);
  }
}
