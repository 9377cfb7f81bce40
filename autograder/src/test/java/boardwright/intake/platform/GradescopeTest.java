package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.intake.files.IntakeException;
import boardwright.submission.Person;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A Gradescope export")
class GradescopeTest {
  private static final String SQUARE = Pile.source("Square");
  private static final String METADATA =
      """
      ---
      submission_11:
        :submitters:
        - :name: "Ada O'Berg, the \\u00e9lder"
          :sid: '300'
          :email: ada@x
        - :name: Bob
          :sid: 301
          :email: bob@x
        :created_at: 2026-11-13 23:52:07.123456000 -08:00
        :score: 0.0
        :status: processed
        :results:
          tests: []
        :history:
        - :id: 9
          :created_at: 2026-11-12 10:00:00.000000000 Z
          :score: 1.0
      submission_12:
        :submitters:
        - :name: Carl
          :sid:
          :email: carl@x
        :created_at: !ruby/object:ActiveSupport::TimeWithZone
          utc: 2026-11-13 22:00:00.000000000 Z
          zone: !ruby/object:ActiveSupport::TimeZone
            name: Etc/UTC
          time: 2026-11-13 22:00:00.000000000 Z
      submission_13:
        :submitters: []
      """;

  @TempDir private Path root;

  @Test
  @DisplayName("says in its metadata who handed in, together with whom, when, and how often")
  void saysInItsMetadataWhoHandedIn() {
    IntakeResult taken = export().take(IntakeRequest.none(), "assignment_1_export");
    assertEquals("Recognised a Gradescope export: 3 submissions of 3 people.", taken.line());
    assertEquals(
        List.of("submission_metadata.yml names what is not in the export: submission_13."),
        taken.remarks());
    Submission pair = taken.submissions().get(0);
    assertEquals("Ada O'Berg, the \u00e9lder & Bob", pair.name());
    assertEquals(
        List.of(
            new Person("Ada O'Berg, the \u00e9lder", "300", "ada@x"),
            new Person("Bob", "301", "bob@x")),
        pair.people());
    assertEquals(Instant.parse("2026-11-14T07:52:07.123456Z"), pair.handedIn());
    assertEquals(
        List.of(
            "It was handed in 2 times; the latest counts, and not the earlier ones of"
                + " 2026-11-12T10:00:00Z."),
        pair.noteTexts());
    assertEquals(List.of("src/Square.java"), Pile.paths(pair));
    Submission carl = taken.submissions().get(1);
    assertEquals(List.of(new Person("Carl", "", "carl@x")), carl.people());
    assertEquals(Instant.parse("2026-11-13T22:00:00Z"), carl.handedIn());
    assertEquals("submission_14", taken.submissions().get(2).name());
  }

  @Test
  @DisplayName("given twice holds the same people's work, and those who are not told of stay apart")
  void givenTwiceHoldsTheSamePeoplesWork() {
    export("again/");
    IntakeResult taken =
        export().take(IntakeRequest.none(), "assignment_1_export", "again/assignment_1_export");
    assertEquals(
        List.of("Ada O'Berg, the \u00e9lder & Bob", "Carl", "submission_14", "submission_14"),
        taken.submissions().stream().map(Submission::name).toList());
    assertEquals(
        "It was handed in 2 times; the latest, submission_12 in again/assignment_1_export, counts,"
            + " and not submission_12 in ROOT/assignment_1_export."
                .replace("ROOT", root.getFileName().toString()),
        taken.submissions().get(1).noteTexts().get(0));
  }

  @Test
  @DisplayName("is recognised one folder deeper, and as the zip that was downloaded")
  void isRecognisedOneFolderDeeper() {
    assertEquals(3, export().take(IntakeRequest.none()).submissions().size());
    Map<String, byte[]> entries = new LinkedHashMap<>();
    String top = "assignment_1_export/";
    entries.put(top + "submission_metadata.yml", METADATA.getBytes(StandardCharsets.UTF_8));
    entries.put(top + "submission_11/Square.java", SQUARE.getBytes(StandardCharsets.UTF_8));
    IntakeResult taken =
        new Pile(root).file("x.zip", Pile.zipped(entries)).take(IntakeRequest.none(), "x.zip");
    assertEquals(1, taken.submissions().size());
    assertEquals(List.of("Square.java"), Pile.paths(taken.submissions().get(0)));
  }

  @Test
  @DisplayName("of a large class, with all that the checks ever said of it, is read as a whole")
  void ofALargeClass() {
    String said = "        output: \"" + "Expected 1, but was 2. ".repeat(800) + "\"\n";
    StringBuilder metadata = new StringBuilder();
    for (int i = 0; i < 250; i++) {
      metadata
          .append("submission_%d:\n  :submitters:\n  - :name: Student %d\n".formatted(i, i))
          .append("    :sid: '%d'\n  :results:\n      tests:\n      - name: a\n".formatted(i))
          .append(said);
    }
    assertTrue(metadata.length() > 4_000_000);
    IntakeResult taken =
        new Pile(root)
            .file("e/submission_metadata.yml", metadata.toString())
            .file("e/submission_249/Square.java", SQUARE)
            .take(IntakeRequest.none(), "e");
    assertEquals("Student 249", taken.submissions().get(0).name());
  }

  @Test
  @DisplayName("with metadata that cannot be read is refused, with the line")
  void withMetadataThatCannotBeReadIsRefused() {
    Pile pile =
        new Pile(root)
            .file("e/submission_metadata.yml", "submission_11:\n  :submitters: [a\nb: c\n")
            .file("e/submission_11/Square.java", SQUARE);
    IntakeException refused =
        assertThrows(IntakeException.class, () -> pile.take(IntakeRequest.none(), "e"));
    assertEquals(
        "e/submission_metadata.yml:3: expected YAML, but this cannot be read; with --from plain,"
            + " names and times are left out",
        refused.getMessage());
    assertEquals(
        List.of("submission_11"),
        Pile.ids(pile.take(Pile.wishes(Platform.PLAIN, null, null), "e").submissions()));
  }

  private Pile export() {
    return export("");
  }

  private Pile export(String folder) {
    String top = folder + "assignment_1_export/";
    return new Pile(root)
        .file(top + "submission_metadata.yml", METADATA)
        .file(top + "submission_11/src/Square.java", SQUARE)
        .file(top + "submission_12/Square.java", SQUARE)
        .file(top + "submission_14/Square.java", SQUARE);
  }
}
