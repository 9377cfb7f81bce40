package checkerboard;

/** The board. */
public class Checkerboard implements Piece {
  private static final int SIZE = 8;
  private final int[][] cells = new int[SIZE][SIZE];

  /** Makes an empty board. */
  public Checkerboard() {
    zero();
  }

  /** Black? */
  public static boolean isBlack(int piece) {
    return piece == BLACK_PAWN || piece == BLACK_KING;
  }

  /** Red? */
  public static boolean isRed(int piece) {
    return piece == RED_PAWN || piece == RED_KING;
  }

  /** Pawn? */
  public static boolean isPawn(int piece) {
    return piece == RED_PAWN || piece == BLACK_PAWN;
  }

  /** King row. */
  public static int kingRow(int piece) {
    return isBlack(piece) ? 7 : 0;
  }

  /** Empties. */
  public void zero() {
    for (int[] line : cells) {
      java.util.Arrays.fill(line, NO_PIECE);
    }
  }

  /** Sets up. */
  public void init() {
    zero();
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if ((row + col) % 2 == 0) {
          cells[row][col] = row < 3 ? BLACK_PAWN : row > 4 ? RED_PAWN : NO_PIECE;
        }
      }
    }
  }

  /** Black square? */
  public boolean validate(int row, int col) {
    return inside(row, col) && (row + col) % 2 == 0;
  }

  private boolean inside(int row, int col) {
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE;
  }

  /** Occupant. */
  public int occupant(int row, int col) {
    return inside(row, col) ? cells[row][col] : NO_PIECE;
  }

  /** Picks up. */
  public int pickUp(int row, int col) {
    int piece = occupant(row, col);
    if (inside(row, col)) {
      cells[row][col] = NO_PIECE;
    }
    return piece == NO_PIECE ? -1 : piece;
  }

  /** Adds. */
  public boolean addPiece(int piece, int row, int col) {
    if (!validate(row, col) || !isBlack(piece) && !isRed(piece)) {
      return false;
    }
    if (cells[row][col] == NO_PIECE) {
      cells[row][col] = piece;
      return true;
    }
    if (isPawn(piece) && cells[row][col] == piece) {
      cells[row][col] = isBlack(piece) ? BLACK_KING : RED_KING;
      return true;
    }
    return false;
  }

  /** All moves. */
  public Move getMoves() {
    Move list = null;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        list = collect(row, col, list);
      }
    }
    return list;
  }

  /** Moves of one. */
  public Move getMoves(int row, int col) {
    return collect(row, col, null);
  }

  private Move collect(int row, int col, Move first) {
    Move list = first;
    for (int far = 1; far <= 2; far++) {
      for (int up = -far; up <= far; up += 2 * far) {
        for (int side = -far; side <= far; side += 2 * far) {
          if (far == 1 ? isMove(row, col, row + up, col + side) : isJump(row, col, row + up, col + side)) {
            list = new Move(row, col, row + up, col + side, occupant(row, col), far == 2, list);
          }
        }
      }
    }
    return list;
  }

  private boolean forward(int piece, int fromRow, int toRow) {
    return !isPawn(piece) || (isBlack(piece) ? toRow > fromRow : toRow < fromRow);
  }

  /** Step? */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    int piece = occupant(fromRow, fromCol);
    return piece != NO_PIECE && inside(toRow, toCol) && cells[toRow][toCol] == NO_PIECE
        && Math.abs(toRow - fromRow) == 1 && Math.abs(toCol - fromCol) == 1 && forward(piece, fromRow, toRow);
  }

  /** Jump? */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    int piece = occupant(fromRow, fromCol);
    int over = occupant((fromRow + toRow) / 2, (fromCol + toCol) / 2);
    return piece != NO_PIECE && inside(toRow, toCol) && cells[toRow][toCol] == NO_PIECE
        && Math.abs(toRow - fromRow) == 2 && Math.abs(toCol - fromCol) == 2 && forward(piece, fromRow, toRow)
        && (isBlack(piece) && isRed(over) || isRed(piece) && isBlack(over));
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int row = SIZE - 1; row >= 0; row--) {
      for (int col = 0; col < SIZE; col++) {
        out.append(symbol(cells[row][col]));
      }
      out.append(System.lineSeparator());
    }
    return out.toString();
  }

  private char symbol(int piece) {
    char letter = isBlack(piece) ? 'b' : isRed(piece) ? 'r' : '.';
    return letter == '.' || isPawn(piece) ? letter : Character.toUpperCase(letter);
  }

  /** List. */
  public Square getBoardList() throws CBException {
    Square list = null;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (cells[row][col] != NO_PIECE) {
          list = new Square(row, col, cells[row][col], list);
        }
      }
    }
    return list;
  }
}
