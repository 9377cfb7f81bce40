package boardwright.book;

import boardwright.page.Templates;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A lab as one document: its pages one after another, where links lead within it. The class
 * reference, which is for looking things up, is not in it.
 *
 * @param part the lab's pages
 * @param bodies the text below the heading of each page
 */
public record PrintedLab(Part part, List<String> bodies) {
  private static final Pattern ANCHOR = Pattern.compile("\\s(id|href)=\"([^\"]*)\"");

  /** The document, in the folder of the lab's pages. */
  static String html(Part part) {
    List<Chapter> read =
        part.chapters().stream()
            .filter(chapter -> !chapter.address().endsWith("/" + ReferencePage.FILE))
            .toList();
    List<String> bodies = read.stream().map(chapter -> within(read, chapter)).toList();
    return Templates.render(
        "print", new PrintedLab(new Part(part.id(), part.title(), read), bodies));
  }

  /** The anchor of a page. */
  public static String anchor(Chapter chapter) {
    return chapter.address().replaceAll(".*/|\\.html$", "");
  }

  private static String within(List<Chapter> chapters, Chapter chapter) {
    return ANCHOR
        .matcher(chapter.html())
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    attribute(chapters, chapter, found.group(1), found.group(2))));
  }

  /** An anchor with its page's name before it, and a link to such an anchor, if it has one. */
  private static String attribute(
      List<Chapter> chapters, Chapter chapter, String name, String value) {
    if (name.equals("id")) {
      return " id=\"" + anchor(chapter) + "-" + value + "\"";
    }
    if (value.startsWith("https:")) {
      return " href=\"" + value + "\"";
    }
    String[] to = value.split("#", 2);
    String file =
        to[0].isEmpty()
            ? chapter.address()
            : Path.of(chapter.address()).resolveSibling(to[0]).normalize().toString();
    return chapters.stream()
        .filter(other -> other.address().equals(file.replace('\\', '/')))
        .map(other -> " href=\"#" + anchor(other) + (to.length > 1 ? "-" + to[1] : "") + "\"")
        .findFirst()
        .orElse("");
  }
}
