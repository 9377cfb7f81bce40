package boardwright.intake.platform;

import java.text.DateFormatSymbols;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The words for the halves of a day, {@code am} and {@code p. m.}, in the languages Java knows. */
final class DayHalves {
  private static final int NOON = 12;

  /** A word that is one half here and the other there; Finnish and Inari Sami have such. */
  private static final int NEITHER = -1;

  private DayHalves() {}

  /** What stands behind a clock as one word, without the blanks and stops that some write. */
  static String word(String behind) {
    return Normalizer.normalize(behind, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[\\s.,\u200e\u200f]", "");
  }

  /** The hour at which the half begins that this word names; empty if it names none. */
  static Optional<Integer> ofWord(String word) {
    return switch (word) {
      case "" -> Optional.empty();
      case "am", "fm" -> Optional.of(0);
      case "pm", "em" -> Optional.of(NOON);
      default -> Optional.ofNullable(Words.ALL.get(word)).filter(hour -> hour != NEITHER);
    };
  }

  /** Read only where a word is met that is not English: it takes Java a while. */
  private static final class Words {
    private static final Map<String, Integer> ALL = new HashMap<>();

    static {
      for (Locale locale : Locale.getAvailableLocales()) {
        if (locale.getCountry().isEmpty()) {
          String[] halves = DateFormatSymbols.getInstance(locale).getAmPmStrings();
          put(halves[0], 0);
          put(halves[1], NOON);
        }
      }
    }

    private static void put(String half, int hour) {
      ALL.merge(word(half), hour, (one, other) -> one.equals(other) ? one : NEITHER);
    }
  }
}
