package boardwright.book;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All pages of the book.
 *
 * @param name of the course
 * @param parts the labs in their order, then other pages
 */
public record Contents(String name, List<Part> parts) {
  /** The part that a page belongs to. */
  public Part partOf(Chapter chapter) {
    return parts.stream().filter(part -> part.chapters().contains(chapter)).findFirst().get();
  }

  /** The page before this one in its part. */
  public Optional<Chapter> before(Chapter chapter) {
    return at(chapter, -1);
  }

  /** The page after this one in its part. */
  public Optional<Chapter> after(Chapter chapter) {
    return at(chapter, 1);
  }

  private Optional<Chapter> at(Chapter chapter, int step) {
    List<Chapter> chapters = partOf(chapter).chapters();
    int place = chapters.indexOf(chapter) + step;
    return place < 0 || place >= chapters.size()
        ? Optional.empty()
        : Optional.of(chapters.get(place));
  }

  /** The pages of all parts. */
  public Stream<Chapter> chapters() {
    return parts.stream().flatMap(part -> part.chapters().stream());
  }
}
