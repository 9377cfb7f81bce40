package boardwright.book;

import boardwright.handout.BookAddress;
import boardwright.lab.Syllabus.Concept;
import java.util.List;

/**
 * What the cover shows.
 *
 * @param contents all pages
 * @param cards the labs in their order
 * @param map how the concepts build on each other
 */
public record CoverView(Contents contents, List<Card> cards, ConceptMap map) {
  /**
   * A lab at a glance.
   *
   * @param part its pages
   * @param about one sentence
   * @param picture the file of a picture of its game; empty if there is none
   * @param hours how long it takes; may be empty
   * @param asks what students know before they begin, code between backticks
   * @param teaches its concepts
   */
  public record Card(
      Part part, String about, String picture, String hours, String asks, List<Concept> teaches) {
    /** The page of a concept; the lab's first one, if the book hasn't that page. */
    public String page(Concept concept) {
      return part.chapters().stream()
          .map(Chapter::address)
          .filter(address -> address.equals(pageOf(part.id(), concept)))
          .findFirst()
          .orElse(part.first().address());
    }

    /** What students know before, as HTML with code. */
    public String asksHtml() {
      return Html.escape(asks).replaceAll("`([^`]*)`", "<code>$1</code>");
    }
  }

  static String pageOf(String lab, Concept concept) {
    return BookAddress.of("handouts/" + lab + "/" + concept.page());
  }

  /** The page with which a student of the first lab begins. */
  public Chapter begin() {
    return cards.get(0).part().first();
  }
}
