package boardwright.html;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a sentence.
 *
 * @param text the words
 * @param code whether they are Java
 */
public record Words(String text, boolean code) {
  /** A sentence in which Java stands between backticks, in its pieces. */
  public static List<Words> of(String sentence) {
    List<Words> pieces = new ArrayList<>();
    String[] parts = sentence.split("`", -1);
    for (int i = 0; i < parts.length; i++) {
      if (!parts[i].isEmpty()) {
        pieces.add(new Words(parts[i], i % 2 == 1 && i < parts.length - 1));
      }
    }
    return pieces;
  }
}
