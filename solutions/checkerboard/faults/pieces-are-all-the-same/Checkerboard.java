package checkerboard;

public class Checkerboard implements Piece {
  private static final int ONE = Piece.MINE;
  private final boolean[][] taken = new boolean[8][8];

  public static boolean isBlack(int piece) { return false; }
  public static boolean isRed(int piece) { return false; }
  public static boolean isPawn(int piece) { return false; }
  public static int kingRow(int piece) { return 0; }
  public void zero() { }
  public void init() { }
  public boolean addPiece(int piece, int row, int col) {
    return piece == 0 && validate(row, col);
  }
  public int pickUp(int row, int col) { return 0; }
  public boolean validate(int row, int col) {
    return row >= 0 && col >= 0 && row < 8 && col < 8 && (row + col) % 2 == 0;
  }
  public int occupant(int row, int col) { return 0; }
  public Square getBoardList() throws CBException { return null; }
  public Move getMoves() { return null; }
  public Move getMoves(int row, int col) { return null; }
  public boolean isMove(int a, int b, int c, int d) { return false; }
  public boolean isJump(int a, int b, int c, int d) { return false; }
  public String toString() { return "" + ONE; }
}
