package boardwright.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Correction;
import boardwright.grading.Lateness;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.intake.Person;
import boardwright.intake.Submission;
import boardwright.lab.Stage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request.Source;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The folder of a run")
class RunFolderTest {
  @TempDir Path folder;

  @Test
  @DisplayName("gives back a submission and its report as they were")
  void asTheyWere() {
    Graded graded = graded("zoë 🦊, =1+1");
    try (RunFolder run = RunFolder.write(folder)) {
      run.keep(new RunFacts("checkerboard", 7, "Moodle", "bwrap", List.of("zoë 🦊, =1+1")));
      run.keep(graded);
    }
    RunFolder later = RunFolder.read(folder);
    assertEquals(Optional.of(graded), later.graded("zoë 🦊, =1+1"));
    assertEquals(List.of(graded), later.graded());
    assertEquals(
        Optional.of(new RunFacts("checkerboard", 7, "Moodle", "bwrap", List.of("zoë 🦊, =1+1"))),
        later.facts());
  }

  @Test
  @DisplayName("is one run's at a time, and says so to the other")
  void oneAtATime() {
    try (RunFolder first = RunFolder.write(folder)) {
      RunFolderException e =
          assertThrows(RunFolderException.class, () -> RunFolder.write(first.path()));
      assertTrue(e.getMessage().contains("another run writes there"), e.getMessage());
    }
    RunFolder.write(folder).close();
  }

  @Test
  @DisplayName("takes a damaged memory for none")
  void damaged() throws IOException {
    try (RunFolder run = RunFolder.write(folder)) {
      run.keep(graded("ada"));
      Path memory = folder.resolve(".boardwright/graded/ada.json");
      Files.writeString(memory, Files.readString(memory).substring(0, 40));
      assertEquals(Optional.empty(), run.graded("ada"));
    }
  }

  @Test
  @DisplayName("that no run made is refused for reading")
  void noRun() {
    assertThrows(RunFolderException.class, () -> RunFolder.read(folder));
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
            List.of("a note"));
    Stage stage = new Stage("square", "A stage", List.of("Square"), BigDecimal.ONE, "page.md");
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
            List.of(new Correction("square/c0", new BigDecimal("0.5"), "well reasoned")),
            List.of("a note"),
            List.of(
                new StageResult(
                    stage,
                    true,
                    List.of("Square"),
                    List.of(),
                    List.of(problem),
                    List.of(),
                    List.of())));
    return new Graded("digest", submission, report);
  }
}
