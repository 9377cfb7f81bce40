package boardwright.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;

/** What tests ask of the text of a page. */
final class PageTexts {
  private PageTexts() {}

  /** Checks that a page has all of these. */
  static void shows(String page, String... texts) {
    for (String text : texts) {
      assertTrue(page.contains(text), () -> "no '" + text + "' in\n" + page);
    }
  }

  /** How often a part is in a text. */
  static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }
}
