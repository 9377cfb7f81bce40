package boardwright.book;

import java.util.List;

/**
 * One page of the book.
 *
 * @param address its file, from the top of the book
 * @param title its heading
 * @param time how long it takes; may be empty
 * @param html the page below its heading
 * @param sections its headings and rules, in their order; the first one is the text before them
 */
public record Chapter(
    String address, String title, String time, String html, List<Section> sections) {
  /**
   * A part of a page that can be linked to.
   *
   * @param id its anchor; empty for the beginning of the page
   * @param level 2 or more for headings; 0 for a rule and for the beginning of the page
   * @param title its heading, or the number of the rule
   * @param text what is searched
   */
  public record Section(String id, int level, String title, String text) {}

  /** The number that its file begins with, such as {@code 1b}; may be empty. */
  public String number() {
    String name = address.substring(address.lastIndexOf('/') + 1);
    return name.matches("\\d+[a-z]?-.*") ? name.substring(0, name.indexOf('-')) : "";
  }

  /** What a list of pages calls it. */
  public String label() {
    return address.endsWith("/index.html") ? "Contents" : title;
  }

  /** The headings that the list of pages shows below the page. */
  public List<Section> headings() {
    return sections.stream().filter(section -> section.level() == 2).toList();
  }

  /** What leads from this page to the top of the book. */
  public String up() {
    return address.contains("/") ? "../" : "";
  }
}
