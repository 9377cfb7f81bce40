package boardwright.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A manifest's late policy, archives and hidden checks")
class ManifestPoliciesTest {
  @TempDir private Path root;

  @Test
  @DisplayName("are what the file says")
  void areWhatTheFileSays() throws IOException {
    Manifest manifest =
        lab("""
            late:
              deadline: 2026-11-30T23:59 Europe/Berlin
              percent: 0.5
              per: hour
              cap: 20
              grace: 15
            archive: {entries: 10, megabytes: 1, depth: 0}
            hidden:
              - {check: square/refuses-rows-off-the-board, until: 2026-12-01T00:00:00+01:00}
              - check: move/links-moves
            """)
            .manifest();
    assertEquals(
        Deadline.parse("2026-11-30T23:59 Europe/Berlin").get(), manifest.late().deadline());
    assertEquals(new BigDecimal("0.5"), manifest.late().percent());
    assertEquals(LatePolicy.Unit.HOUR, manifest.late().per());
    assertEquals(15, manifest.late().grace());
    assertEquals(new Lab.Archive(10, 1, 0), manifest.archive());
    assertEquals(2, manifest.hidden().size());
    assertEquals(Instant.parse("2026-11-30T23:00:00Z"), manifest.hidden().get(0).until().instant());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("wrongOnes")
  @DisplayName("are refused, with the line and what was expected, if there is")
  void areRefusedWithTheLineAndWhatWasExpected(String what, String old, String now, String message)
      throws IOException {
    Course course = ManifestText.course(root, ManifestText.with(old, now));
    ManifestException refused =
        assertThrows(ManifestException.class, () -> course.lab("checkerboard"), what);
    assertEquals("labs/checkerboard/lab.yaml:" + message, refused.getMessage());
  }

  static Stream<Arguments> wrongOnes() {
    return Stream.of(
        row(
            "a late policy that does not say how much",
            "percent: 2, ",
            "",
            "7: late.percent: expected a number from 0 to 100"),
        row(
            "lateness in weeks",
            "per: day",
            "per: week",
            "7: late.per: expected one of day, hour, but found 'week'"),
        row(
            "a cap above everything",
            "cutoff: 7",
            "cap: 101",
            "7: late.cap: expected a number from 0 to 100"),
        row(
            "half a minute of grace",
            "cutoff: 7",
            "grace: 0.5",
            "7: late.grace: expected a whole number, but found '0.5'"),
        row(
            "a deadline without a zone",
            "cutoff: 7",
            "deadline: 2026-11-30T23:59",
            "7: late.deadline: expected a time with its zone, such as 2026-11-30T23:59+01:00 or"
                + " 2026-11-30T23:59 Europe/Berlin, but found '2026-11-30T23:59'"),
        row(
            "a deadline in a place that is none",
            "cutoff: 7",
            "deadline: 2026-11-30T23:59 Europe/Berlim",
            "7: late.deadline: expected a time with its zone, such as 2026-11-30T23:59+01:00 or"
                + " 2026-11-30T23:59 Europe/Berlin, but found '2026-11-30T23:59 Europe/Berlim'"),
        row(
            "a deadline that is twice",
            "cutoff: 7",
            "deadline: 2026-10-25T02:30 Europe/Berlin",
            "7: late.deadline: expected a time with its offset, such as 2026-10-25T02:30+02:00, but"
                + " '2026-10-25T02:30 Europe/Berlin' is two times: the clocks are put back"),
        row(
            "no limit to what is in an archive",
            "allow:\n",
            "archive: {entries: 10, megabytes: 0, depth: 1}\nallow:\n",
            "13: archive.megabytes: expected a whole number from 1 to 1000"),
        row(
            "half the limits of an archive",
            "allow:\n",
            "archive: {entries: 10, depth: 1}\nallow:\n",
            "13: archive.megabytes: expected a whole number"),
        row(
            "a hidden check that is none",
            "allow:\n",
            "hidden:\n  - {check: square/nothing}\nallow:\n",
            "14: hidden[0].check: expected the id of a check, as report.json names it, but found"
                + " 'square/nothing'"),
        row(
            "a hidden check without a name",
            "allow:\n",
            "hidden:\n  - until: 2026-12-01T00:00:00+01:00\nallow:\n",
            "14: hidden[0].check: expected a text"),
        row(
            "a check hidden until a time without a zone",
            "allow:\n",
            "hidden:\n  - {check: square/x, until: 2026-12-01T00:00:00}\nallow:\n",
            "14: hidden[0].until: expected a time with its zone, such as 2026-11-30T23:59+01:00 or"
                + " 2026-11-30T23:59 Europe/Berlin, but found '2026-12-01T00:00:00'"),
        row(
            "a hidden check with an unknown key",
            "allow:\n",
            "hidden:\n  - {check: square/x, till: 3}\nallow:\n",
            "14: hidden[0].till: expected one of the keys check, until"));
  }

  @Test
  @DisplayName("hide no stage as a whole: what nobody is told, nobody can do")
  void hideNoStageAsAWhole() throws IOException {
    StringBuilder hidden = new StringBuilder("hidden:\n");
    for (CheckSpec check : lab("").checks()) {
      if (check.stage().equals("square")) {
        hidden.append("  - {check: ").append(check.id()).append("}\n");
      }
    }
    String text = hidden.toString();
    ManifestException refused = assertThrows(ManifestException.class, () -> lab(text));
    assertEquals(
        "labs/checkerboard/lab.yaml:13: hidden: expected at least one check of stage 'square' that"
            + " students see",
        refused.getMessage());
  }

  @Test
  @DisplayName("hide a check until its time has come, and without a time for ever")
  void hideACheckUntilItsTimeHasCome() throws IOException {
    List<CheckSpec> all = lab("").checks();
    Lab lab =
        lab(
            "hidden:\n  - {check: %s, until: 2026-12-01T00:00:00+01:00}\n  - check: %s\n"
                .formatted(all.get(0).id(), all.get(1).id()));
    List<CheckSpec> before = lab.shownAt(Instant.parse("2026-11-30T22:59:59Z")).checks();
    List<CheckSpec> after = lab.shownAt(Instant.parse("2026-11-30T23:00:00Z")).checks();
    assertEquals(all.subList(2, all.size()), before);
    assertEquals(all.get(0), after.get(0));
    assertEquals(all.size() - 1, after.size());
    assertEquals(all, lab.checks());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "2026-12-01T00:00 Europe/Berlin",
        "2026-12-01 00:00 Europe/Berlin",
        "2026-12-01T00:00+01:00",
        "2026-12-01T00:00:00.000+01:00",
        "2026-12-01T00:00:00+01",
        "2026-11-30T23:00:00Z",
        "2026-11-30t23:00:00z"
      })
  @DisplayName("write the time of a hidden check as any other time")
  void writeTheTimeOfAHiddenCheck(String text) throws IOException {
    Lab lab = lab("hidden:\n  - {check: move/links-moves, until: %s}\n".formatted(text));
    assertEquals(
        Instant.parse("2026-11-30T23:00:00Z"), lab.manifest().hidden().get(0).until().instant());
  }

  private Lab lab(String more) throws IOException {
    String text = ManifestText.RIGHT;
    if (more.contains("late:")) {
      text = text.replaceAll("(?m)^late:.*\\R", "");
    }
    return ManifestText.course(root, text.replace("allow:\n", more + "allow:\n"))
        .lab("checkerboard")
        .orElseThrow();
  }

  private static Arguments row(String what, String old, String now, String message) {
    return Arguments.of(what, old, now, message);
  }
}
