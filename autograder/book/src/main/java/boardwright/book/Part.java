package boardwright.book;

import java.util.List;

/**
 * Pages that belong together: those of a lab, or those that all labs share.
 *
 * @param id the lab's id; empty for other pages
 * @param title the lab's name, or what the pages are
 * @param chapters in the order in which to read them; not empty
 */
public record Part(String id, String title, List<Chapter> chapters) {
  /** The page to begin with. */
  public Chapter first() {
    return chapters.get(0);
  }
}
