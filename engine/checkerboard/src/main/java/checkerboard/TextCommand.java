package checkerboard;

import java.util.Locale;

/**
 * A line that a user typed, cut into words: the name of a command and its arguments.
 *
 * <p>Words are counted from 0; word 0 is the name of the command.
 */
class TextCommand {

  /** As many letters of a wrong word as a message repeats. */
  private static final int SHOWN_LETTERS = 20;

  private final String[] words;

  /**
   * Cuts a line into words.
   *
   * @param line what was typed; not null
   */
  TextCommand(String line) {
    words = line.trim().split("\\s+");
  }

  /** Returns the name of the command in lower case; an empty string if the line is blank. */
  String name() {
    return words[0].toLowerCase(Locale.ROOT);
  }

  /** Returns how many words the line has, the name of the command included. */
  int size() {
    return words.length;
  }

  /**
   * Insists on the name of the command alone.
   *
   * @throws InvalidInputException if there are more words
   */
  void needAlone() throws InvalidInputException {
    if (words.length > 1) {
      throw new InvalidInputException("Type " + name() + " alone, with no more words after it.");
    }
  }

  /**
   * Insists on a number of words.
   *
   * @param size how many words there must be, the name of the command included
   * @param usage how the command is typed, for the message
   * @throws InvalidInputException if there are more or fewer
   */
  void needSize(int size, String usage) throws InvalidInputException {
    if (words.length != size) {
      throw new InvalidInputException("Usage: " + usage);
    }
  }

  /**
   * Reads a word as a row or a column.
   *
   * @param index which word
   * @return any number: whether it is on the board is not checked
   * @throws InvalidInputException if the word is not a number, or too large for an {@code int}
   */
  int number(int index) throws InvalidInputException {
    try {
      return Integer.parseInt(words[index]);
    } catch (NumberFormatException notANumber) {
      throw new InvalidInputException(
          quoted(index) + " is not a row or column: these go from 0 to 7.");
    }
  }

  /**
   * Reads a word as a piece.
   *
   * @param index which word
   * @return the code of the piece that the letter stands for
   * @throws InvalidInputException if the word is not one of {@code r R b B}
   */
  int piece(int index) throws InvalidInputException {
    String letter = words[index];
    if (letter.equals("r")) {
      return Piece.RED_PAWN;
    }
    if (letter.equals("R")) {
      return Piece.RED_KING;
    }
    if (letter.equals("b")) {
      return Piece.BLACK_PAWN;
    }
    if (letter.equals("B")) {
      return Piece.BLACK_KING;
    }
    throw new InvalidInputException(
        quoted(index) + " is not a piece: r, b are pawns, R, B are kings.");
  }

  /**
   * Returns a word in quotation marks, for a message; a very long one is cut.
   *
   * @param index which word
   */
  String quoted(int index) {
    String word = words[index];
    boolean tooLong = word.length() > SHOWN_LETTERS;
    return "'" + (tooLong ? word.substring(0, SHOWN_LETTERS) + "..." : word) + "'";
  }
}
