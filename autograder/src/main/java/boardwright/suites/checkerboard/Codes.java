package boardwright.suites.checkerboard;

import checkerboard.Piece;
import java.util.Arrays;
import java.util.function.IntSupplier;

/** The four pieces: their names, their letters, and their codes in the mix under check. */
enum Codes {
  RED_PAWN('r', () -> Piece.RED_PAWN),
  RED_KING('R', () -> Piece.RED_KING),
  BLACK_PAWN('b', () -> Piece.BLACK_PAWN),
  BLACK_KING('B', () -> Piece.BLACK_KING);

  private final char letter;
  private final IntSupplier code;

  Codes(char letter, IntSupplier code) {
    this.letter = letter;
    this.code = code;
  }

  char letter() {
    return letter;
  }

  int code() {
    return code.getAsInt();
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
    return Arrays.stream(values())
        .filter(c -> c.code() == code)
        .map(Codes::name)
        .findFirst()
        .orElse(String.valueOf(code));
  }

  private static int[] five() {
    return new int[] {
      Piece.NO_PIECE, Piece.RED_PAWN, Piece.RED_KING, Piece.BLACK_PAWN, Piece.BLACK_KING
    };
  }

  /** Whether it is one of the five codes. */
  static boolean isCode(int code) {
    return Arrays.stream(five()).anyMatch(c -> c == code);
  }

  /** Whether no two of the five codes are equal. */
  static boolean areDifferent() {
    return Arrays.stream(five()).distinct().count() == five().length;
  }

  /** Numbers that are none of the five codes, whatever their values are. */
  static int[] wrong() {
    int[] five = five();
    int highest = Arrays.stream(five).max().orElseThrow();
    int lowest = Arrays.stream(five).min().orElseThrow();
    return Arrays.stream(new int[] {highest + 1, lowest - 1, 99, -99, 1_000_003})
        .filter(number -> Arrays.stream(five).noneMatch(code -> code == number))
        .toArray();
  }
}
