package checkerboard;

import java.awt.Point;
import java.util.ArrayList;
import java.util.List;

/** A board of pieces. Inside, places are points and directions are points, too. */
public class Checkerboard implements Piece {
  private static final Point[] UPWARDS = {new Point(1, -1), new Point(1, 1)};
  private static final Point[] DOWNWARDS = {new Point(-1, -1), new Point(-1, 1)};

  private int[][] theBoard;

  /** An empty board. */
  public Checkerboard() {
    zero();
  }

  /**
   * Black?
   *
   * @param piece a code
   * @return true if it is a black one
   */
  public static boolean isBlack(int piece) {
    return piece == BLACK_PAWN || piece == BLACK_KING;
  }

  /**
   * Red?
   *
   * @param piece a code
   * @return true if it is a red one
   */
  public static boolean isRed(int piece) {
    return piece == RED_PAWN || piece == RED_KING;
  }

  /**
   * Pawn?
   *
   * @param piece a code
   * @return true if it is a pawn of either side
   */
  public static boolean isPawn(int piece) {
    return piece == RED_PAWN || piece == BLACK_PAWN;
  }

  /**
   * The row where a piece is crowned.
   *
   * @param piece a code
   * @return the row's number
   */
  public static int kingRow(int piece) {
    return isBlack(piece) ? 7 : 0;
  }

  /** Wipes the board: a new array, and NO_PIECE everywhere. */
  public void zero() {
    theBoard = new int[8][8];
    for (int[] row : theBoard) {
      java.util.Arrays.fill(row, NO_PIECE);
    }
  }

  /** Places all pawns on their first squares. */
  public void init() {
    zero();
    for (Point p : blackSquares()) {
      if (p.x < 3) {
        put(p, BLACK_PAWN);
      } else if (p.x > 4) {
        put(p, RED_PAWN);
      }
    }
  }

  private List<Point> blackSquares() {
    List<Point> points = new ArrayList<>();
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        if (validate(row, col)) {
          points.add(new Point(row, col));
        }
      }
    }
    return points;
  }

  private int at(Point p) {
    return theBoard[p.x][p.y];
  }

  private void put(Point p, int piece) {
    theBoard[p.x][p.y] = piece;
  }

  /** The point so many times further on in a direction. */
  private static Point further(Point p, Point direction, int times) {
    Point result = new Point(p);
    result.translate(times * direction.x, times * direction.y);
    return result;
  }

  /**
   * Is there such a square, and is it black?
   *
   * @param row its row
   * @param col its column
   * @return true if so
   */
  public boolean validate(int row, int col) {
    boolean inside = row >= 0 && row <= 7 && col >= 0 && col <= 7;
    return inside && (row - col) % 2 == 0;
  }

  /**
   * Who is there?
   *
   * @param row the row
   * @param col the column
   * @return a code
   */
  public int occupant(int row, int col) {
    return theBoard[row][col];
  }

  /**
   * Removes whoever is there.
   *
   * @param row the row
   * @param col the column
   * @return the code of who was there
   */
  public int pickUp(int row, int col) {
    Point p = new Point(row, col);
    int piece = at(p);
    put(p, NO_PIECE);
    return piece;
  }

  /**
   * Adds a piece.
   *
   * @param piece who comes
   * @param row the row
   * @param col the column
   * @return true if there was room
   */
  public boolean addPiece(int piece, int row, int col) {
    if (!validate(row, col)) {
      return false;
    }
    Point p = new Point(row, col);
    int now = at(p);
    if (now == NO_PIECE && (isRed(piece) || isBlack(piece))) {
      put(p, piece);
    } else if (now == RED_PAWN && piece == RED_PAWN) {
      put(p, RED_KING);
    } else if (now == BLACK_PAWN && piece == BLACK_PAWN) {
      put(p, BLACK_KING);
    } else {
      return false;
    }
    return true;
  }

  /**
   * Everyone's moves.
   *
   * @return a list
   */
  public Move getMoves() {
    Move list = null;
    for (Point p : blackSquares()) {
      list = movesThen(p, list);
    }
    return list;
  }

  /**
   * One piece's moves.
   *
   * @param row the row
   * @param col the column
   * @return a list
   */
  public Move getMoves(int row, int col) {
    return movesThen(new Point(row, col), null);
  }

  private Move movesThen(Point from, Move list) {
    int piece = at(from);
    for (Point direction : directions(piece)) {
      for (int length = 1; length <= 2; length++) {
        Point to = further(from, direction, length);
        boolean jump = length == 2;
        if (jump ? isJump(from.x, from.y, to.x, to.y) : isMove(from.x, from.y, to.x, to.y)) {
          list = new Move(from.x, from.y, to.x, to.y, piece, jump, list);
        }
      }
    }
    return list;
  }

  private static List<Point> directions(int piece) {
    List<Point> result = new ArrayList<>();
    if (isBlack(piece) || piece == RED_KING) {
      result.addAll(List.of(UPWARDS));
    }
    if (isRed(piece) || piece == BLACK_KING) {
      result.addAll(List.of(DOWNWARDS));
    }
    return result;
  }

  /**
   * Is this a step?
   *
   * @param fromRow first row
   * @param fromCol first column
   * @param toRow second row
   * @param toCol second column
   * @return true if the piece may go so
   */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    Point from = new Point(fromRow, fromCol);
    Point to = new Point(toRow, toCol);
    if (!validate(toRow, toCol) || at(to) != NO_PIECE) {
      return false;
    }
    for (Point direction : directions(at(from))) {
      if (further(from, direction, 1).equals(to)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Is this a jump?
   *
   * @param fromRow first row
   * @param fromCol first column
   * @param toRow second row
   * @param toCol second column
   * @return true if the piece may go so
   */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    Point from = new Point(fromRow, fromCol);
    Point to = new Point(toRow, toCol);
    if (!validate(toRow, toCol) || at(to) != NO_PIECE) {
      return false;
    }
    for (Point direction : directions(at(from))) {
      if (further(from, direction, 2).equals(to)) {
        int over = at(further(from, direction, 1));
        return isRed(at(from)) ? isBlack(over) : isRed(over);
      }
    }
    return false;
  }

  @Override
  public String toString() {
    String letters = ".rRbB";
    int[] codes = {NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING};
    StringBuilder s = new StringBuilder();
    for (int row = 7; row >= 0; row--) {
      s.append("row ").append(row).append(':');
      for (int piece : theBoard[row]) {
        for (int i = 0; i < codes.length; i++) {
          if (piece == codes[i]) {
            s.append(' ').append(letters.charAt(i)).append(' ');
          }
        }
      }
      s.append(System.getProperty("line.separator"));
    }
    return s.toString();
  }

  /**
   * Everyone.
   *
   * @return a list
   * @throws CBException if Square refuses
   */
  public Square getBoardList() throws CBException {
    Square list = null;
    for (Point p : blackSquares()) {
      if (at(p) != NO_PIECE) {
        list = new Square(p.x, p.y, at(p), list);
      }
    }
    return list;
  }
}
