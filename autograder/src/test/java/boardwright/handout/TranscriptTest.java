package boardwright.handout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.Page;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A transcript")
class TranscriptTest {
  @Test
  @DisplayName("has a command, what is typed, and the output")
  void isReadFromABlock() {
    List<Transcript> transcripts =
        Transcript.of(block("$ first", "out", "$ second", "greeting", "checkers> list", "[0]"));
    assertEquals(
        List.of(
            new Transcript(11, "first", List.of("out")),
            new Transcript(13, "second", List.of("greeting", "checkers> list", "[0]"))),
        transcripts);
    assertEquals("", transcripts.get(0).input());
    assertEquals("list\n", transcripts.get(1).input());
  }

  @Test
  @DisplayName("begins with a command")
  void beginsWithACommand() {
    assertThrows(IllegalArgumentException.class, () -> Transcript.of(block("out", "$ late")));
  }

  @Test
  @DisplayName("is right if every line is")
  void everyLineCounts() {
    assertEquals("", shown("a", "b").difference(List.of("a", "b")));
    assertWrong("line 13 ", shown("a", "b").difference(List.of("a", "c")));
    assertWrong("line 13 ", shown("a", "b").difference(List.of("a")));
    assertWrong("no more output", shown("a").difference(List.of("a", "b")));
    assertWrong("no more output", shown("a").difference(List.of()));
  }

  @Test
  @DisplayName("may stand for any lines with an ellipsis")
  void anEllipsisIsAnyLines() {
    assertEquals("", shown("…").difference(List.of()));
    assertEquals("", shown("…", "b", "…").difference(List.of("a", "b", "c", "b")));
    assertEquals("", shown("a", "…", "d").difference(List.of("a", "d", "d")));
    assertWrong("line 14 ", shown("a", "…", "d").difference(List.of("a", "b", "c")));
    assertWrong("no more output", shown("…", "a").difference(List.of("a", "b")));
    assertEquals("", shown("Yours: …").difference(List.of("Yours: A, B")));
    assertWrong("Yours: …", shown("Yours: …").difference(List.of("Theirs: A, B")));
  }

  private static void assertWrong(String part, String difference) {
    assertTrue(difference.contains(part), difference);
  }

  private static Transcript shown(String... lines) {
    return new Transcript(11, "command", List.of(lines));
  }

  private static Page.Fence block(String... lines) {
    return new Page.Fence(10, "", "console", "", List.of(lines));
  }
}
