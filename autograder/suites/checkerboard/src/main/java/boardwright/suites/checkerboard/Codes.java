package boardwright.suites.checkerboard;

import checkerboard.Piece;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** The four pieces: their names, their letters, and their codes in the mix under check. */
enum Codes {
  RED_PAWN('r'),
  RED_KING('R'),
  BLACK_PAWN('b'),
  BLACK_KING('B');

  private static final Codes[] ALL = values();

  private final char letter;

  Codes(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }

  int code() {
    return switch (this) {
      case RED_PAWN -> Piece.RED_PAWN;
      case RED_KING -> Piece.RED_KING;
      case BLACK_PAWN -> Piece.BLACK_PAWN;
      case BLACK_KING -> Piece.BLACK_KING;
    };
  }

  boolean isRed() {
    return this == RED_PAWN || this == RED_KING;
  }

  boolean isPawn() {
    return this == RED_PAWN || this == BLACK_PAWN;
  }

  static Codes of(char letter) {
    return switch (letter) {
      case 'r' -> RED_PAWN;
      case 'R' -> RED_KING;
      case 'b' -> BLACK_PAWN;
      case 'B' -> BLACK_KING;
      default -> throw new IllegalArgumentException("no piece has the letter " + letter);
    };
  }

  /** The code of a letter; {@code .} is no piece. */
  static int code(char letter) {
    return letter == '.' ? Piece.NO_PIECE : of(letter).code();
  }

  /** What a code is called; the bare number if it is none of the five. */
  static String name(int code) {
    if (code == Piece.NO_PIECE) {
      return "NO_PIECE";
    }
    Codes piece = of(code);
    return piece == null ? String.valueOf(code) : piece.name();
  }

  /** The piece with a code; null if there is none. */
  private static Codes of(int code) {
    for (Codes piece : ALL) {
      if (piece.code() == code) {
        return piece;
      }
    }
    return null;
  }

  private static List<Integer> five() {
    return List.of(
        Piece.NO_PIECE, Piece.RED_PAWN, Piece.RED_KING, Piece.BLACK_PAWN, Piece.BLACK_KING);
  }

  /** Whether it is one of the five codes. */
  static boolean isCode(int code) {
    return code == Piece.NO_PIECE || of(code) != null;
  }

  /** Whether no two of the five codes are equal. */
  static boolean areDifferent() {
    return Set.copyOf(five()).size() == five().size();
  }

  /** Numbers beside the least and the greatest code, and a few that hardly anybody takes. */
  static List<Integer> edges() {
    return List.of(Collections.max(five()) + 1, Collections.min(five()) - 1, 99, -99, 1_000_003);
  }
}
