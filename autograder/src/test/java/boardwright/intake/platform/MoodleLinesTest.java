package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.submission.Person;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the lines of a worksheet say of a hand-in beside its name and its time. */
@DisplayName("A Moodle download with its worksheet")
class MoodleLinesTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String FILE = Pile.MOODLE_FILE;

  @TempDir private Path root;
  private Pile pile;

  @BeforeEach
  void empty() {
    pile = new Pile(root);
  }

  @Test
  @DisplayName("has teams also where it does not tell the names of their members")
  void hasTeamsWithoutTheNamesOfTheirMembers() {
    String heading =
        "Identifier,Status,Group,Grade,\"Maximum Grade\",\"Last modified (submission)\"\n";
    String rest = ",,10.00,\"Friday, 13 November 2026, 9:40 PM\"\n";
    IntakeResult taken =
        pile.file("Team A-Participant_301" + FILE + "/Square.java", SQUARE)
            .file("Team A-Participant_302" + FILE + "/Square.java", SQUARE)
            .file("Participant_303" + FILE + "/Square.java", SQUARE)
            .file(
                "ws.csv",
                heading
                    + ("Participant 301,Submitted,Team A" + rest)
                    + ("Participant 302,Submitted,Team A" + rest)
                    + ("Participant 303,Submitted," + rest))
            .take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals(List.of("Participant 303", "Team A"), Pile.ids(taken.submissions()));
    assertEquals(
        List.of(new Person("Participant 301", "301", ""), new Person("Participant 302", "302", "")),
        taken.submissions().get(1).people());
    assertEquals(List.of(), taken.remarks());
  }

  @Test
  @DisplayName("says of a draft that was not submitted that it is graded")
  void saysOfADraftThatWasNotSubmitted() {
    String time = "Friday, 13 November 2026, 9:40 PM";
    IntakeResult taken =
        pile.file("Ada_11" + FILE + "/Square.java", SQUARE)
            .file("Bob_12" + FILE + "/Square.java", SQUARE)
            .file(
                "w.csv",
                Pile.MOODLE_HEADING
                    + row(11, "Ada", "", time).replace("Submitted", "Draft (not submitted)")
                    + row(12, "Bob", "", time))
            .take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals(
        List.of("Graded, though Moodle has it as a draft that was not submitted: Ada."),
        taken.remarks());
    assertEquals(
        List.of("Moodle has it as a draft that was not submitted; it was graded as it is."),
        taken.submissions().get(0).noteTexts());
    assertEquals(List.of(), taken.submissions().get(1).noteTexts());
  }

  @Test
  @DisplayName("says of nobody whom another path has that they handed in nothing")
  void absentInOnePath() {
    String time = "Friday, 13 November 2026, 9:40 PM";
    String sheet = Pile.MOODLE_HEADING + row(11, "Ada", "", time) + row(12, "Bob", "", time);
    IntakeResult taken =
        pile.file("one/Ada_11" + FILE + "/Square.java", SQUARE)
            .file("one/w.csv", sheet + row(13, "Cy", "", "-"))
            .file("two/Bob_12" + FILE + "/Square.java", SQUARE)
            .file("two/w.csv", sheet)
            .take(Pile.wishes(null, Pile.BERLIN, null), "one", "two");
    assertEquals(List.of("Handed in nothing, says w.csv: Cy."), taken.remarks());
  }

  @Test
  @DisplayName("warns of those whose work is missing though the worksheet has a time for it")
  void missingFromTheDownload() {
    String time = "Friday, 13 November 2026, 9:40 PM";
    IntakeResult taken =
        pile.file("Ada_11" + FILE + "/Square.java", SQUARE)
            .file(
                "w.csv",
                Pile.MOODLE_HEADING
                    + row(11, "Ada", "", time)
                    + row(12, "Nguyễn, Văn An", "", time)
                    + row(13, "Cy", "", time)
                    + row(14, "O'Hara, Dee", "", "-")
                    + row(15, "Eve", "", "-"))
            .take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals(
        List.of(
            "Missing from the download, though w.csv has a time of submission for them:"
                + " Nguyễn, Văn An; Cy. They get no grade now. Unless you left them out on"
                + " purpose, download all submissions from the platform again and grade those.",
            "Handed in nothing, says w.csv: O'Hara, Dee; Eve."),
        taken.remarks());
  }

  @Test
  @DisplayName("names the lines whose times cannot be read")
  void namesTheLinesWhoseTimesCannotBeRead() {
    String sheet =
        Pile.MOODLE_HEADING
            + row(11, "Ada", "", "last night")
            + row(12, "Bob", "", "Friday, 13 November 2026, 9:40 PM");
    pile.file("Ada_11" + FILE + "/Square.java", SQUARE)
        .file("Bob_12" + FILE + "/Square.java", SQUARE)
        .file("Cy_13" + FILE + "/Square.java", SQUARE)
        .file("w.csv", sheet);
    assertEquals(
        List.of(
            "w.csv:2: the time 'last night' cannot be read. Write it like 2026-11-13 21:40, and run"
                + " the same command again."),
        pile.take(Pile.wishes(null, Pile.BERLIN, null)).remarks());
    pile.file("w.csv", sheet + row(13, "Cy", "", "13/11/2026") + row(14, "Di", "", "noon"));
    assertEquals(
        "w.csv:2: the time 'last night' cannot be read, nor can those in the lines 4; 5. Write them"
            + " like 2026-11-13 21:40, and run the same command again.",
        pile.take(Pile.wishes(null, Pile.BERLIN, null)).remarks().get(0));
    pile.file("w.csv", sheet.replace("last night", "2026-11-13 21:40"));
    assertEquals(List.of(), pile.take(Pile.wishes(null, Pile.BERLIN, null)).remarks());
  }

  @Test
  @DisplayName("takes a worksheet without times for names and addresses, and says so")
  void takesAWorksheetWithoutTimesForNamesAndAddresses() {
    String heading = "Identifier,Full name,Email address,Status,Grade\n";
    IntakeResult taken =
        pile.file("OBrien_11" + FILE + "/Square.java", SQUARE)
            .file("w.csv", heading + "Participant 11,O'Brien,o@x,,\nParticipant 12,Bob,b@x,,\n")
            .take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals(
        List.of(
            "w.csv has no column 'Last modified (submission)', so nothing says who was late. If"
                + " there is a deadline, download the worksheet again, with all its columns."),
        taken.remarks());
    assertEquals(List.of(new Person("O'Brien", "11", "o@x")), taken.submissions().get(0).people());
    String timed = Pile.MOODLE_HEADING + row(11, "O'Brien", "", "2026-11-13 21:40");
    assertEquals(
        "Recognised a Moodle download with its worksheet timed.csv: 1 submission.",
        pile.file("timed.csv", timed).take(Pile.wishes(null, Pile.BERLIN, null)).line());
  }

  private static String row(int id, String name, String group, String time) {
    return "\"Participant %d\",\"%s\",%d@x,\"Submitted\",\"%s\",,10.00,Yes,\"%s\",-,\n"
        .formatted(id, name, id, group, time);
  }
}
