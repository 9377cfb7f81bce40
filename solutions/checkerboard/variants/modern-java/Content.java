package checkerboard;

/** What is on a square. */
sealed interface Content permits Content.Nothing, Content.Man {

  /** Nothing is on it. */
  record Nothing() implements Content {}

  /** A man is on it. */
  record Man(Colour colour, boolean isKing) implements Content {
    boolean goes(int up) {
      return isKing || up * colour.forward() > 0;
    }
  }

  /** The colour of a man. */
  enum Colour {
    RED,
    BLACK;

    int forward() {
      return switch (this) {
        case RED -> -1;
        case BLACK -> 1;
      };
    }
  }

  static Content of(int code) {
    return switch (code) {
      case Piece.RED_PAWN -> new Man(Colour.RED, false);
      case Piece.RED_KING -> new Man(Colour.RED, true);
      case Piece.BLACK_PAWN -> new Man(Colour.BLACK, false);
      case Piece.BLACK_KING -> new Man(Colour.BLACK, true);
      default -> new Nothing();
    };
  }

  default int code() {
    if (this instanceof Man man) {
      return switch (man.colour()) {
        case RED -> man.isKing() ? Piece.RED_KING : Piece.RED_PAWN;
        case BLACK -> man.isKing() ? Piece.BLACK_KING : Piece.BLACK_PAWN;
      };
    }
    return Piece.NO_PIECE;
  }

  default String symbol() {
    if (this instanceof Man man) {
      var letter = man.colour() == Colour.RED ? "r" : "b";
      return man.isKing() ? letter.toUpperCase() : letter;
    }
    return ".";
  }
}
