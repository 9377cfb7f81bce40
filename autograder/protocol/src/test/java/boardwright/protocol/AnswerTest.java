package boardwright.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Fitness;
import boardwright.protocol.Answer.Result;
import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a worker says")
class AnswerTest {
  @Test
  @DisplayName("is cut to what somebody may read, and between two letters")
  void isCutToWhatSomebodyMayRead() {
    String long1 = "x".repeat(1_000_000);
    String long2 = "x" + "\uD83D\uDE00".repeat(1_000_000);
    Finding finding = new Finding(long1, long2, long1, long2, "Square.java:1");
    Checked checked = new Checked(Result.FAILED, long1, finding, long2, Fitness.FIT);
    for (String text :
        new String[] {
          checked.message(), checked.output(), checked.finding().called(), checked.finding().on()
        }) {
      assertTrue(text.length() < 10_010, () -> "" + text.length());
      assertTrue(text.endsWith(" …"), text);
      assertTrue(text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF), text);
    }
    assertEquals("Square.java:1", checked.finding().lookAt());
  }

  @Test
  @DisplayName("of a failure of ours names none of our classes")
  void ofAFailureOfOursNamesNoneOfOurClasses() {
    assertEquals("no check R1", Reason.of(new IllegalStateException("no check R1")));
    assertEquals("disk full", Reason.of(new IOException("disk full")));
    assertEquals(
        "IllegalStateException",
        Reason.of(new IllegalStateException("boardwright.lab.Lab@1 is none")));
    assertEquals(
        "NullPointerException",
        Reason.of(new NullPointerException("Cannot invoke \"boardwright.lab.Lab.id()\"")));
  }
}
