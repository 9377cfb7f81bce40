package board.picture;

/** What a view can say about a space besides who is on it. Each mark has its own shape. */
public enum Mark {
  /** The last move left this space. */
  LAST_FROM,
  /** The last move ended on this space, or put a piece on it. */
  LAST_TO,
  /** These pieces have won. */
  WINNING,
  /** A click here would begin or make a move; shown only under the mouse. */
  SELECTABLE,
  /** The piece here is selected. */
  SELECTED,
  /** The selected piece may go here. */
  TARGET
}
