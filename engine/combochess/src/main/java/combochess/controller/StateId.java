package combochess.controller;

/** The nine states, in the order of their numbers. */
public enum StateId {
  /** Greets, and waits until somebody wants to play. */
  WELCOME("welcome"),

  /** Asks who plays, and for how many turns. */
  SET_UP("set-up"),

  /** Shows the board; the clock starts with the first click. */
  FIRST_CLICK("first click"),

  /** Waits until the active player selects a piece. */
  SELECT("select"),

  /** Asks which parts of a combination move. */
  CHOOSE_PART("choose the part"),

  /** Shows where the selected piece can go, and waits for a choice. */
  MOVE("move"),

  /** Ends a turn in which something was moved. Waits for nothing. */
  AFTER_MOVE("after the move"),

  /** Ends a turn that took too long. Waits for nothing. */
  TIMEOUT("timeout"),

  /** Says who won. */
  END("end");

  private final String title;

  StateId(String title) {
    this.title = title;
  }

  /** Returns the name in the table of states. */
  public String getTitle() {
    return title;
  }

  /** Returns the number, 0 to 8. */
  public int getNumber() {
    return ordinal();
  }
}
