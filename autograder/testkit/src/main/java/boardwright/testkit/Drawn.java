package boardwright.testkit;

/** What a message draws as a board, or the part of it that a call asks about. */
public interface Drawn {
  /** The board. */
  Grid grid();
}
