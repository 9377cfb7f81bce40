package boardwright.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is shown of a stranger's text")
class PrintableTest {
  @Test
  @DisplayName("names letters that turn the order round, and those that take no room")
  void namesLettersThatTurnTheOrderRound() {
    assertEquals(
        "a[U+202E]b[U+2066]c[U+200B]d[U+FEFF]e[U+200F]f[U+00AD]g[U+E0041]h",
        Printable.visible("a\u202Eb\u2066c\u200Bd\uFEFFe\u200Ff\u00ADg\uDB40\uDC41h"));
    assertEquals("Squ[U+200D]are, ?[2J", Printable.line("Squ\u200Dare, \u001b[2J"));
  }

  @Test
  @DisplayName("has no letter that a terminal obeys or that ends a line")
  void hasNoLetterThatATerminalObeys() {
    assertEquals("a?[2Jb?c", Printable.line("a\u009B[2Jb\u0085c"));
    assertEquals("a[U+061C]b[U+2028]c[U+2029]d", Printable.line("a\u061Cb\u2028c\u2029d"));
    assertEquals("a\n\tb", Printable.text("a\n\tb"));
  }

  @Test
  @DisplayName("leaves letters as they are that a language, or a picture, needs")
  void leavesLettersAsTheyAreThatALanguage() {
    for (String text :
        new String[] {"Zo\u00eb", "\u0645\u06cc\u200c\u062e", "\uD83D\uDC69\u200D\uD83D\uDCBB"}) {
      assertEquals(text, Printable.line(text));
    }
  }
}
