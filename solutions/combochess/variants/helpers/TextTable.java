package combochess.view;

/** Rows of cells, with at least two blanks between them. */
final class TextTable {
  private final StringBuilder text = new StringBuilder();

  /** Begins a row. */
  void begin(String head) {
    text.append(System.lineSeparator()).append(head);
  }

  void cell(String content) {
    text.append("  ").append(content);
    for (int i = content.length(); i < 14; i++) {
      text.append(' ');
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
