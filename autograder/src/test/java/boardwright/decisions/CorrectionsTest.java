package boardwright.decisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.intake.Pile;
import boardwright.lab.CheckSpec;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An instructor's file of corrections")
class CorrectionsTest {
  private static final String HEADING = "submission,check,points,remark\n";
  private static final String CHECK = "square/refuses-rows-off-the-board";
  private static final BigDecimal THIRD = new BigDecimal("0.333333333333333333333333333333");
  private static final List<Submission> CLASS =
      List.of(
          handIn("Kim Lee", new Person("Kim Lee", "k1", "kim@x")),
          handIn("Kim Lee-2", new Person("Kim Lee", "k2", "lee@x")),
          handIn("Team Rook", new Person("Ada Berg", "a1", ""), new Person("Bob", "b1", "bob@x")),
          handIn("plain"),
          handIn("ada"),
          handIn("ada-2"));

  @TempDir private Path root;

  @ParameterizedTest
  @ValueSource(strings = {"Team Rook", "team  rook", "a1", "BOB@X", "ada berg"})
  @DisplayName("knows a submission by its folder, and by the id, address or name of its people")
  void knowsASubmissionByItsFolder(String name) {
    assertEquals(
        Map.of(
            "Team Rook", List.of(new Correction("", Award.points(new BigDecimal("7.5")), "Fine."))),
        read(HEADING + name + ",,7.5,Fine.\n"));
  }

  @Test
  @DisplayName("means by a folder's name that folder, but by a name that two have neither of them")
  void meansByAFoldersNameThatFolder() {
    assertEquals("[Kim Lee-2]", read(HEADING + "Kim Lee-2,,1,\n").keySet().toString());
    assertEquals("[Kim Lee]", read(HEADING + "k1,,1,\n").keySet().toString());
    for (String name : List.of("Kim Lee", "KIM LEE")) {
      assertEquals(
          "c.csv:2: '"
              + name
              + "' may be any of these: Kim Lee (k1, kim@x) \u00b7 Kim Lee (k2, lee@x);"
              + " give an id or an email address",
          refused(HEADING + name + ",,1,\n"));
    }
    assertEquals("[ada]", read(HEADING + "ada,,1,\n").keySet().toString(), "no id tells them");
    assertEquals("[ada-2]", read(HEADING + "ada-2,,1,\n").keySet().toString());
  }

  @Test
  @DisplayName("is read as a spreadsheet of another country writes it")
  void isReadAsASpreadsheetOfAnotherCountryWritesIt() {
    String text = "Submission;Check;Points;Remark\n\nplain;;7,5;\u00dcbung, gut\n";
    Map<String, List<Correction>> expected =
        Map.of(
            "plain",
            List.of(new Correction("", Award.points(new BigDecimal("7.5")), "\u00dcbung, gut")));
    for (var charset : List.of(StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16LE)) {
      assertEquals(expected, read(text.getBytes(charset)), charset.name());
    }
    assertEquals(expected, read("\uFEFF" + text));
    for (String told : List.of("sep=;\r\n", "\uFEFF\"SEP=;\"\n")) {
      assertEquals(expected, read(told + text), "as Excel is told the separator");
    }
    assertEquals(
        "c.csv:3: nobody who handed in is 'zed'", refused("sep=,\n" + HEADING + "zed,,1,\n"));
  }

  @Test
  @DisplayName("gives a check at most what it can add, as reports round it")
  void givesACheckAtMostWhatItCanAdd() {
    assertEquals(
        List.of(new Correction(CHECK, Award.FULL, "")),
        read(HEADING + "plain," + CHECK + ",0.3334,\n").get("plain"));
    assertEquals(
        "c.csv:2: expected 0 to 0.34 points for "
            + CHECK
            + ", full, none, or a share such as 50%, but found '0.35'",
        refused(HEADING + "plain," + CHECK + ",0.35,\n"));
    for (String wrong : List.of("-1", "10.01", "many", "1e1", "NaN", "9999999999", "101%", "all")) {
      assertEquals(
          "c.csv:2: expected 0 to 10 points, full, none, or a share such as 50%, but found '"
              + wrong
              + "'",
          refused(HEADING + "plain,," + wrong + ",\n"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "full, 100%", "FULL, 100%", "0.3334, 100%", "0.33, 100%", "0.3333, 100%", "100 %, 100%",
    "none, 0%", "0, 0%", "0.00, 0%", "50%, 50%", "12.5 %, 12.5%", "0.2, 0.2"
  })
  @DisplayName("takes all and nothing, in words or as a number, as shares, and any other share")
  void takesAllAndNothing(String written, String meant) {
    String line = "plain,%s,%s,\n".formatted(CHECK, written);
    assertEquals(meant, read(HEADING + line).get("plain").get(0).points().written());
  }

  @Test
  @DisplayName("is refused by file and line where it cannot be understood")
  void isRefusedByFileAndLine() {
    String columns = "c.csv:1: expected the columns submission, check, points, remark";
    assertEquals(columns, refused(""));
    assertEquals(columns, refused("submission,points,remark\nplain,1,\n"));
    assertEquals(
        "c.csv:3: nobody who handed in is 'zed'", refused(HEADING + "plain,,1,\nzed,,1,\n"));
    assertEquals("c.csv:2: nobody who handed in is ''", refused(HEADING + ",,1,\n"));
    assertEquals("c.csv:2: expected points or a remark", refused(HEADING + "plain,,,\n"));
    assertEquals(
        "c.csv:4: expected points for the whole of 'Team Rook' once, but they stand in line 2 too",
        refused(HEADING + "a1,,1,\nb1,,,Well done.\nb1,,2,\n"));
    assertEquals(
        "c.csv:2: there is no check 'king'; report.json names them",
        refused(HEADING + "plain,king,1,\n"));
    assertEquals(
        "c.csv:2: expected 4 values, but found 5; put quotes around a remark that contains a"
            + " separator",
        refused(HEADING + "plain,,1,well, well\n"));
    assertEquals(
        "c.csv:2: expected a remark in words behind the points, but found '5'; if these are 7,5"
            + " points, write them in quotes or with a point, 7.5",
        refused(HEADING + "plain,,7,5\n"));
    String quotes =
        "expected quotes in pairs: the one that begins a value is not closed, or closed in its"
            + " middle";
    assertEquals("c.csv:3: " + quotes, refused(HEADING + "plain,,1,\na1,,1,\"well\nb1,,1,\n"));
    assertEquals("c.csv:2: " + quotes, refused(HEADING + "plain,,1,\"well\" done\n"));
    assertEquals("c.csv:1: " + quotes, refused("\"submission,check\n"));
  }

  @Test
  @DisplayName("is refused with every line that is wrong, up to ten")
  void isRefusedWithEveryLineThatIsWrong() {
    assertEquals(
        """
        c.csv:2: nobody who handed in is 'zed'
        c.csv:4: expected points or a remark
        c.csv:5: expected 4 values, but found 5; put quotes around a remark that contains a \
        separator
        c.csv:6: there is no check 'king'; report.json names them\
        """,
        refused(
            HEADING + "zed,,1,\nplain,,1,\nplain,,,\nada,,1,well, well\nada,king,1,\nada,,2,\n"));
    List<String> lines = refused(HEADING + "zed,,1,\n".repeat(12)).lines().toList();
    assertEquals("c.csv:11: nobody who handed in is 'zed'", lines.get(9));
    assertEquals(List.of("c.csv: 2 more lines are wrong"), lines.subList(10, lines.size()));
  }

  private Map<String, List<Correction>> read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private Map<String, List<Correction>> read(byte[] bytes) {
    new Pile(root).file("c.csv", bytes);
    List<Decision> read =
        Corrections.read(root.resolve("c.csv"), Pile.LAB, CLASS, (CheckSpec check) -> THIRD);
    Decisions decisions = new Decisions(Pile.LAB, History.NONE.adding(read, "kim", Instant.EPOCH));
    return CLASS.stream()
        .filter(each -> !decisions.corrections(each).isEmpty())
        .collect(Collectors.toMap(Submission::id, decisions::corrections));
  }

  private String refused(String text) {
    return assertThrows(DecisionException.class, () -> read(text)).getMessage();
  }

  private static Submission handIn(String id, Person... people) {
    String name = id.replaceAll("-2$", "");
    return new Submission(id, name, List.of(people), null, List.of(), List.of());
  }
}
