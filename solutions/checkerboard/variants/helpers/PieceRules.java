package checkerboard;

/** What is true of a piece wherever it stands. */
final class PieceRules implements Piece {
  private PieceRules() {}

  static boolean exists(int piece) {
    return piece == NO_PIECE || isPiece(piece);
  }

  static boolean isPiece(int piece) {
    return isRed(piece) || isBlack(piece);
  }

  static boolean isRed(int piece) {
    return piece == RED_PAWN || piece == RED_KING;
  }

  static boolean isBlack(int piece) {
    return piece == BLACK_PAWN || piece == BLACK_KING;
  }

  static boolean isKing(int piece) {
    return piece == RED_KING || piece == BLACK_KING;
  }

  static int crowned(int pawn) {
    return pawn == RED_PAWN ? RED_KING : BLACK_KING;
  }

  static String symbol(int piece) {
    if (!isPiece(piece)) {
      return ".";
    }
    String letter = isRed(piece) ? "r" : "b";
    return isKing(piece) ? letter.toUpperCase() : letter;
  }
}
