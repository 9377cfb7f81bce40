package framework.model;

import board.model.Cell;
import board.model.Listeners;

/**
 * One space of a board, which holds a piece or none.
 *
 * <p>Rows and columns count from 0; row 0, column 0 is the upper left corner.
 *
 * <p>Pattern <em>Observer</em>: a space is a subject. It tells its {@link SpaceListener}s of every
 * change and knows nothing else of them; so the model never knows its views.
 *
 * <p>Not safe for use by several threads; the master of a game sees to it that only one thread at a
 * time moves pieces.
 */
public class Space {

  private final int row;
  private final int column;
  private Board board;
  private Piece piece;
  private final Listeners<SpaceListener> listeners = new Listeners<>();

  /**
   * Makes an empty space.
   *
   * @param row the row, from 0, counted from the top
   * @param column the column, from 0, counted from the left
   */
  public Space(int row, int column) {
    this.row = row;
    this.column = column;
  }

  /**
   * Returns the board that this space is on.
   *
   * @return the board; null for a space that no board has created
   */
  public Board getBoard() {
    return board;
  }

  /** The board that has created this space says so. */
  final void setBoard(Board board) {
    this.board = board;
  }

  /** Returns the row, from 0, counted from the top. */
  public int getRow() {
    return row;
  }

  /** Returns the column, from 0, counted from the left. */
  public int getColumn() {
    return column;
  }

  /** Returns row and column in one. */
  public final Cell getCell() {
    return new Cell(row, column);
  }

  /**
   * Returns the piece that stands here.
   *
   * @return the piece; null if the space is empty
   */
  public Piece getPiece() {
    return piece;
  }

  /** Tells whether no piece stands here. */
  public boolean isEmpty() {
    return piece == null;
  }

  /**
   * Puts a piece here, unless another one is in the way.
   *
   * @param newPiece a piece that stands nowhere; not null
   * @return true if the piece stands here now; false if the space is occupied, and nothing changed
   * @throws IllegalStateException if the piece stands on some space
   */
  public boolean placePiece(Piece newPiece) {
    if (piece != null) {
      return false;
    }
    if (newPiece.getSpace() != null) {
      throw new IllegalStateException("The piece stands on " + newPiece.getSpace() + " already.");
    }
    piece = newPiece;
    newPiece.setSpace(this);
    tellListeners();
    return true;
  }

  /**
   * Takes away the piece that stands here.
   *
   * @return the piece, which stands nowhere now; null if the space was empty, and nothing changed
   */
  public Piece clearSpace() {
    Piece taken = piece;
    if (taken != null) {
      piece = null;
      taken.setSpace(null);
      tellListeners();
    }
    return taken;
  }

  private void tellListeners() {
    Piece now = piece;
    listeners.notifyAll(listener -> listener.spaceChanged(this, now));
  }

  /**
   * Adds an observer.
   *
   * @param listener told of every change from now on; not null
   */
  public void addListener(SpaceListener listener) {
    listeners.add(listener);
  }

  /**
   * Removes an observer; does nothing if it is none.
   *
   * @param listener told of no change from now on
   */
  public void removeListener(SpaceListener listener) {
    listeners.remove(listener);
  }

  /** Returns row and column, such as {@code (0, 2)}. */
  @Override
  public String toString() {
    return "(" + row + ", " + column + ")";
  }
}
