package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.decisions.History;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("merge")
class MergeCommandTest {
  private static final String FILE = "_assignsubmission_file_/CBException.java";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("brings two assistants' copies together, and refuses where they disagree")
  void bringsTwoCopiesTogether() throws IOException {
    desk.write("c/ada/CBException.java", desk.model("CBException"))
        .write("c/bob/CBException.java", desk.model("CBException"))
        .write("kim.csv", "submission,check,points,remark\nada,,7.5,As we agreed.\n")
        .write("lou.csv", "submission,check,points,remark\nbob,,4,No.\n")
        .write("no.csv", "submission,check,points,remark\nada,,2,No.\n");
    run("grade", "checkerboard", path("c"), "--out", path("kim"), "--sandbox", "none");
    copy("kim", "lou");
    regrade("kim", "--corrections", path("kim.csv"), "--as", "kim");
    regrade("lou", "--corrections", path("lou.csv"), "--as", "lou");
    run("merge", path("kim"), path("lou"), "--out", path("all"), "--as", "kim");
    String book = Files.readString(desk.path("all/gradebook.csv"));
    assertTrue(book.contains("\nada,ada,7.50,"), book);
    assertTrue(book.contains("\nbob,bob,4.00,"), book);
    assertTrue(Files.isRegularFile(desk.path("all/bob/report.html")));
    assertTrue(regrade("all").out().startsWith("0 of 2 grades moved"));
    regrade("lou", "--corrections", path("no.csv"), "--as", "lou");
    Said refused = desk.run("merge", path("kim"), path("lou"), "--out", path("never"));
    assertEquals(2, refused.code());
    assertTrue(
        refused.err().startsWith("Two lines decide differently on the same: "), refused.err());
    assertTrue(Files.notExists(desk.path("never")));
  }

  @Test
  @DisplayName("makes one run of two sections, each with its deadline and its namesakes")
  void keepsTheDeadlinesOfSections() throws IOException {
    desk.write("a/Kim Lee_11" + FILE, desk.model("CBException"))
        .write("a/w.csv", sheet(11))
        .write("b/Kim Lee_12" + FILE, desk.model("CBException"))
        .write("b/w.csv", sheet(12))
        .write("more.csv", "student,allowance\nKim Lee,+1 day\n");
    section("a", "2026-11-14T23:59 Europe/Berlin");
    section("b", "2026-11-13T23:59 Europe/Berlin");
    regrade("of-b", "--extensions", path("more.csv"));
    Said said = run("merge", path("of-a"), path("of-b"), "--out", path("all"));
    assertTrue(said.hasLine("0 of 2 grades moved"), said.out());
    String book = Files.readString(desk.path("all/gradebook.csv"));
    assertTrue(book.contains("\nKim Lee,Kim Lee,0.80,"), book);
    assertTrue(book.contains("\nKim Lee-2,Kim Lee,0.80,"), book);
    assertEquals(4, History.of(desk.path("all")).standing().size() - 2, "2 are scores");
  }

  @Test
  @DisplayName("keeps what somebody handed in in either copy, so that either may count")
  void keepsEveryHandIn() throws IOException {
    String square = FILE.replace("CBException", "Square");
    desk.write("a/Kim Lee_11" + FILE, desk.model("CBException"))
        .write("a/w.csv", sheet(11).replace("15 Nov", "13 Nov"))
        .write("b/Kim Lee_11" + square, desk.model("Square"))
        .write("b/w.csv", sheet(11).replace("15 Nov", "12 Nov"))
        .write("best.yaml", "counts: best\n");
    section("a", "2026-11-14T23:59 Europe/Berlin");
    section("b", "2026-11-14T23:59 Europe/Berlin");
    run("merge", path("of-a"), path("of-b"), "--out", path("all"));
    assertTrue(
        Files.readString(desk.path("all/gradebook.csv")).contains("\nKim Lee,Kim Lee,1.00,"));
    Said best = regrade("all", "--settings", path("best.yaml"));
    assertTrue(best.hasLine("Kim Lee  1.00 → 2.00"), best.out());
  }

  private void section(String name, String due) {
    run(
        "grade",
        "checkerboard",
        path(name),
        "--out",
        path("of-" + name),
        "--sandbox",
        "none",
        "--seed",
        "5",
        "--deadline",
        due);
  }

  private static String sheet(int id) {
    return """
        Identifier,"Full name","Email address",Status,"Last modified (submission)"
        Participant %d,Kim Lee,k%d@x,Submitted,"Sunday, 15 November 2026, 9:15 AM"
        """
        .formatted(id, id);
  }

  private void copy(String from, String to) throws IOException {
    Path old = desk.path(from);
    try (Stream<Path> files = Files.walk(old)) {
      for (Path file : files.toList()) {
        Files.copy(file, desk.path(to).resolve(old.relativize(file).toString()));
      }
    }
  }

  private Said regrade(String run, String... more) {
    List<String> call = new ArrayList<>(List.of("regrade", path(run), "--sandbox", "none"));
    call.addAll(List.of(more));
    return run(call.toArray(String[]::new));
  }

  private Said run(String... call) {
    Said said = desk.run(call);
    assertEquals(0, said.code(), said.err());
    return said;
  }

  private String path(String name) {
    return desk.path(name).toString();
  }
}
