package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.intake.files.IntakeException;
import boardwright.submission.Person;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What names of files say of who handed in")
class NamedLayoutTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String MOVE = Pile.source("Move");
  private static final String FILE = Pile.MOODLE_FILE;

  @TempDir private Path root;
  private Pile pile;

  @BeforeEach
  void namesWhoHandedInNothing() {
    pile = new Pile(root);
  }

  @Test
  @DisplayName("makes a Moodle group's hand-in its members', whose numbers are not the group's")
  void moodleGroupsBelongToTheirMembers() {
    String time = "Friday, 13 November 2026, 11:52 PM";
    pile.file("d/Rook_12" + FILE + "/Square.java", SQUARE)
        .file("d/Default group" + FILE + "/Move.java", MOVE);
    assertEquals(
        List.of("Default group", "Rook"), Pile.ids(pile.take(IntakeRequest.none(), "d").heads()));
    pile.file(
        "d/w.csv",
        Pile.MOODLE_HEADING
            + row(11, "Ada", "Rook", time)
            + row(12, "Ben", "Default group", time)
            + row(13, "Cy", "Rook", time)
            + row(14, "Di", "Pawn", "-"));
    IntakeResult taken = pile.take(Pile.wishes(null, Pile.BERLIN, null), "d");
    assertEquals(
        List.of(
            List.of(new Person("Ben", "12", "12@x")),
            List.of(new Person("Ada", "11", "11@x"), new Person("Cy", "13", "13@x"))),
        taken.heads().stream().map(Submission::people).toList());
    assertEquals(Instant.parse("2026-11-13T22:52:00Z"), taken.heads().get(1).handedIn());
    assertEquals(List.of("Handed in nothing, says w.csv: Di."), taken.remarks());
  }

  @Test
  @DisplayName("never gives a group the line of a student who has its number")
  void groupNumberIsNobodys() {
    Submission rook =
        pile.file("d/Rook_12" + FILE + "/Square.java", SQUARE)
            .file(
                "d/w.csv",
                Pile.MOODLE_HEADING
                    + row(11, "Ada", "Pawn", "Friday, 13 November 2026, 11:52 PM")
                    + row(12, "Ben", "Pawn", "Friday, 13 November 2026, 11:52 PM"))
            .read("d")
            .get(0);
    assertEquals("Rook", rook.name());
    assertEquals("", rook.people().get(0).email());
  }

  @Test
  @DisplayName("makes a team of ILIAS one hand-in of those who are named in it")
  void makesATeamOfIliasOneHandIn() {
    List<Submission> all =
        pile.file("d/Abgaben/Team 5/Berg_Ada_aberg_11/Square.java", SQUARE)
            .file("d/Abgaben/Team 5/Lee_Kim_klee_12/Move.java", MOVE)
            .file("d/Abgaben/Team 6/Square.java", SQUARE)
            .file("d/Abgaben/Roth_Cy_croth_13/Square.java", SQUARE)
            .read("d");
    assertEquals(List.of("Roth Cy", "Team 5", "Team 6"), Pile.ids(all));
    assertEquals(
        List.of(new Person("Berg Ada", "aberg", ""), new Person("Lee Kim", "klee", "")),
        all.get(1).people());
    assertEquals(
        List.of("Berg_Ada_aberg_11/Square.java", "Lee_Kim_klee_12/Move.java"),
        Pile.paths(all.get(1)));
  }

  @Test
  @DisplayName("counts an attempt that has a file before one of which there is a receipt only")
  void receiptsAreNoHandIn() {
    IntakeResult taken =
        pile.file("d/Lab 1_ada_attempt_2026-11-13-21-00-00_Square.java", SQUARE)
            .file("d/Lab 1_ada_attempt_2026-11-13-21-00-00.txt", "")
            .file("d/Lab 1_ada_attempt_2026-11-14-21-00-00.txt", "")
            .file("d/Lab 1_ben_attempt_2026-11-14-21-00-00.txt", "")
            .take(IntakeRequest.none(), "d");
    assertEquals(List.of("ada", "ben"), Pile.ids(taken.submissions()));
    assertEquals(List.of("Square.java"), Pile.paths(taken.submissions().get(0)));
    assertEquals(
        List.of("Blackboard has a receipt of it, and no file."),
        taken.submissions().get(1).noteTexts());
    assertNull(taken.submissions().get(0).handedIn());
    assertEquals(
        List.of(
            "The times in the names have no time zone and were not read: give --deadline or"
                + " --zone."),
        taken.remarks());
  }

  @Test
  @DisplayName("names those in whose folders there is nothing to grade")
  void emptyFoldersAreNamed() {
    pile.file("d/Berg, Ada(ada)/Submission attachment(s)/Square.java", SQUARE)
        .file("d/Lee, Kim(klee)/comments.txt", "");
    assertEquals(
        List.of("There is nothing to grade in the folders of: Lee, Kim(klee)."),
        pile.take(IntakeRequest.none(), "d").remarks());
  }

  @Test
  @DisplayName("is refused where one reading is as good as another")
  void twoReadingsAreRefused() {
    pile.file("d/Lab_1_ada_attempt_2026-11-13-21-00-00_Square.java", SQUARE);
    assertEquals(
        "'Lab_1_ada' can be read in two ways: {login} is 'ada'; or it is '1_ada'. Say with"
            + " --names how the names are made, with 'Lab_1' instead of {any}.",
        refused(IntakeRequest.none(), "d"));
    assertEquals(
        "ada", pile.take(names("Lab_1_{login}_attempt_{time}_{file}"), "d").heads().get(0).id());
    pile.file("e/Ada_my_Square.java", SQUARE);
    assertEquals(
        "e: 'Ada_my_Square.java' can be read in two ways: {name} is 'Ada'; or {name} is 'Ada_my'."
            + " Say with --names how the names are made.",
        refused(names("{name}_{file}"), "e"));
    pile.zip("f/Lab 1 - Ada.zip", "Square.java", SQUARE)
        .zip("f/Lab 1 - Ben.zip", "Square.java", SQUARE)
        .zip("f/Lab 2 - Ada.zip", "Square.java", SQUARE);
    assertTrue(refused(IntakeRequest.none(), "f").contains("--from google or --from plain"));
    assertEquals(3, pile.take(Pile.wishes(Platform.PLAIN, null, null), "f").all().size());
    assertEquals(
        2,
        pile.take(names("{any} - {name}"), "f").all().stream()
            .map(s -> s.head().people())
            .distinct()
            .count());
  }

  @Test
  @DisplayName("is not believed of one student's folders, where the others have none such")
  void oneStudentsFoldersAreNoShape() {
    pile.file("d/ada/2026-11-13-21-05-00/Square.java", SQUARE)
        .file("d/ada/Lab/Version 1/Move.java", MOVE)
        .file("d/ben/Square.java", SQUARE)
        .file("d/cid/Square.java", SQUARE);
    IntakeResult taken = pile.take(IntakeRequest.none(), "d");
    assertEquals("Recognised plain folders and zips: 3 submissions.", taken.line());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'{file}_{name}', '{file} must come once, at the end'",
    "'{any}/{file}', 'it tells nobody apart; it needs one of {group} {name} {login} {id} {email}'",
    "'{name}//{file}', 'there is an empty name before or behind a slash'",
    "'{name', 'a brace has no other one'",
    "'{name}{login}', 'nothing between {name} and {login} tells where one ends'"
  })
  @DisplayName("is read by no pattern that is wrong")
  void isReadByNoPatternThatIsWrong(String pattern, String why) {
    assertEquals(
        "--names '" + pattern + "': " + why,
        assertThrows(IntakeException.class, () -> NamePattern.ofInstructor(pattern)).getMessage());
  }

  private String refused(IntakeRequest wishes, String path) {
    return assertThrows(IntakeException.class, () -> pile.take(wishes, path)).getMessage();
  }

  private static IntakeRequest names(String pattern) {
    return new IntakeRequest(
        new Origin(
            Optional.empty(),
            Optional.empty(),
            Optional.of(NamePattern.ofInstructor(pattern)),
            Optional.empty(),
            Optional.empty()));
  }

  private static String row(int id, String name, String group, String time) {
    return "\"Participant %d\",\"%s\",%d@x,\"Submitted\",\"%s\",,10.00,Yes,\"%s\",-,\n"
        .formatted(id, name, id, group, time);
  }
}
