package checkerboard;

/** Something that has rows of pieces, and can therefore be drawn. */
interface Drawn {
  int occupant(int row, int col);

  default String drawing() {
    StringBuilder text = new StringBuilder();
    for (int row = 7; row >= 0; row--) {
      text.append("row ").append(row).append("  ");
      for (int col = 0; col < 8; col++) {
        text.append(' ').append(symbol(occupant(row, col))).append(' ');
      }
      text.append(System.getProperty("line.separator"));
    }
    return text.toString();
  }

  static char symbol(int piece) {
    char letter = PieceBoard.isRed(piece) ? 'r' : PieceBoard.isBlack(piece) ? 'b' : '.';
    return PieceBoard.isPawn(piece) ? letter : Character.toUpperCase(letter);
  }
}
