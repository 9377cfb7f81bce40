package gametree;

/**
 * A move: the place on which a player sets a token, or a pass.
 *
 * @param row the row, from 0; -1 for a pass
 * @param col the column, from 0; -1 for a pass
 */
public record Move(int row, int col) {

  /** The move that sets no token. Only boards of games that have a pass offer it. */
  public static final Move PASS = new Move(-1, -1);

  /** Returns the row and the column as they are typed, such as "2 0", or "pass". */
  @Override
  public String toString() {
    return equals(PASS) ? "pass" : row + " " + col;
  }
}
