package combochess.model;

/**
 * The two sides. White sits at the bottom and begins; Black sits at the top.
 *
 * <p>Text boards number the players from the top: Black is player 1, White is player 2.
 */
public enum Colour {
  /** The player at the bottom, who makes the first move. */
  WHITE("White", 2),

  /** The player at the top. */
  BLACK("Black", 1);

  private final String title;
  private final int number;

  Colour(String title, int number) {
    this.title = title;
    this.number = number;
  }

  /** Returns the other side. */
  public Colour opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns the word for people, such as {@code "White"}. */
  public String getTitle() {
    return title;
  }

  /** Returns the player's number on a text board: 1 at the top, 2 at the bottom. */
  public int getNumber() {
    return number;
  }
}
