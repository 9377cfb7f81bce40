package combochess.view;

/** Rows of cells, with at least two blanks between them. */
final class TextTable {
  private final StringBuilder text = new StringBuilder();

  void begin(String head) {
    text.append(head);
  }

  void cell(String content) {
    text.append(content);
    for (int i = content.length(); i < 15; i++) {
      text.append(' ');
    }
  }

  void end() {
    text.append(System.lineSeparator());
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
