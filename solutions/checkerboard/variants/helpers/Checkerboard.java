package checkerboard;

import checkerboard.util.TextTable;

/** The board: it stores the pieces and leaves most questions about them to its helpers. */
public class Checkerboard implements Piece {
  private final int[][] theBoard = new int[Edge.LAST + 1][Edge.LAST + 1];

  /** A board without pieces. */
  public Checkerboard() {
    zero();
  }

  /**
   * Asks PieceRules.
   *
   * @param piece a code
   * @return whether it is black
   */
  public static boolean isBlack(int piece) {
    return PieceRules.isBlack(piece);
  }

  /**
   * Asks PieceRules.
   *
   * @param piece a code
   * @return whether it is red
   */
  public static boolean isRed(int piece) {
    return PieceRules.isRed(piece);
  }

  /**
   * Asks PieceRules.
   *
   * @param piece a code
   * @return whether it is a pawn
   */
  public static boolean isPawn(int piece) {
    return PieceRules.isPiece(piece) && !PieceRules.isKing(piece);
  }

  /**
   * Says where a piece gets its crown.
   *
   * @param piece a code
   * @return a row
   */
  public static int kingRow(int piece) {
    return isBlack(piece) ? Edge.LAST : 0;
  }

  /** Takes everything off. */
  public void zero() {
    fill(0, Edge.LAST, NO_PIECE);
  }

  /** Begins a game. */
  public void init() {
    zero();
    fill(0, 2, BLACK_PAWN);
    fill(Edge.LAST - 2, Edge.LAST, RED_PAWN);
  }

  private void fill(int firstRow, int lastRow, int piece) {
    for (int row = firstRow; row <= lastRow; row++) {
      for (int col = 0; col <= Edge.LAST; col++) {
        if (validate(row, col)) {
          theBoard[row][col] = piece;
        } else {
          theBoard[row][col] = NO_PIECE;
        }
      }
    }
  }

  /**
   * Says whether a square is in play.
   *
   * @param row its row
   * @param col its column
   * @return whether it is black and on the board
   */
  public boolean validate(int row, int col) {
    return Edge.isInside(row) && Edge.isInside(col) && (row + col) % 2 == 0;
  }

  /**
   * Says what is on a square.
   *
   * @param row its row
   * @param col its column
   * @return a code
   */
  public int occupant(int row, int col) {
    return theBoard[row][col];
  }

  /**
   * Clears a square.
   *
   * @param row its row
   * @param col its column
   * @return what was on it
   */
  public int pickUp(int row, int col) {
    int piece = theBoard[row][col];
    theBoard[row][col] = NO_PIECE;
    return piece;
  }

  /**
   * Fills a square, or crowns what is on it.
   *
   * @param piece what to add
   * @param row its row
   * @param col its column
   * @return whether that went well
   */
  public boolean addPiece(int piece, int row, int col) {
    if (!PieceRules.isPiece(piece) || !validate(row, col)) {
      return false;
    }
    boolean free = occupant(row, col) == NO_PIECE;
    boolean crowning = isPawn(piece) && occupant(row, col) == piece;
    if (free) {
      theBoard[row][col] = piece;
    } else if (crowning) {
      theBoard[row][col] = PieceRules.crowned(piece);
    }
    return free || crowning;
  }

  /**
   * Lists what all pieces may do.
   *
   * @return the head of a list
   */
  public Move getMoves() {
    MoveChain chain = new MoveChain();
    for (int row = 0; row <= Edge.LAST; row++) {
      for (int col = 0; col <= Edge.LAST; col++) {
        addMoves(row, col, chain);
      }
    }
    return chain.first();
  }

  /**
   * Lists what one piece may do.
   *
   * @param row its row
   * @param col its column
   * @return the head of a list
   */
  public Move getMoves(int row, int col) {
    MoveChain chain = new MoveChain();
    addMoves(row, col, chain);
    return chain.first();
  }

  private void addMoves(int row, int col, MoveChain chain) {
    for (Direction d : Direction.values()) {
      addIf(isMove(row, col, row + d.rows, col + d.cols), row, col, d, 1, chain);
      addIf(isJump(row, col, row + 2 * d.rows, col + 2 * d.cols), row, col, d, 2, chain);
    }
  }

  private void addIf(
      boolean possible, int row, int col, Direction d, int squares, MoveChain chain) {
    if (possible) {
      chain.add(
          new Move(
              row,
              col,
              row + squares * d.rows,
              col + squares * d.cols,
              occupant(row, col),
              squares == 2,
              null));
    }
  }

  /**
   * Judges a step.
   *
   * @param fromRow old row
   * @param fromCol old column
   * @param toRow new row
   * @param toCol new column
   * @return whether it is right
   */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    for (Direction d : Direction.values()) {
      if (fromRow + d.rows == toRow && fromCol + d.cols == toCol) {
        return isFree(toRow, toCol) && d.suits(occupant(fromRow, fromCol));
      }
    }
    return false;
  }

  /**
   * Judges a jump.
   *
   * @param fromRow old row
   * @param fromCol old column
   * @param toRow new row
   * @param toCol new column
   * @return whether it is right
   */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    for (Direction d : Direction.values()) {
      if (fromRow + 2 * d.rows == toRow && fromCol + 2 * d.cols == toCol) {
        int piece = occupant(fromRow, fromCol);
        return isFree(toRow, toCol)
            && d.suits(piece)
            && isEnemy(piece, occupant(fromRow + d.rows, fromCol + d.cols));
      }
    }
    return false;
  }

  private boolean isFree(int row, int col) {
    return validate(row, col) && occupant(row, col) == NO_PIECE;
  }

  private static boolean isEnemy(int piece, int other) {
    return PieceRules.isPiece(other) && PieceRules.isRed(piece) != PieceRules.isRed(other);
  }

  @Override
  public String toString() {
    TextTable table = new TextTable();
    for (int row = Edge.LAST; row >= 0; row--) {
      table.row("row " + row);
      for (int col = 0; col <= Edge.LAST; col++) {
        table.cell(PieceRules.symbol(occupant(row, col)));
      }
      table.end();
    }
    return table.toString();
  }

  /**
   * Lists the squares that are not empty.
   *
   * @return the head of a list
   * @throws CBException if Square does not like its arguments
   */
  public Square getBoardList() throws CBException {
    Square head = null;
    Square tail = null;
    for (int row = 0; row <= Edge.LAST; row++) {
      for (int col = 0; col <= Edge.LAST; col++) {
        if (PieceRules.isPiece(occupant(row, col))) {
          Square square = new Square(row, col, occupant(row, col));
          if (head == null) {
            head = square;
          } else {
            tail.setNext(square);
          }
          tail = square;
        }
      }
    }
    return head;
  }
}
