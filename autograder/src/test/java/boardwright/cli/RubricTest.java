package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A stage that a person grades")
class RubricTest {
  static final String RUBRIC =
      """
        - id: design
          title: A person reads your classes
          points: 2
          page: handouts/checkerboard/8-program.md
          rubric:
            - id: names
              title: Names say what things are
              weight: 1
              levels: ["they don't, not one", most do, all do]
            - id: methods
              title: Each method does one thing
              weight: 3
              levels: [none does, some do, all do]
      """;

  @TempDir private Path scratch;
  private Desk desk;
  private Path out;

  @BeforeEach
  void gradeAClassWithARubric() throws IOException {
    desk = Desk.in(scratch);
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("scale: 10", "scale: 12").stripTrailing() + "\n" + RUBRIC);
    desk.write("class/ada/CBException.java", "public class CBException extends Exception {}\n");
    desk.write("class/ben/notes.txt", "nothing yet");
    out = scratch.resolve("out");
    Said said = grade();
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(said.err().contains("A person has still to grade 2 criteria"), said.err());
  }

  @Test
  @DisplayName("is open until somebody gives points, and the gradebook says so")
  void isOpenFirst() throws IOException {
    assertEquals("2", open("ada"));
    assertEquals("", open("ben"), "there is nothing to read");
    assertEquals(
        """
        submission,check,points,line,remark,criterion,of,levels
        ada,design/names,,,,Names say what things are,0.5,"0 they don't, not one; 0.25 most do; 0.5 all do"
        ada,design/methods,,,,Each method does one thing,1.5,0 none does; 0.75 some do; 1.5 all do
        """,
        Files.readString(out.resolve("open.csv")));
  }

  @Test
  @DisplayName("is closed by a file of points and remarks about lines, criterion by criterion")
  void isClosedByAFileOfPoints() throws IOException {
    double before = Double.parseDouble(gradebook("ada").get(2));
    Path points =
        Files.writeString(
            scratch.resolve("points.csv"),
            """
            submission,check,points,line,remark
            ada,design/names,full,,Good names.
            ada,design/methods,,,
            ada,design/names,,CBException.java:1,A fine name.
            """);
    Said half = regrade(points);
    assertEquals(ExitCode.ALL_PASSED, half.code(), half.err());
    assertEquals("1", open("ada"));
    assertEquals(before + 0.5, Double.parseDouble(gradebook("ada").get(2)), 1e-9);
    String page = Files.readString(out.resolve("ada/report.html"));
    assertTrue(page.contains("A fine name."), page);
    Files.writeString(
        points, Files.readString(points).replace("methods,,,", "methods,1,,Long ones."));
    Said whole = regrade(points);
    assertTrue(whole.out().contains("design/methods  partly, before open"), whole.out());
    assertEquals("", open("ada"));
    assertEquals(before + 1.5, Double.parseDouble(gradebook("ada").get(2)), 1e-9);
  }

  @Test
  @DisplayName("has a page for the instructor alone, and the page of the class links to it")
  void hasAPageForTheInstructor() throws IOException {
    String link = "<a href=\"rubric.html\">Grade the rubric: 2 of 2 open</a>";
    assertTrue(Files.readString(out.resolve("index.html")).contains(link));
    assertTrue(Files.readString(out.resolve("rubric.html")).contains("most do"));
    desk.run("export", "page", out.toString(), "--anonymous");
    assertFalse(Files.readString(out.resolve("anonymous.html")).contains("rubric.html"));
  }

  @Test
  @DisplayName("can be opened again twice")
  void isOpenedAgainTwice() throws IOException {
    String heading = "submission,check,points,remark\n";
    for (String given : List.of("full", "take back", "50%", "take back")) {
      String row = "ada,design/names,%s,\n".formatted(given);
      Said said = regrade(Files.writeString(scratch.resolve("points.csv"), heading + row));
      assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
      assertEquals(given.equals("take back") ? "2" : "1", open("ada"), given);
    }
  }

  @Test
  @DisplayName("waits for nobody if it gives no points")
  void waitsForNobodyIfItGivesNoPoints() throws IOException {
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("scale: 12", "scale: 10")
            .replace("classes\n    points: 2", "classes\n    points: 0"));
    Said said = grade();
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertEquals("", open("ada"));
    assertEquals(1, Files.readAllLines(out.resolve("open.csv")).size());
    assertFalse(Files.readString(out.resolve("index.html")).contains("Grade the rubric"));
  }

  @Test
  @DisplayName("is no matter of check")
  void isNotChecked() {
    Said said = desk.run("check", "checkerboard/design");
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertTrue(said.out().startsWith("A person grades this stage: handouts/"), said.out());
    assertTrue(!desk.run("check", "checkerboard").out().contains("design"));
  }

  private Said grade() {
    return desk.run(
        "grade",
        "checkerboard",
        desk.path("class").toString(),
        "--out",
        out.toString(),
        "--sandbox",
        "none");
  }

  private Said regrade(Path points) {
    return desk.run(
        "regrade", out.toString(), "--corrections", points.toString(), "--sandbox", "none");
  }

  /** How many criteria are open, before the points for each kind. */
  private String open(String who) throws IOException {
    List<String> cells = gradebook(who);
    return cells.get(cells.size() - 5);
  }

  private List<String> gradebook(String who) throws IOException {
    return Files.readAllLines(out.resolve("gradebook.csv")).stream()
        .filter(line -> line.startsWith(who + ","))
        .map(line -> List.of(line.split(",", -1)))
        .findFirst()
        .orElseThrow();
  }
}
