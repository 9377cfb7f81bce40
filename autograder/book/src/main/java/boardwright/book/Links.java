package boardwright.book;

import boardwright.handout.BookAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where the links of the handouts lead to in the book.
 *
 * @param files the files of the handouts, by their paths from the top of the tree
 * @param references what the classes of each lab promise, by the folders of the labs' pages
 */
record Links(Set<String> files, Map<String, ReferencePage> references) {
  private static final String TOP = "handouts/";

  /**
   * Whether a file of the handouts is a page of the book: hints are shown on the pages of stages.
   */
  static boolean isPage(String path) {
    return path.startsWith(TOP)
        && path.endsWith(".md")
        && !path.contains("/hints/")
        && !path.endsWith("/common-hints.md");
  }

  /**
   * Where a link leads.
   *
   * @param page the file that has it
   * @param link as the page writes it
   * @return empty if that isn't in the book
   */
  Optional<String> leadsTo(String page, String link) {
    if (link.startsWith("#") || link.startsWith("https:")) {
      return Optional.of(link);
    }
    String[] parts = link.split("#", 2);
    String target = target(page, parts[0]);
    if (!files.contains(target) || target.endsWith(".md") && !isPage(target)) {
      return Optional.empty();
    }
    Path from = Path.of("/", BookAddress.of(page)).getParent();
    String to = from.relativize(Path.of("/", BookAddress.of(target))).toString().replace('\\', '/');
    return Optional.of(to + (parts.length > 1 ? "#" + parts[1] : ""));
  }

  /** Where a page's lab says what a class or a member promises; empty if the code names none. */
  Optional<String> explains(String page, String code) {
    String anchor = code.replaceAll("^new |\\(.*\\)$", "");
    return references.entrySet().stream()
        .filter(lab -> page.startsWith(lab.getKey()))
        .filter(lab -> lab.getValue().anchors().contains(anchor))
        .findFirst()
        .map(lab -> ReferencePage.FILE + "#" + anchor);
  }

  /** The file that a link names, from the top of the tree. */
  static String target(String page, String file) {
    Path path = Path.of("/", page).resolveSibling(file).normalize();
    return path.toString().substring(1).replace('\\', '/');
  }
}
