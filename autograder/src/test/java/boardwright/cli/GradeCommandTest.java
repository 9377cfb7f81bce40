package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("grade")
class GradeCommandTest {
  private static final String NO_SANDBOX =
      "There is no sandbox yet: grade only code that you would run yourself.\n";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("grades a folder of hand-ins and a zip, the same whatever the number of threads")
  void gradesAClass() throws IOException {
    for (String type : new String[] {"CBException", "Square", "Move", "Piece", "Checkerboard"}) {
      desk.write("class/Ada, the first/" + type + ".java", desk.model(type));
    }
    desk.write("class/bob/Square.java", "package checkerboard; class Square { oops }")
        .write("class/carl/notes.txt", "no time");
    zip("dora.zip", "CBException.java", desk.model("CBException"));
    String[] call = {
      "grade",
      "checkerboard",
      desk.path("class").toString(),
      desk.path("dora.zip").toString(),
      "--seed",
      "5",
      "--out",
      desk.path("one").toString(),
      "--threads",
      "1"
    };
    Said said = desk.run(call);
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertEquals(NO_SANDBOX, said.err());
    assertEquals(
        """
        submission        1      2      3    4      5  score
        Ada, the first  8/8  14/14  11/11  8/8  35/35  10.00
        bob               -   0/14      -    -      -   0.00
        carl              -      -      -    -      -   0.00
        dora            8/8      -      -    -      -   1.00

        1 exception  2 square  3 move  4 piece  5 checkerboard

        4 submissions graded out of 10 points, seed 5
        gradebook:  %s
        reports:    %s …
        """
            .formatted(desk.path("one/gradebook.csv"), desk.path("one/Ada, the first/report.json")),
        said.out());
    assertEquals(
        """
        submission,name,score,max,passed,failed,status
        "Ada, the first","Ada, the first",10.00,10,76,0,graded
        bob,bob,0.00,10,0,76,graded
        carl,carl,0.00,10,0,76,graded
        dora,dora,1.00,10,8,68,graded
        """,
        Files.readString(desk.path("one/gradebook.csv")));
    call[7] = desk.path("two").toString();
    call[9] = "3";
    assertEquals(ExitCode.ALL_PASSED, desk.run(call).code());
    assertEquals(files(desk.path("one")), files(desk.path("two")));
    assertEquals(10, files(desk.path("one")).size()); // two for each, the gradebook and the page
  }

  @Test
  @DisplayName("grades one submission into a folder of reports that lies beside it")
  void gradesOne() throws IOException {
    desk.write("class/ada/CBException.java", desk.model("CBException"))
        .write("class/grades/old/report.json", "{}");
    Said said = grade("class", "class/grades");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(said.out().contains("\n1 submission graded out of 10 points, seed "), said.out());
    assertTrue(said.out().endsWith("report.json\n"), said.out());
    assertTrue(Files.exists(desk.path("class/grades/ada/report.json")));
    assertFalse(Files.exists(desk.path("class/grades/grades")));
  }

  @Test
  @DisplayName("refuses what it does not know, in one line")
  void wrongCalls() throws IOException {
    desk.write("ada/Square.java", desk.model("Square")).write("empty/notes.txt", "");
    String ada = desk.path("ada").toString();
    String out = desk.path("out").toString();
    refused(
        "There is no lab 'chess'. There are: checkerboard.",
        desk.run("grade", "chess", ada, "--out", out));
    refused(
        desk.path("nobody") + ": no such file or folder",
        desk.run("grade", "checkerboard", desk.path("nobody").toString(), "--out", out));
    refused(
        desk.path("empty")
            + ": expected sources, or a folder or zip for each submission, but found none",
        desk.run("grade", "checkerboard", desk.path("empty").toString(), "--out", out));
    refused(
        "--threads 0: expected 1 or more",
        desk.run("grade", "checkerboard", ada, "--out", out, "--threads", "0"));
    refused(
        "Invalid value for option '--threads': 'many' is not a whole number. See ./boardwright help"
            + " grade.",
        desk.run("grade", "checkerboard", ada, "--out", out, "--threads", "many"));
    refused(
        "Missing required option: '--out=DIR'. See ./boardwright help grade.",
        desk.run("grade", "checkerboard", ada));
    refused(
        "Missing required parameter: 'PATH'. See ./boardwright help grade.",
        desk.run("grade", "checkerboard", "--out", out));
    refused(
        "Unknown option: '--sandbox'. See ./boardwright help grade.",
        desk.run("grade", "checkerboard", ada, "--out", out, "--sandbox"));
    assertFalse(Files.exists(desk.path("out")));
  }

  @Test
  @DisplayName("refuses a place for the reports that is no folder or cannot be one")
  void wrongOut() throws IOException {
    desk.write("ada/Square.java", desk.model("Square")).write("taken", "a file");
    Path taken = desk.path("taken");
    refused(
        "--out " + taken + ": expected a folder for the reports, but this is a file",
        grade("ada", "taken"));
    refused(
        "--out " + taken.resolve("under") + ": this folder cannot be made",
        grade("ada", "taken/under"));
    assertEquals("a file", Files.readString(taken));
  }

  private Said grade(String path, String out) {
    return desk.run(
        "grade", "checkerboard", desk.path(path).toString(), "--out", desk.path(out).toString());
  }

  private void zip(String name, String entry, String text) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(desk.path(name)))) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file :
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.toString().contains(".boardwright"))
              .toList()) {
        all.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return all;
  }

  private static void refused(String line, Said said) {
    assertEquals(new Said(ExitCode.WRONG_CALL, "", line + "\n"), said);
  }
}
