package boardwright.decisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.decisions.Decision.What;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The history of a run")
class HistoryTest {
  private static final Instant TUESDAY = Instant.parse("2026-11-03T10:00:00Z");
  private static final Instant FRIDAY = Instant.parse("2026-11-06T10:00:00Z");

  @Test
  @DisplayName("counts what somebody said last of the same, and keeps what they said before")
  void countsTheLastWordOfAPerson() {
    History history =
        History.NONE
            .adding(List.of(extension("ada", "+1 day")), "kim", TUESDAY)
            .adding(List.of(extension("ada", "+3 days")), "kim", FRIDAY)
            .adding(List.of(extension("ada", "excused")), "kim", FRIDAY);
    assertEquals(List.of("excused"), values(history));
    assertEquals(3, history.lines().size());
  }

  @Test
  @DisplayName("does not say again what the same person said already")
  void addsNothingTwice() {
    List<Decision> list = List.of(extension("ada", "+1 day"), points("ada", "full"));
    History once = History.NONE.adding(list, "kim", TUESDAY);
    assertEquals(once, once.adding(list, "kim", FRIDAY));
  }

  @Test
  @DisplayName("refuses what another person decided differently, with both lines")
  void refusesWhatAnotherPersonDecidedOtherwise() {
    History history = History.NONE.adding(List.of(points("ada", "full")), "kim", TUESDAY);
    String id = history.lines().get(0).id();
    DecisionException refused =
        assertThrows(
            DecisionException.class,
            () -> history.adding(List.of(points("ada", "none")), "lou", FRIDAY));
    assertTrue(
        refused
            .getMessage()
            .startsWith(
                "list.csv:2: kim decided differently on the same. Yours: none. Of before: " + id),
        refused.getMessage());
    History replaced =
        history.adding(List.of(points("ada", "none").replacing(List.of(id))), "lou", FRIDAY);
    assertEquals(List.of("none"), values(replaced));
    assertEquals(
        List.of("full", "full"),
        values(history.adding(List.of(points("ada", "full")), "lou", FRIDAY)),
        "who agrees is not refused");
  }

  @Test
  @DisplayName("lets a line count again when what replaced it is taken back")
  void lineCountsAgainWhenItsReplacementIsTakenBack() {
    History history =
        History.NONE
            .adding(List.of(points("ada", "full")), "kim", TUESDAY)
            .adding(List.of(points("ada", "none")), "kim", FRIDAY);
    Line last = history.lines().get(1);
    History without = history.takingBack(last.id(), "I misread it", "lou", FRIDAY);
    History all = history.adding(List.of(takingBack("ada")), "kim", FRIDAY);
    assertEquals(List.of(), values(all), "all of it is taken back by a file");
    assertEquals(List.of("full"), values(without));
  }

  @Test
  @DisplayName(
      "refuses to replace what is not there, or is about somebody else, or to take it back")
  void replacesNothingElse() {
    History history = History.NONE.adding(List.of(points("ada", "full")), "kim", TUESDAY);
    String id = history.lines().get(0).id();
    for (Decision wrong :
        List.of(
            points("bob", "none").replacing(List.of(id)),
            points("ada", "none").replacing(List.of("deadbeef")),
            takingBack("bob").replacing(List.of(id)))) {
      String message =
          assertThrows(DecisionException.class, () -> history.adding(List.of(wrong), "kim", FRIDAY))
              .getMessage();
      assertTrue(message.contains("no line that counts and is about the same"), message);
    }
    assertThrows(
        DecisionException.class, () -> history.adding(List.of(takingBack("ada")), "lou", FRIDAY));
    assertEquals(
        List.of(),
        values(history.adding(List.of(takingBack("ada").replacing(List.of(id))), "lou", FRIDAY)));
    assertEquals(List.of(), values(history.adding(List.of(takingBack("ada")), "kim", FRIDAY)));
  }

  private static Decision takingBack(String who) {
    return new Decision(
        What.TAKE_BACK, who, "", "square/x", "correction", "", "", List.of(), "list.csv:2");
  }

  @Test
  @DisplayName("refuses to make two lines count again that disagree")
  void takingBackRefusesDisagreement() {
    History one = History.NONE.adding(List.of(points("ada", "full")), "kim", TUESDAY);
    History back = one.takingBack(one.lines().get(0).id(), "wrong", "lou", FRIDAY);
    History both = back.adding(List.of(points("ada", "none")), "lou", FRIDAY);
    String undo = back.lines().get(1).id();
    assertThrows(DecisionException.class, () -> both.takingBack(undo, "again", "kim", FRIDAY));
  }

  @Test
  @DisplayName("of two copies is the union of their lines, whatever their order and clocks")
  void mergedIsTheUnionOfLines() {
    History common = History.NONE.adding(List.of(points("ada", "full")), "kim", FRIDAY);
    History one = common.adding(List.of(points("ada", "none")), "kim", TUESDAY);
    History other = common.adding(List.of(extension("bob", "excused")), "lou", TUESDAY);
    for (History merged : List.of(one.merged(other), other.merged(one))) {
      List<String> values = new ArrayList<>(values(merged));
      Collections.sort(values);
      assertEquals(List.of("excused", "none"), values);
      assertEquals(3, merged.lines().size());
    }
    assertEquals(Set.copyOf(one.lines()), Set.copyOf(one.merged(one).lines()));
  }

  @Test
  @DisplayName("of two copies is refused where they decide differently on the same")
  void mergingRefusesDisagreement() {
    History one = History.NONE.adding(List.of(points("ada", "full")), "kim", TUESDAY);
    History other = History.NONE.adding(List.of(points("ada", "none")), "lou", FRIDAY);
    for (List<History> pair : List.of(List.of(one, other), List.of(other, one))) {
      String message =
          assertThrows(DecisionException.class, () -> pair.get(0).merged(pair.get(1))).getMessage();
      assertTrue(message.contains(one.lines().get(0).id()), message);
      assertTrue(message.contains(other.lines().get(0).id()), message);
    }
  }

  @Test
  @DisplayName("is read as it was written, and refused by its line where it is damaged")
  void isReadAsItWasWritten(@TempDir Path run) throws IOException {
    History history =
        History.NONE.adding(
            List.of(
                extension("Ådåm, \"the first\"", "+3 days"),
                Decision.ofRun(What.VOID, "square/x", "plainly", "two\nlines", "--void")),
            "kim",
            TUESDAY);
    history.write(run);
    assertEquals(history, History.of(run));
    Path file = run.resolve(History.FILE);
    Files.writeString(file, Files.readString(file) + "oops\n");
    String message = assertThrows(DecisionException.class, () -> History.of(run)).getMessage();
    assertTrue(message.startsWith(file + ":5: this is no line of a history."), message);
  }

  private static List<String> values(History history) {
    return history.standing().stream()
        .map(Line::decision)
        .filter(decision -> decision.what() != What.TAKE_BACK)
        .map(Decision::value)
        .toList();
  }

  private static Decision extension(String who, String value) {
    return new Decision(What.EXTENSION, who, "", "", value, "", "", List.of(), "list.csv:2");
  }

  private static Decision points(String who, String value) {
    return new Decision(
        What.CORRECTION, who, "", "square/x", value, "", "", List.of(), "list.csv:2");
  }
}
