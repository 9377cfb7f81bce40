package boardwright.intake.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
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
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A Moodle download")
class MoodleTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String FILE = Pile.MOODLE_FILE;

  @TempDir private Path root;
  private Pile pile;

  @BeforeEach
  void empty() {
    pile = new Pile(root);
  }

  @Test
  @DisplayName("is recognised as a folder, with whatever names people have")
  void isRecognisedAsAFolder() {
    IntakeResult taken =
        pile.file("Anna Lena O\u2019Neil_11" + FILE + "/Square.java", SQUARE)
            .file("Nguy\u1ec5n, V\u0103n_12" + FILE + "/deep/er/Square.java", SQUARE)
            .file("Zo\u00eb \ud83e\udd8a_13" + FILE + "/Square.java", SQUARE)
            .take(IntakeRequest.none());
    assertEquals("Recognised a Moodle download without a worksheet: 3 submissions.", taken.line());
    List<String> names =
        List.of("Anna Lena O\u2019Neil", "Nguy\u1ec5n, V\u0103n", "Zo\u00eb \ud83e\udd8a");
    assertEquals(names, taken.submissions().stream().map(Submission::name).toList());
    assertEquals(names, Pile.ids(taken.submissions()));
    assertEquals(
        List.of(new Person("Nguy\u1ec5n, V\u0103n", "12", "")),
        taken.submissions().get(1).people());
    taken.submissions().forEach(s -> assertTrue(s.declares("checkerboard.Square"), s.name()));
  }

  @Test
  @DisplayName("is recognised as the zip that was downloaded, with zips in it")
  void isRecognisedAsTheZipThatWasDownloaded() {
    byte[] inner = Pile.zipped(Map.of("src/Square.java", SQUARE.getBytes(UTF_8)));
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("Ada Berg_11" + FILE + "/lab.zip", inner);
    entries.put("Bob_12" + FILE + "/Square.java", SQUARE.getBytes(UTF_8));
    entries.put("__MACOSX/Bob_12" + FILE + "/._Square.java", new byte[] {0});
    IntakeResult taken =
        pile.file("OOP-Lab 1-77.zip", Pile.zipped(entries))
            .take(IntakeRequest.none(), "OOP-Lab 1-77.zip");
    assertEquals(List.of("Ada Berg", "Bob"), Pile.ids(taken.submissions()));
    assertEquals(List.of("lab.zip/src/Square.java"), Pile.paths(taken.submissions().get(0)));
    assertEquals(List.of("Square.java"), Pile.paths(taken.submissions().get(1)));
  }

  @Test
  @DisplayName("is recognised when it was downloaded without folders")
  void isRecognisedWhenItWasDownloadedWithoutFolders() {
    IntakeResult taken =
        pile.file("Ada Berg_11" + FILE + "Square.java", SQUARE)
            .file("Ada Berg_11" + FILE + "Move.java", Pile.source("Move"))
            .zip("Bob_12" + FILE + "all.zip", "Square.java", SQUARE)
            .take(IntakeRequest.none());
    assertEquals(List.of("Ada Berg", "Bob"), Pile.ids(taken.submissions()));
    assertEquals(List.of("Move.java", "Square.java"), Pile.paths(taken.submissions().get(0)));
    assertEquals(List.of("all.zip/Square.java"), Pile.paths(taken.submissions().get(1)));
  }

  @Test
  @DisplayName("believes no student's file about another student, whatever it is called or holds")
  void believesNoStudentsFileAboutAnotherStudent() {
    String own = "Ada Berg_11" + FILE;
    pile.file(own + "Bob Lee_12" + FILE + "Square.java", Pile.source("Square"))
        .file(
            own + "marks.csv",
            Pile.MOODLE_HEADING + row(12, "Eve", "", "Friday, 13 November 2026, 1:52 AM"))
        .file("Bob Lee_12" + FILE + "Move.java", Pile.source("Move"))
        .file("Carl_13" + FILE + "/deep_14" + FILE + "/Square.java", SQUARE);
    IntakeResult taken = pile.take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals("Recognised a Moodle download without a worksheet: 3 submissions.", taken.line());
    assertEquals(List.of("Ada Berg", "Bob Lee", "Carl"), Pile.ids(taken.submissions()));
    assertEquals(
        List.of("Bob Lee_12" + FILE + "Square.java"), Pile.paths(taken.submissions().get(0)));
    assertEquals(List.of("Move.java"), Pile.paths(taken.submissions().get(1)));
    pile.file(
        "Grades.csv",
        Pile.MOODLE_HEADING + row(12, "Bob Lee", "", "Friday, 13 November 2026, 9:52 AM"));
    Submission bob = pile.take(Pile.wishes(null, Pile.BERLIN, null)).submissions().get(1);
    assertEquals("Bob Lee", bob.name());
    assertEquals(Instant.parse("2026-11-13T08:52:00Z"), bob.handedIn());
  }

  @Test
  @DisplayName("names twelve of those who handed in nothing, whole, and counts the others")
  void nothingFromMany() {
    StringBuilder sheet = new StringBuilder(Pile.MOODLE_HEADING).append(row(11, "Ada", "", "-"));
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 21; i++) {
      names.add("Wilhelmina-Charlotte van den Berg the " + (i + 1) + ".");
      sheet.append(row(20 + i, names.get(i), "", "-"));
    }
    IntakeResult taken =
        pile.file("Ada_11" + FILE + "/Square.java", SQUARE)
            .file("Grades.csv", sheet.toString())
            .take(Pile.wishes(null, null, null));
    assertEquals(
        List.of(
            "The times in Grades.csv have no time zone and were not read: give --deadline or"
                + " --zone.",
            "Handed in nothing, says Grades.csv: %s and 9 more."
                .formatted(String.join("; ", names.subList(0, 12)))),
        taken.remarks());
  }

  @Test
  @DisplayName("has names, addresses and times in its worksheet, read in the deadline's zone")
  void hasNamesAddressesAndTimesInItsWorksheetRead() {
    IntakeResult taken =
        pile.file("OBrien_11" + FILE + "/Square.java", SQUARE)
            .file("Bob_12" + FILE + "/Square.java", SQUARE)
            .file(
                "Grades.csv",
                "\ufeff"
                    + Pile.MOODLE_HEADING
                    + row(11, "Si\u00f3bh\u00e1n O'Brien", "", "Friday, 13 November 2026, 11:52 PM")
                    + row(13, "Carl", "", "-"))
            .take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals(
        "Recognised a Moodle download with its worksheet Grades.csv: 2 submissions.", taken.line());
    assertEquals(List.of("Handed in nothing, says Grades.csv: Carl."), taken.remarks());
    Submission bob = taken.submissions().get(0);
    assertEquals("Bob", bob.name());
    assertNull(bob.handedIn());
    assertEquals(List.of("Grades.csv has no line for it."), bob.noteTexts());
    Submission brien = taken.submissions().get(1);
    assertEquals("Si\u00f3bh\u00e1n O'Brien", brien.name());
    assertEquals(List.of(new Person("Si\u00f3bh\u00e1n O'Brien", "11", "11@x")), brien.people());
    assertEquals(Instant.parse("2026-11-13T22:52:00Z"), brien.handedIn());
  }

  @Test
  @DisplayName("has a worksheet in another language, known by its cells")
  void hasAWorksheetInAnotherLanguage() {
    String german =
        "ID,\"Vollst\u00e4ndiger"
            + " Name\",E-Mail-Adresse,Status,Gruppe,Bewertung,Bestwertung,\"Bewertung kann"
            + " ge\u00e4ndert werden\",\"Zuletzt ge\u00e4ndert (Abgabe)\",\"Zuletzt ge\u00e4ndert"
            + " (Bewertung)\",\"Feedback als Kommentar\"\n"
            + "Teilnehmer/in11,\"Ada Berg\",ada@x,\"Zur Bewertung"
            + " abgegeben\",Turm,,\"10,00\",Ja,\"Freitag, 13. November 2026, 23:52\",-,\n"
            + "Teilnehmer/in12,\"Bob\",bob@x,\"Zur Bewertung"
            + " abgegeben\",Turm,,\"10,00\",Ja,\"Freitag, 13. November 2026, 23:52\",-,\n";
    IntakeResult taken =
        pile.file("down/Turm-Ada Berg_11" + FILE + "/Square.java", SQUARE)
            .file("down/Turm-Bob_12" + FILE + "/Square.java", SQUARE)
            .file("Bewertungen.csv", german)
            .take(Pile.wishes(null, Pile.BERLIN, null), "down");
    assertEquals(
        "Recognised a Moodle download with its worksheet Bewertungen.csv: 1 submission of 2"
            + " people.",
        taken.line());
    Submission team = taken.submissions().get(0);
    assertEquals("Turm", team.id());
    assertEquals(
        List.of(new Person("Ada Berg", "11", "ada@x"), new Person("Bob", "12", "bob@x")),
        team.people());
    assertEquals(Instant.parse("2026-11-13T22:52:00Z"), team.handedIn());
  }

  @Test
  @DisplayName("has its names in the folders where its worksheet tells none")
  void worksheetWithoutNames() {
    String german =
        "ID,Status,Bewertung,Bestwertung,Zuletzt ge\u00e4ndert (Abgabe)\n"
            + "Teilnehmer/in11,Abgegeben,,\"10,00\",\"Freitag, 13. November 2026, 23:52\"\n"
            + "Teilnehmer/in12,Abgegeben,,\"10,00\",\"Freitag, 13. November 2026, 23:52\"\n"
            + "Teilnehmer/in13,-,,\"10,00\",-\n";
    IntakeResult taken =
        pile.file("Ada Berg_11" + FILE + "/Square.java", SQUARE)
            .file("Teilnehmerin_12" + FILE + "/Square.java", SQUARE)
            .file("Bewertungen.csv", german)
            .take(Pile.wishes(null, Pile.BERLIN, null));
    assertEquals(
        List.of("Ada Berg", "Teilnehmer/in12"),
        taken.submissions().stream().map(Submission::name).toList());
    Submission ada = taken.submissions().get(0);
    assertEquals(List.of(new Person("Ada Berg", "11", "")), ada.people());
    assertEquals(Instant.parse("2026-11-13T22:52:00Z"), ada.handedIn());
    assertEquals(
        List.of("Handed in nothing, says Bewertungen.csv: Teilnehmer/in13."), taken.remarks());
  }

  @Test
  @DisplayName("has a team under the team's own number, too")
  void hasATeamUnderTheTeamsOwnNumber() {
    IntakeResult taken =
        pile.file("Team Rook_900" + FILE + "/Square.java", SQUARE)
            .file(
                "w.csv",
                Pile.MOODLE_HEADING
                    + row(11, "Ada", "Team Rook", "Friday, 13 November 2026, 11:52 PM")
                    + row(12, "Bob", "Team Rook", "Friday, 13 November 2026, 11:52 PM"))
            .take(Pile.wishes(null, null, root.resolve("w.csv")));
    assertEquals("Team Rook", taken.submissions().get(0).name());
    assertEquals(2, taken.submissions().get(0).people().size());
    assertNull(taken.submissions().get(0).handedIn(), "no zone, no time");
    assertTrue(taken.remarks().get(0).endsWith("give --deadline or --zone."));
  }

  @Test
  @DisplayName("takes the latest of what was handed in several times, and names the others")
  void takesTheLatestHandIn() {
    IntakeResult taken =
        pile.file("Monday/Ada_11" + FILE + "/Square.java", SQUARE)
            .file("Monday/Bob_12" + FILE + "/Square.java", SQUARE)
            .file("Friday/Ada_11" + FILE + "/Move.java", Pile.source("Move"))
            .file("Friday/Ada_11" + FILE + " (2)/Piece.java", Pile.source("Piece"))
            .take(IntakeRequest.none(), "Monday", "Friday");
    assertEquals(List.of("Ada", "Bob"), Pile.ids(taken.submissions()));
    Submission ada = taken.submissions().get(0);
    assertEquals(List.of("Piece.java"), Pile.paths(ada));
    assertEquals(
        List.of(
            "It was handed in 3 times; the latest, Ada_11_assignsubmission_file_ (2) in Friday,"
                + " counts, and not Ada_11_assignsubmission_file_ in Monday,"
                + " Ada_11_assignsubmission_file_ in Friday."),
        ada.noteTexts());
  }

  @Test
  @DisplayName("may come as several zips, if all of them are such downloads")
  void mayComeAsSeveralZips() {
    IntakeResult taken =
        pile.zip("Monday.zip", "Ada_11" + FILE + "/Square.java", SQUARE)
            .zip("Friday.zip", "Ada_11" + FILE + "/Move.java", Pile.source("Move"))
            .take(IntakeRequest.none(), "Monday.zip", "Friday.zip");
    assertEquals(List.of("Ada"), Pile.ids(taken.submissions()));
    assertEquals(List.of("Move.java"), Pile.paths(taken.submissions().get(0)));
    assertEquals(List.of(), taken.remarks());
  }

  @Test
  @DisplayName("keeps people of the same name apart, and those who are marked blindly")
  void keepsPeopleOfTheSameNameApart() {
    IntakeResult taken =
        pile.file("Kim Lee_11" + FILE + "/Square.java", SQUARE)
            .file("Kim Lee_12" + FILE + "/Square.java", SQUARE)
            .file("Participant_13" + FILE + "/Square.java", SQUARE)
            .take(IntakeRequest.none());
    assertEquals(List.of("Kim Lee", "Kim Lee-2", "Participant 13"), Pile.ids(taken.submissions()));
  }

  @Test
  @DisplayName("says of a text typed into Moodle, and of what Moodle did not name, what it is")
  void saysOfATextTypedIntoMoodle() {
    IntakeResult taken =
        pile.file("Ada_11_assignsubmission_onlinetext/onlinetext.html", "<p>hello</p>")
            .file("Bob_12" + FILE + "/Square.java", SQUARE)
            .zip("late by mail.zip", "Square.java", SQUARE)
            .take(IntakeRequest.none());
    assertEquals(List.of("Ada", "Bob", "late by mail"), Pile.ids(taken.submissions()));
    assertEquals(
        List.of("There is a text typed into Moodle, which was not read."),
        taken.submissions().get(0).noteTexts());
    assertEquals(
        List.of(
            "The name 'late by mail.zip' is none that the platform gives; whose it is, is not"
                + " known."),
        taken.submissions().get(2).noteTexts());
  }

  @Test
  @DisplayName("has what Moodle did not name read alike, unpacked or not")
  void straysInZips() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("Bob_12" + FILE + "/Square.java", SQUARE.getBytes(UTF_8));
    entries.put("Carl_13" + FILE + "/Square.java", SQUARE.getBytes(UTF_8));
    entries.put("Dora_14" + FILE + "/Square.java", SQUARE.getBytes(UTF_8));
    entries.put("CBException.java", Pile.source("CBException").getBytes(UTF_8));
    entries.put("by mail.zip", Pile.zipped(Map.of("Square.java", SQUARE.getBytes(UTF_8))));
    pile.file("m.zip", Pile.zipped(entries));
    entries.forEach((name, bytes) -> pile.file("m/" + name, bytes));
    for (String path : List.of("m.zip", "m")) {
      List<Submission> all = pile.read(path);
      assertEquals(5, all.size(), path);
      assertEquals("CBException.java", all.get(3).name());
      assertEquals(List.of("CBException.java"), Pile.paths(all.get(3)), path);
      assertEquals(List.of("by mail.zip/Square.java"), Pile.paths(all.get(4)), path);
      all.subList(3, 5)
          .forEach(s -> assertEquals(1, s.noteTexts().size(), s.noteTexts()::toString));
    }
  }

  @Test
  @DisplayName("is taken as plain folders, if one says so; and a folder that is none, not as one")
  void isTakenAsPlainFolders() {
    pile.file("m/Ada_11" + FILE + "/Square.java", SQUARE).file("p/ada/Square.java", SQUARE);
    IntakeResult taken = pile.take(Pile.wishes(Platform.PLAIN, null, null), "m");
    assertEquals(List.of("Ada_11_assignsubmission_file_"), Pile.ids(taken.submissions()));
    IntakeException refused =
        assertThrows(
            IntakeException.class, () -> pile.take(Pile.wishes(Platform.MOODLE, null, null), "p"));
    assertEquals(
        root.resolve("p")
            + ": expected a Moodle download (names like {name}_{id}_assignsubmission_file_{file}), but"
            + " found none",
        refused.getMessage());
  }

  @Test
  @DisplayName("wants to be told which worksheet is its own, and no other file for one")
  void wantsToBeToldWhichWorksheetIsItsOwn() {
    pile.file("m/Ada_11" + FILE + "/Square.java", SQUARE)
        .file("m/a.csv", Pile.MOODLE_HEADING + row(11, "Ada", "", "-"))
        .file("m/b.csv", Pile.MOODLE_HEADING + row(11, "Ada", "", "-"))
        .file("m/c.csv", Pile.MOODLE_HEADING + row(99, "Another course", "", "-"))
        .file("notes.csv", "a,b\n1,2\n");
    assertEquals(
        "m: several files fit as its worksheet, a.csv, b.csv; say which with --worksheet",
        assertThrows(IntakeException.class, () -> pile.take(IntakeRequest.none(), "m"))
            .getMessage());
    IntakeRequest told = Pile.wishes(null, null, root.resolve("m/b.csv"));
    assertTrue(pile.take(told, "m").line().contains("with its worksheet b.csv"));
    IntakeRequest wrong = Pile.wishes(null, null, root.resolve("notes.csv"));
    assertEquals(
        root.resolve("notes.csv")
            + ": expected Moodle's grading worksheet, a CSV file, but this is none",
        assertThrows(IntakeException.class, () -> pile.take(wrong, "m")).getMessage());
  }

  @Test
  @DisplayName("has its times read in the zone that is asked for")
  void hasItsTimesReadInTheZone() {
    pile.file("Ada_11" + FILE + "/Square.java", SQUARE)
        .file(
            "a.csv",
            Pile.MOODLE_HEADING + row(11, "Ada", "", "Friday, 13 November 2026, 11:52 PM"));
    Optional<ZoneId> zone = Optional.of(ZoneId.of("America/New_York"));
    IntakeRequest wishes =
        new IntakeRequest(
            new Origin(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), zone));
    assertEquals(
        Instant.parse("2026-11-14T04:52:00Z"), pile.take(wishes).submissions().get(0).handedIn());
  }

  private static String row(int id, String name, String group, String time) {
    return "\"Participant %d\",\"%s\",%d@x,\"Submitted\",\"%s\",,10.00,Yes,\"%s\",-,\n"
        .formatted(id, name, id, group, time);
  }
}
