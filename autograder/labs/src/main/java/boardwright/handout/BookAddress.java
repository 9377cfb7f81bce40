package boardwright.handout;

/** Where the files of the handouts are in the book. */
public final class BookAddress {
  private static final String TOP = "handouts/";
  private static final String CONTENTS = "README.md";

  private BookAddress() {}

  /**
   * The file of the book, from its top, that a file of the handouts becomes.
   *
   * @param path from the top of the tree
   */
  public static String of(String path) {
    String name = path.substring(TOP.length());
    if (name.endsWith(".java")) {
      return name + ".txt"; // which a browser shows
    }
    return name.endsWith(CONTENTS)
        ? name.replace(CONTENTS, "index.html")
        : name.replaceAll("\\.md$", ".html");
  }
}
