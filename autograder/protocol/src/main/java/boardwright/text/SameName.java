package boardwright.text;

import java.text.Normalizer;
import java.util.Locale;

/** Which names look the same to a reader. */
public final class SameName {
  private SameName() {}

  /** A key that names share which are alike but for case, blanks and how an accent is encoded. */
  public static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC)
        .replaceAll("[\\s\\u00a0]+", " ")
        .strip()
        .toLowerCase(Locale.ROOT);
  }
}
