package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.compile.Allowlist.Decision;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("each-java")
@DisplayName("An allowlist")
class AllowlistTest {
  @Test
  @DisplayName("lets the nearest entry win, whatever the order")
  void letsTheNearestEntryWin() {
    Allowlist list =
        Allowlist.with(
            List.of(
                "allow a.B: f(int,java.lang.String[])",
                "deny a.B: f",
                "allow a.B: *",
                "deny a.B: g(a.B$C)"));
    assertEquals(Decision.ALLOWED, list.decide("a.B", "f", "(I[Ljava/lang/String;)V"));
    assertEquals(Decision.DENIED, list.decide("a.B", "f", "()V"));
    assertEquals(Decision.DENIED, list.decide("a.B", "f", "I"));
    assertEquals(Decision.DENIED, list.decide("a.B", "g", "(La/B$C;)V"));
    assertEquals(Decision.ALLOWED, list.decide("a.B", "g", "()V"));
    assertEquals(Decision.ALLOWED, list.decide("a.B", "<init>", "()V"));
  }

  @Test
  @DisplayName("leaves undecided what no entry names")
  void leavesUndecidedWhatNoEntryNames() {
    Allowlist list = Allowlist.with(List.of("allow a.B: f"));
    assertEquals(Decision.UNDECIDED, list.decide("a.B", "g", "()V"));
    assertEquals(Decision.UNDECIDED, list.decide("a.C", "f", "()V"));
    assertEquals(Decision.UNDECIDED, list.decide("a", "B", "()V"));
  }

  @Test
  @DisplayName("takes the lines of a lab on top of the common ones")
  void takesTheLinesOfALab() {
    Allowlist list =
        Allowlist.with(List.of("allow java.lang.Thread: sleep", "deny java.util.List: of"));
    assertEquals(Decision.ALLOWED, list.decide("java.lang.Thread", "sleep", "(J)V"));
    assertEquals(Decision.DENIED, list.decide("java.lang.Thread", "start", "()V"));
    assertEquals(Decision.DENIED, list.decide("java.util.List", "of", "()Ljava/util/List;"));
    assertEquals(Decision.ALLOWED, list.decide("java.util.List", "size", "()I"));
    assertEquals(
        Decision.DENIED,
        Allowlist.with(List.of()).decide("java.lang.Thread", "sleep", "(J)V"),
        "one lab's lines are not another's");
  }

  @Test
  @DisplayName("reads several classes in one line, comments and empty lines")
  void readsSeveralClassesInOneLine() {
    Allowlist list =
        Allowlist.with(List.of("", "  # allow a.D: *", "allow  a.B   a.C:  f  g # since 21"));
    assertEquals(Decision.ALLOWED, list.decide("a.B", "g", "()V"));
    assertEquals(Decision.ALLOWED, list.decide("a.C", "f", "()V"));
    assertTrue(list.allowsType("a.C"));
    assertEquals(Decision.UNDECIDED, list.decide("a.C", "since", "()V"));
    assertEquals(false, list.allowsType("a.D"));
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("refuses a line that it does not understand, and shows it:")
  @ValueSource(
      strings = {
        "java.awt.Point",
        "allow java.awt.Point",
        "permit a.B: *",
        "allow : *",
        "allow a.B:",
        "allow a.B: f: g"
      })
  void refusesALineThatItDoesNotUnderstand(String line) {
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> Allowlist.with(List.of(line)));
    assertTrue(refused.getMessage().contains(line), refused.getMessage());
    assertTrue(refused.getMessage().contains("expected 'allow CLASS: MEMBERS'"));
  }
}
