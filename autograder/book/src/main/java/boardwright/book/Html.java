package boardwright.book;

/** Texts as HTML shows them. */
final class Html {
  private Html() {}

  /** A text in which nothing is a tag. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
