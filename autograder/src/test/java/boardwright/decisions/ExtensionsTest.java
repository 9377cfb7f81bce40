package boardwright.decisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.Pile;
import boardwright.submission.Allowance;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The list of extensions")
class ExtensionsTest {
  private static final String DEADLINE = "2026-10-24T23:59 Europe/Berlin";
  private static final String HEADING = "student,allowance,remark\n";

  @TempDir private Path root;
  private Pile pile;
  private final List<String> remarks = new ArrayList<>();

  @BeforeEach
  void handIns() {
    pile = new Pile(root);
    String metadata =
        """
        s1:
          :submitters:
          - :name: Ada Berg
            :sid: a1
            :email: ada@x
          - :name: Bob
            :sid: b1
            :email: bob@x
        s2:
          :submitters:
          - :name: Kim Lee
            :sid: k1
            :email: kim@x
        s3:
          :submitters:
          - :name: Kim  lee
            :sid: k2
            :email: lee@x
        """;
    pile.file("g/submission_metadata.yml", metadata);
    for (String name : List.of("s1", "s2", "s3")) {
      pile.file("g/" + name + "/Square.java", Pile.source("Square"));
    }
  }

  @Test
  @DisplayName("knows a participant of Moodle as the worksheet writes them")
  void knowsAParticipantOfMoodle() {
    pile.file("m/Ada_200_assignsubmission_file_/Square.java", Pile.source("Square"))
        .file("e.csv", "student,allowance\nParticipant 200,excused\n");
    assertTrue(applied("m", null).get(0).allowance().excused());
    assertEquals(List.of(), remarks);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "b1, +3 days, 2026-10-27T23:59+01:00[Europe/Berlin]",
    "ADA@X, +1d, 2026-10-25T23:59+01:00[Europe/Berlin]",
    "ada  berg, +12 hours, 2026-10-25T10:59+01:00[Europe/Berlin]",
    "Bob, 2026-11-01 12:00, 2026-11-01T12:00+01:00[Europe/Berlin]",
    "Bob, 2026-11-01T12:00Z, 2026-11-01T12:00Z"
  })
  @DisplayName("knows a student by id, address or name, and how much longer there is")
  void knowsAStudentById(String student, String allowance, String due) {
    Allowance allowed = taken(student + "," + allowance + "\n").get(0).allowance();
    assertEquals(due, allowed.due().toString());
    assertFalse(allowed.excused());
  }

  @Test
  @DisplayName("says why to the student, and to a group what was given to it or to each in it")
  void saysWhyToTheStudent() {
    String group = "Ada Berg & Bob,+1 day,You all.\n";
    assertEquals("Ill.", taken("k1,+1 day,Ill.\n").get(1).allowance().remark());
    assertEquals("Ill.", taken("a1,+1 day,Ill.\nb1,+1 day,Ill.\n").get(0).allowance().remark());
    assertEquals("You all.", taken(group + "a1,+9 days,Ill.\n").get(0).allowance().remark());
    for (String lines :
        List.of(
            "a1,+1 day,Ill.\n",
            "a1,+1 day,Ill.\nada@x,+2 days,Ill.\n",
            "a1,+1 day,Ill.\nb1,+2 days,\n",
            "a1,+1 day,Ill.\nb1,excused,Moved.\n")) {
      assertEquals("", taken(lines).get(0).allowance().remark(), lines);
    }
  }

  @Test
  @DisplayName("takes no time away: what is before the deadline is refused")
  void takesNoTimeAway() {
    assertEquals(
        "e.csv:3: expected a time that is not before the deadline,"
            + " 2026-10-24T23:59+02:00[Europe/Berlin], but found '2026-10-14T23:59'",
        refused("a1,excused\nb1,2026-10-14T23:59\n"));
    assertEquals(
        Instant.parse("2026-10-24T21:59:00Z"),
        taken("b1,2026-10-24T21:59Z\n").get(0).allowance().due().instant());
    pile.file("e.csv", HEADING + "b1,2026-10-14T23:59Z\n");
    assertEquals("2026-10-14T23:59Z", applied("g", null).get(0).allowance().due().toString());
  }

  @Test
  @DisplayName("may excuse, and is as generous to a group as to any of its members")
  void mayExcuseAndIsAsGenerousToAGroup() {
    assertTrue(taken("a1,+9 days\nb1,excused,Moved.\n").get(0).allowance().excused());
    assertEquals(
        "2026-10-26T23:59+01:00[Europe/Berlin]",
        taken("a1,+2 days\nb1,+1 day\n").get(0).allowance().due().toString());
    assertEquals(
        DEADLINE.replace(" ", "+02:00[") + "]",
        taken("a1,+1 day\n").get(1).allowance().due().toString());
  }

  @Test
  @DisplayName("does not guess who is meant: it names all who could be")
  void doesNotGuessWhoIsMeant() {
    assertEquals(
        "e.csv:2: 'Kim Lee' may be any of these: Kim Lee (k1, kim@x) \u00b7 Kim  lee (k2, lee@x);"
            + " give an id or an email address",
        refused("Kim Lee,+1 day\n"));
    assertEquals("k2", taken("lee@x,excused\n").get(2).people().get(0).id());
  }

  @Test
  @DisplayName("may name people who handed in nothing, which is worth a remark")
  void mayNamePeopleWhoHandedInNothing() {
    pile.file("e.csv", HEADING + "a1,excused\nZoe,+1 day\n");
    applied("g", DEADLINE);
    assertEquals(List.of("e.csv:3: nobody who handed in is 'Zoe'."), remarks);
  }

  @Test
  @DisplayName("is refused with its line where it says something else")
  void isRefusedWithItsLine() {
    String forms =
        "+3 days, +12 hours, excused, none, or a time with its zone, such as 2026-11-30T23:59+01:00 or"
            + " 2026-11-30T23:59 Europe/Berlin";
    assertEquals(
        "e.csv:3: expected " + forms + ", but found 'soon'", refused("a1,excused\nk1,soon\n"));
    assertEquals("e.csv:2: expected " + forms + ", but found ''", refused("a1,\n"));
    assertEquals(
        "e.csv:4: expected each student once, but line 2 has 'A1' too",
        refused("a1,excused\n\nA1,+1 day\n"));
    assertEquals(
        "e.csv:2: expected a time with its offset, such as 2026-10-25T02:30+02:00, but"
            + " '2026-10-25T02:30 Europe/Berlin' is two times: the clocks are put back",
        refused("a1,2026-10-25T02:30\n"));
    pile.file("e.csv", "who,what\na1,excused\n");
    assertEquals(
        "e.csv:1: expected the columns student, allowance, remark",
        assertThrows(DecisionException.class, () -> applied("g", DEADLINE)).getMessage());
    pile.file("e.csv", HEADING + "a1,+1 day\n");
    assertEquals(
        "e.csv:2: expected a deadline to count +1 day from: give --deadline",
        assertThrows(DecisionException.class, () -> applied("g", null)).getMessage());
  }

  @Test
  @DisplayName("knows a hand-in of which only the folder's name is known by that name")
  void knowsAHandInByTheNameOfItsFolder() {
    pile.file("p/ada-berg/Square.java", Pile.source("Square"))
        .file("p/bob/Square.java", "class Square {}");
    pile.file("e.csv", "student;allowance\nada-berg;excused\n");
    List<Submission> all = applied("p", null);
    assertTrue(all.get(0).allowance().excused());
    assertEquals(Allowance.NONE, all.get(1).allowance());
  }

  private List<Submission> taken(String lines) {
    pile.file("e.csv", HEADING + lines);
    return applied("g", DEADLINE);
  }

  private String refused(String lines) {
    pile.file("e.csv", HEADING + lines);
    return assertThrows(DecisionException.class, () -> applied("g", DEADLINE)).getMessage();
  }

  /** The hand-ins of a folder, with what e.csv allows. */
  private List<Submission> applied(String folder, String deadline) {
    List<Submission> heads = pile.take(Pile.wishes(null, deadline, null), folder).heads();
    List<Decision> called =
        deadline == null
            ? List.of()
            : List.of(Decision.ofRun(Decision.What.DEADLINE, "", deadline, "", "--deadline"));
    History history = History.NONE.adding(called, "kim", Instant.EPOCH);
    remarks.clear();
    List<Decision> allowed =
        Extensions.read(
            root.resolve("e.csv"),
            heads,
            new Decisions(Pile.LAB, history).deadline(),
            remarks::add);
    Decisions decisions = new Decisions(Pile.LAB, history.adding(allowed, "kim", Instant.EPOCH));
    return heads.stream().map(head -> decisions.applied(head, "")).toList();
  }
}
