package combochess.controller;

/** How well the computer plays. */
public enum Level {
  /** Plays any legal move. */
  EASY("easy"),

  /** Looks two moves ahead. */
  MEDIUM("medium"),

  /** Looks as far ahead as it can in a second or two. */
  HARD("hard");

  private final String title;

  Level(String title) {
    this.title = title;
  }

  /** Returns the word for people. */
  public String getTitle() {
    return title;
  }
}
