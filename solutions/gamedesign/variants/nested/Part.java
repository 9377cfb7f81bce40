package gamedesign.engine;

/** Part of a board. */
public abstract class Part {
  /** The board. */
  protected Board board;

  /** Creates a part. */
  protected Part(Board board) {
    this.board = board;
  }
}
