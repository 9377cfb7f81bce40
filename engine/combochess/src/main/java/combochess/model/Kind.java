package combochess.model;

/** The three kinds of single pieces, in the order in which lists and names show them. */
public enum Kind {
  /** Slides along rows and columns. */
  ROOK('R', "rook"),

  /** Slides along diagonals. */
  BISHOP('B', "bishop"),

  /** Leaps. Its letter is K: this game has no king. */
  KNIGHT('K', "knight");

  private final char letter;
  private final String title;

  Kind(char letter, String title) {
    this.letter = letter;
    this.title = title;
  }

  /** Returns the letter in names and in notation. */
  public char getLetter() {
    return letter;
  }

  /** Returns the word for people. */
  public String getTitle() {
    return title;
  }
}
