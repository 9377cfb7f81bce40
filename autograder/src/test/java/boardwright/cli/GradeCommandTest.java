package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.submission.Platform;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        .write("class/carl/my lab.pdf", "no time");
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
      "1",
      "--sandbox",
      "none"
    };
    Said said = desk.run(call);
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertEquals("Recognised plain folders and zips: 4 submissions.\n", said.err());
    assertEquals(
        """
        submission        1      2      3    4      5      6    7  8  score
        Ada, the first  8/8  16/16  13/13  8/8  24/24  10/10  4/4  -   9.00
        bob               -   0/16      -    -      -      -    -  -   0.00
        carl              -      -      -    -      -      -    -  -   0.00
        dora            8/8      -      -    -      -      -    -  -   1.00

        1 exception  2 square  3 move  4 piece  5 board  6 moves  7 lists  8 tests

        4 submissions graded out of 10 points, seed 5
        no source:  carl. There is no Java source in it, only my lab.pdf. Only .java files are graded, \
        or a zip of them.
        sandbox:    none, as asked for
        the class:  %s
        gradebook:  %s
        reports:    %s …
        """
            .formatted(
                desk.path("one/index.html"),
                desk.path("one/gradebook.csv"),
                desk.path("one/Ada, the first/report.html")),
        said.out());
    assertEquals(
        """
        submission,name,score,max,passed,failed,status,raw,penalty,late,handed_in,due,remark,people,ids,emails,open,behaviour,structure,style,person
        "Ada, the first","Ada, the first",9.00,10,83,6,graded,9.00,,,,,,,,,,7.60,0.84,0.56,
        bob,bob,0.00,10,0,89,graded,0.00,,,,,,,,,,0.00,0.00,0.00,
        carl,carl,0.00,10,0,89,graded,0.00,,,,,,,,,,0.00,0.00,0.00,
        dora,dora,1.00,10,8,81,graded,1.00,,,,,,,,,,0.80,0.12,0.08,
        """,
        Files.readString(desk.path("one/gradebook.csv")));
    call[7] = desk.path("two").toString();
    call[9] = "3";
    assertEquals(ExitCode.ALL_PASSED, desk.run(call).code());
    assertEquals(files(desk.path("one")), files(desk.path("two")));
    // two for each, the page and three tables; not the history, with its clock
    assertEquals(12, files(desk.path("one")).size());
  }

  @Test
  @DisplayName("gives a blank score for what we cannot read, and says what to do")
  void givesABlankScoreForWhatWeCannotRead() throws IOException {
    String ada = "Ada_11_assignsubmission_file_/CBException.java";
    zip("m.zip", ada, desk.model("CBException"));
    byte[] bytes = Files.readAllBytes(desk.path("m.zip"));
    int data = 30 + ada.length();
    Arrays.fill(bytes, data + 4, data + 20, (byte) 0xFF);
    Files.write(desk.path("m.zip"), bytes);
    Said said =
        desk.run(
            "grade",
            "checkerboard",
            desk.path("m.zip").toString(),
            "--out",
            desk.path("out").toString(),
            "--sandbox",
            "none");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(
        said.hasLine(
            "not read:   Ada. CBException.java could not be read because of an error of the disk or"
                + " of the download: copy it again, and run the same command again. This is no"
                + " fault of the student's."),
        said.out());
    assertTrue(said.out().contains("0 of 1 submission graded"), said.out());
    String gradebook = Files.readString(desk.path("out/gradebook.csv"));
    assertTrue(gradebook.contains("\nAda,Ada,,10,0,89,ungraded,"), gradebook);
  }

  @Test
  @DisplayName("refuses to write where hand-ins lie, below or above, and a worksheet of nothing")
  void refusesToWriteWhereHandInsLie() throws IOException {
    desk.write("all/class/ada/CBException.java", desk.model("CBException"))
        .write("sheet.csv", "a,b\n1,2\n");
    Files.createSymbolicLink(desk.path("link"), desk.path("all"));
    Files.createDirectories(desk.path("inner"));
    Files.createSymbolicLink(desk.path("inner/link"), desk.path("all/class"));
    for (String out :
        new String[] {"all/class", "all", "link", "all/class/..", "link/class", "inner/link/.."}) {
      Said said = call("all/class", "--out", desk.path(out).toString());
      assertEquals(ExitCode.WRONG_CALL, said.code(), said::toString);
      assertTrue(said.err().contains("what was handed in lies there"), said.err());
    }
    for (String out :
        new String[] {"all/class/ada", "all/class/ada/new", "link/class/a/b", "inner/link/ada"}) {
      Said said = call("all/class", "--out", desk.path(out).toString());
      assertEquals(ExitCode.WRONG_CALL, said.code(), said::toString);
      assertTrue(said.err().contains("this folder is part of what was handed in"), said.err());
    }
    Said said =
        call(
            "all/class",
            "--out",
            desk.path("out").toString(),
            "--worksheet",
            desk.path("sheet.csv").toString());
    assertEquals(ExitCode.WRONG_CALL, said.code(), said::toString);
    assertEquals(
        "--worksheet %s: expected a Moodle download that it belongs to, but found plain folders and"
                .formatted(desk.path("sheet.csv"))
            + " zips. Leave it out, or say --from moodle.\n",
        said.err());
  }

  private Said call(String path, String... more) {
    List<String> call =
        new ArrayList<>(List.of("grade", "checkerboard", desk.path(path).toString()));
    call.addAll(List.of(more));
    call.addAll(List.of("--sandbox", "none"));
    return desk.run(call.toArray(String[]::new));
  }

  @Test
  @DisplayName("completes the run also where the hand-ins cannot be compared, and says why")
  void completesTheRunWithoutAComparison() {
    desk.write("class/ada/CBException.java", desk.model("CBException"))
        .write("class/bob/CBException.java", desk.model("CBException"));
    Said said =
        desk.run(
            "grade",
            "checkerboard",
            desk.path("class").toString(),
            "--out",
            desk.path("out").toString(),
            "--sandbox",
            "none",
            "--similarity");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(said.out().contains("2 submissions graded"), said.out());
    assertTrue(
        said.err()
            .contains(
                "The hand-ins were not compared. Hand-ins can be compared in a whole copy of"
                    + " Boardwright only: "),
        said.err());
    assertTrue(Files.exists(desk.path("out/gradebook.csv")));
    assertFalse(Files.exists(desk.path("out/similarity.html")));
    // the command of this name has nothing else to do: for it, the same is a failure
    Said alone = desk.run("similarity", desk.path("out").toString());
    assertEquals(ExitCode.GRADER_FAILED, alone.code());
    assertTrue(said.err().endsWith(alone.err()), said.err());
  }

  @Test
  @DisplayName("grades one submission into a folder of reports that lies beside it")
  void gradesOneSubmissionIntoAFolderOfReports() throws IOException {
    desk.write("class/ada/CBException.java", desk.model("CBException"))
        .write("class/grades/old/report.json", "{}");
    Said said = grade("class", "class/grades");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(said.out().contains("\n1 submission graded out of 10 points, seed "), said.out());
    assertTrue(said.out().endsWith("report.html\n"), said.out());
    assertTrue(Files.exists(desk.path("class/grades/ada/report.json")));
    assertFalse(Files.exists(desk.path("class/grades/grades")));
  }

  @Test
  @DisplayName("tells times on its pages in the zone of the deadline, wherever it runs")
  void zoneOfTheDeadline() throws IOException {
    desk.write("class/Ada_11_assignsubmission_file_/Square.java", desk.model("Square"))
        .write(
            "class/Grades.csv",
            "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Last modified"
                + " (submission)\nParticipant 11,Ada,a@x,Submitted,,10.00,"
                + "\"Friday, 13 November 2026, 11:52 PM\"\n");
    for (String zone : List.of("Pacific/Auckland", "America/Lima")) {
      String out = desk.path(zone).toString();
      String due = "2026-11-13T20:00 " + zone;
      String[] call = {"grade", "checkerboard", desk.path("class").toString(), "--out", out};
      List<String> more = List.of("--sandbox", "none", "--deadline", due);
      Said said = desk.run(Stream.concat(Stream.of(call), more.stream()).toArray(String[]::new));
      assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
      String offset = zone.startsWith("P") ? "+13:00" : "-05:00";
      for (String page : List.of("index.html", "Ada/report.html")) {
        String text = Files.readString(desk.path(zone).resolve(page));
        assertTrue(text.contains("Fri 13 Nov 2026, 23:52 (%s)".formatted(offset)), text);
        assertTrue(text.contains("Fri 13 Nov 2026, 20:00 (%s)".formatted(offset)), text);
      }
    }
  }

  @Test
  @DisplayName("refuses what it does not know, in one line")
  void refusesWhatItDoesNotKnow() throws IOException {
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
        "--sandbox chroot: expected auto, bwrap, each or none",
        desk.run("grade", "checkerboard", ada, "--out", out, "--sandbox", "chroot"));
    refused(
        "Missing required parameter for option '--sandbox' (KIND). See ./boardwright help grade.",
        desk.run("grade", "checkerboard", ada, "--out", out, "--sandbox"));
    assertFalse(Files.exists(desk.path("out")));
  }

  @Test
  @DisplayName("refuses a place for the reports that is no folder or cannot be one")
  void refusesAPlaceForTheReports() throws IOException {
    desk.write("ada/Square.java", desk.model("Square")).write("taken", "a file");
    Path taken = desk.path("taken");
    refused(
        taken + ": expected a folder for the reports, but this is a file", grade("ada", "taken"));
    refused(taken.resolve("under") + ": this folder cannot be made", grade("ada", "taken/under"));
    assertEquals("a file", Files.readString(taken));
  }

  @Test
  @DisplayName("takes late days off, as lab.yaml says and the list of extensions allows")
  void takesLateDaysOff() throws IOException {
    String moodle = "_assignsubmission_file_/CBException.java";
    desk.write("m/Ada_11" + moodle, desk.model("CBException"))
        .write("m/Bob_12" + moodle, desk.model("CBException"))
        .write(
            "m/w.csv",
            """
            Identifier,"Full name","Email address",Status,"Last modified (submission)"
            Participant 11,"Ada, B\u00e9rg",ada@x,Submitted,"Sunday, 15 November 2026, 9:15 AM"
            Participant 12,Bob,bob@x,Submitted,"Sunday, 15 November 2026, 9:15 AM"
            """)
        .write("e.csv", "student,allowance,remark\nbob@x,+1 day,Ill.\n");
    Said said =
        desk.run(
            "grade",
            "checkerboard",
            desk.path("m").toString(),
            "--out",
            desk.path("out").toString(),
            "--deadline",
            "2026-11-13T23:59 Europe/Berlin",
            "--extensions",
            desk.path("e.csv").toString());
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(
        said.err().startsWith("Recognised a Moodle download with its worksheet w.csv: 2 sub"),
        said.err());
    assertEquals(
        """
        "Ada, B\u00e9rg","Ada, B\u00e9rg",0.60,10,8,81,graded,1.00,0.40,2,2026-11-15T08:15:00Z,\
        2026-11-13T22:59:00Z,2 days late: 0.40 points are taken off.,"Ada, B\u00e9rg",11,ada@x,,0.80,0.12,0.08,
        Bob,Bob,0.80,10,8,81,graded,1.00,0.20,1,2026-11-15T08:15:00Z,2026-11-14T22:59:00Z,\
        1 day late: 0.20 points are taken off. Ill.,Bob,12,bob@x,,0.80,0.12,0.08,
        """,
        Files.readString(desk.path("out/gradebook.csv")).replaceFirst(".*\n", ""));
    String json = Files.readString(desk.path("out/Ada, B\u00e9rg/report.json"));
    assertTrue(json.contains("\"penalty\" : 0.40"), json);
  }

  @Test
  @DisplayName("refuses wishes that it cannot fulfil, in one line")
  void refusesWishesThatItCannotFulfil() throws IOException {
    desk.write("p/ada/Square.java", desk.model("Square"))
        .write("p/bob/Square.java", desk.model("Square"))
        .write("e.csv", "student,allowance\nada,soon\n");
    String time =
        "a time with its zone, such as 2026-11-30T23:59+01:00 or 2026-11-30T23:59 Europe/Berlin";
    wish("--from nowhere: expected one of " + Platform.words(), "--from", "nowhere");
    wish("--deadline tomorrow: expected " + time, "--deadline", "tomorrow");
    wish(
        "--deadline 2026-10-25T02:30 Europe/Berlin: expected a time with its offset, such as"
            + " 2026-10-25T02:30+02:00, but '2026-10-25T02:30 Europe/Berlin' is two times: the"
            + " clocks are put back",
        "--deadline",
        "2026-10-25T02:30 Europe/Berlin");
    wish("--zone Nowhere: expected a zone such as Europe/Berlin or +01:00", "--zone", "Nowhere");
    wish("--worksheet none.csv: no such file", "--worksheet", "none.csv");
    wish(
        "e.csv:2: expected +3 days, +12 hours, excused, none, or " + time + ", but found 'soon'",
        "--extensions",
        desk.path("e.csv").toString());
    wish(
        desk.path("p") + ": expected a Gradescope export (submission_metadata.yml), but found none",
        "--from",
        "gradescope");
  }

  private void wish(String line, String option, String value) {
    String out = desk.path("out").toString();
    String path = desk.path("p").toString();
    refused(line, desk.run("grade", "checkerboard", path, "--out", out, option, value));
  }

  private Said grade(String path, String out) {
    return desk.run(
        "grade", "checkerboard", desk.path(path).toString(), "--out", desk.path(out).toString());
  }

  private void zip(String name, String entry, String text) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(desk.path(name)))) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file :
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.toString().matches(".*(\\.boardwright|history\\.csv).*"))
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
