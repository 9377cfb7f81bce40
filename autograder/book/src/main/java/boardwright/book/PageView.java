package boardwright.book;

/**
 * What a page of the book shows.
 *
 * @param contents all pages
 * @param chapter this page
 */
public record PageView(Contents contents, Chapter chapter) {
  /** A link from this page to another one. */
  public String to(Chapter other) {
    return chapter.up() + other.address();
  }
}
