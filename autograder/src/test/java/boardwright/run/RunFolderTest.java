package boardwright.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Lateness;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.Stage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request.Source;
import boardwright.submission.Award;
import boardwright.submission.Correction;
import boardwright.submission.LazySubmission;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The folder of a run")
class RunFolderTest {
  @TempDir Path folder;

  @Test
  @DisplayName("gives back a submission and its report as they were")
  void asTheyWere() {
    Graded graded = graded("zoë 🦊, =1+1");
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      run.keep(facts(true, "zoë 🦊, =1+1"));
      run.keep(graded);
    }
    RunFolder later = RunFolder.openToRead(folder);
    assertEquals(Optional.of(graded), later.graded("zoë 🦊, =1+1"));
    assertEquals(List.of(graded.head()), later.finished());
    assertEquals(
        List.of(graded.submission()),
        later.submissions().stream().map(LazySubmission::read).toList());
    assertEquals(facts(true, "zoë 🦊, =1+1"), later.facts());
  }

  @Test
  @DisplayName("is one run's at a time, and says so to the other")
  void oneAtATime() {
    try (RunFolder first = RunFolder.openToWrite(folder)) {
      RunFolderException e =
          assertThrows(RunFolderException.class, () -> RunFolder.openToWrite(first.path()));
      assertTrue(e.getMessage().contains("another run writes there"), e.getMessage());
    }
    RunFolder.openToWrite(folder).close();
  }

  @ParameterizedTest(name = "holds ''{0}''")
  @ValueSource(
      strings = {"", "null", "{", "{}", "[]", "7", "{\"lab\": \"checkerboard\"}", "\u0000"})
  @DisplayName("names the file that is damaged, and what to do")
  void namesTheFileThatIsDamaged(String text) throws IOException {
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      run.keep(facts(true, "ada"));
      run.keep(graded("ada"));
      Path memory = folder.resolve(".boardwright/graded/ada.json");
      Files.writeString(memory, text);
      assertEquals(
          memory + " is damaged. Run the same grade command again: it grades this hand-in again.",
          refused(run::finished));
      Path facts = folder.resolve(".boardwright/run.json");
      Files.writeString(facts, text);
      assertEquals(
          facts
              + " is damaged. Run the same grade command again, with --seed as any report.json here"
              + " has it: what was graded is not graded again.",
          refused(() -> RunFolder.openToRead(folder)));
    }
  }

  @Test
  @DisplayName("is refused wherever its memory is cut off")
  void isRefusedWhereverItsMemoryIsCutOff() throws IOException {
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      run.keep(graded("ada"));
      Path memory = folder.resolve(".boardwright/graded/ada.json");
      byte[] whole = Files.readAllBytes(memory);
      for (int length = 0; length < whole.length; length++) {
        Files.write(memory, Arrays.copyOf(whole, length));
        assertThrows(RunFolderException.class, () -> run.graded("ada"), length + " bytes");
      }
    }
  }

  @Test
  @DisplayName("says how far a run came that was stopped")
  void saysHowFarARunCameThatWasStopped() {
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      run.keep(facts(false, "ada", "bob", "cleo"));
      run.keep(graded("bob"));
      run.keep(graded("left over"));
      assertEquals(
          folder
              + " is not finished: 1 of 3 hand-ins are graded. Run the same grade command again; it"
              + " goes on where it stopped.",
          refused(run::graded));
      run.keep(graded("ada"));
      run.keep(graded("cleo"));
      assertEquals(3, run.graded().size());
      assertEquals(
          folder
              + " is not finished: the last grade or regrade was stopped. Run the same command"
              + " again; it goes on where it stopped.",
          refused(run::finished));
      run.keep(run.facts().finish());
      assertEquals(3, run.finished().size());
    }
  }

  @Test
  @DisplayName("remembers what a submission had come to from the beginning of a run to its end")
  void remembersTheReportsOfAnEarlierRun() throws IOException {
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      run.keep(facts(false, "ada", "bob"));
      run.keep(graded("ada"));
      run.keep(graded("bob"));
      run.keep(facts(true, "ada", "bob"));
      Graded second =
          new Graded("second", graded("ada").submission(), "bwrap", graded("ada").report());
      Graded third = new Graded("third", second.submission(), "bwrap", second.report());
      run.keep(facts(false, "ada", "bob"));
      run.keep(second); // and here it is stopped
      run.keep(facts(false, "ada", "bob"));
      run.keep(third);
      assertEquals(List.of(graded("ada").head(), graded("bob").head()), run.lastFinished());
      assertEquals(List.of(third.head(), graded("bob").head()), run.graded());
      run.keep(facts(true, "ada", "bob"));
      assertEquals(run.graded(), run.lastFinished());
      // stopped between its end and its forgetting: the next run forgets
      Files.createDirectories(folder.resolve(".boardwright/earlier"));
      Files.copy(
          folder.resolve(".boardwright/graded/bob.json"),
          folder.resolve(".boardwright/earlier/ada.json"));
      run.keep(facts(false, "ada", "bob"));
      assertEquals(run.graded(), run.lastFinished());
    }
  }

  @Test
  @DisplayName("that was kept before there were versions is read with its corrections")
  void thatWasKeptBeforeThereWereVersionsIsRead() throws IOException {
    keepFirstForm("");
    assertEquals(List.of("ada"), RunFolder.openToRead(folder).facts().submissions());
    Graded ada = RunFolder.openToRead(folder).graded("ada").orElseThrow();
    assertEquals(
        RunSample.of("ada")
            .verdicts(Verdict.FAILED)
            .corrected(
                new Correction("square/one", Award.points(new BigDecimal("0.5")), "well reasoned"))
            .note("a note")
            .graded(),
        ada);
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"differences", "output", "uncompiled", "allowance", "handedIn"})
  @DisplayName("that an older build kept without a field is read, and its corrections stay")
  void withoutAField(String field) throws IOException {
    keepFirstForm(field);
    Graded ada = RunFolder.openToRead(folder).graded("ada").orElseThrow();
    assertEquals("well reasoned", ada.report().corrections().get(0).remark());
    StageResult stage = ada.report().stages().get(0);
    assertEquals(List.of(), stage.differences());
    assertEquals("", stage.uncompiled());
    assertEquals("", stage.checks().get(0).output());
  }

  @Test
  @DisplayName("that a newer build wrote is left to that one")
  void thatANewerBuildWroteIsLeft() throws IOException {
    keepFirstForm("");
    Path facts = folder.resolve(".boardwright/run.json");
    String text = "{\"version\": 1000, \"lab\": [\"in another form\"]}";
    Files.writeString(facts, text);
    String expected =
        facts + " was written by a newer Boardwright. Use that one, or give another folder.";
    assertEquals(expected, refused(() -> RunFolder.openToRead(folder)));
    assertEquals(expected, refused(() -> RunFolder.openToWrite(folder)));
    assertEquals(text, Files.readString(facts));
  }

  /** A run as the first builds kept it, without a field wherever it stands. */
  private void keepFirstForm(String without) throws IOException {
    Path graded = Files.createDirectories(folder.resolve(".boardwright/graded"));
    Files.writeString(folder.resolve(".boardwright/run.json"), firstForm("run.json"));
    String lines =
        Pattern.compile("\"" + without + "\": (\\[\\]|\"\"|null|\\d+|\\{[^{}]*}),?")
            .matcher(firstForm("ada.json"))
            .replaceAll("");
    Files.writeString(
        graded.resolve("ada.json"), Pattern.compile(",(\\s*})").matcher(lines).replaceAll("$1"));
  }

  private static String firstForm(String name) throws IOException {
    try (InputStream file = RunFolderTest.class.getResourceAsStream("first-form/" + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  @DisplayName("that no run made is refused for reading")
  void thatNoRunMadeIsRefusedForReading() {
    assertEquals(
        folder + ": expected the folder of a run, as grade --out made it, but this is none",
        refused(() -> RunFolder.openToRead(folder)));
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      assertFalse(run.hasRun());
    }
  }

  private static String refused(Executable reading) {
    return assertThrows(RunFolderException.class, reading).getMessage();
  }

  private static RunFacts facts(boolean finished, String... submissions) {
    return new RunFacts("checkerboard", 7, "Moodle", List.of(submissions), finished);
  }

  private static Graded graded(String id) {
    Person person = new Person("Zoë, \"Fox\"", "17", "zoe@example.org");
    Instant time = Instant.parse("2026-10-01T10:15:30Z");
    Submission submission =
        new Submission(
            id,
            "Zoë",
            List.of(person),
            time,
            List.of(new Source("Square.java", "class Square {}\r\n", List.of("p.Square"))),
            List.of(Note.of("a note")));
    Stage stage =
        new Stage(
            "square",
            "A stage",
            List.of("Square"),
            BigDecimal.ONE,
            "page.md",
            List.of(),
            "",
            null,
            null);
    Problem problem = new Problem("Square.java", 1, 2, "code", "text", "class Square {}");
    Report report =
        new Report(
            "checkerboard",
            id,
            "Zoë",
            List.of(person),
            7,
            new BigDecimal("8.50"),
            new BigDecimal("9.50"),
            BigDecimal.TEN,
            new Lateness(time, time.minusSeconds(5), 1, BigDecimal.ONE, "late"),
            List.of(
                new Correction("square/c0", Award.points(new BigDecimal("0.5")), "well reasoned")),
            List.of(Note.of("a note")),
            List.of(
                new StageResult(
                    stage,
                    true,
                    List.of("Square"),
                    List.of(),
                    "",
                    List.of(problem),
                    List.of(),
                    List.of())));
    return new Graded("digest", submission, "bwrap", report);
  }
}
