package gametree.play;

import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.OthelloBoard;
import gametree.TicTacToeBoard;
import gametree.TokenDifferenceWorth;
import gametree.WinLossWorth;
import gametree.bits.BitOthelloBoard;
import gametree.bits.BitTicTacToeBoard;
import java.util.List;
import java.util.function.Supplier;

/**
 * A game that the program offers: its board, and what strategies need to know about it.
 *
 * @param name what it is called on the command line, such as {@code othello:6}
 * @param title what it is called in a window
 * @param boards creates a board at the beginning of a game
 * @param worth what a board is worth to a simple strategy
 * @param bestWorth what a board is worth to a strong one
 */
public record Game(
    String name,
    String title,
    Supplier<IBoardModel> boards,
    IBoardStatusVisitor<Integer, Integer> worth,
    IBoardStatusVisitor<Integer, Integer> bestWorth) {

  private static final int STANDARD = 8;
  private static final int MOST = 26;

  /** Returns the names of all games, as they can be passed to {@link #of}. */
  public static List<String> names() {
    return List.of(
        "tictactoe", "bittictactoe", "othello", "othello:SIZE", "bitothello", "bitothello:SIZE");
  }

  /**
   * Returns a game.
   *
   * @param name one of {@link #names}, with an even number for SIZE
   * @throws IllegalArgumentException if there is no such game; the message says so
   */
  public static Game of(String name) {
    String[] parts = name.split(":", 2);
    if (name.equals("tictactoe")) {
      return ticTacToe(name, TicTacToeBoard::new);
    }
    if (name.equals("bittictactoe")) {
      return ticTacToe(name, BitTicTacToeBoard::new);
    }
    if (parts[0].equals("othello")) {
      int size = parts.length == 1 ? STANDARD : size(parts[1], MOST);
      return othello(name, () -> new OthelloBoard(size));
    }
    if (parts[0].equals("bitothello")) {
      int size = parts.length == 1 ? STANDARD : size(parts[1], STANDARD);
      return othello(name, () -> new BitOthelloBoard(size));
    }
    throw new IllegalArgumentException(
        "There is no game '" + name + "'. There are: " + String.join(", ", names()) + ".");
  }

  private static Game ticTacToe(String name, Supplier<IBoardModel> boards) {
    return new Game(name, "Tic-Tac-Toe", boards, new WinLossWorth(), new WinLossWorth());
  }

  private static Game othello(String name, Supplier<IBoardModel> boards) {
    return new Game(name, "Othello", boards, new TokenDifferenceWorth(), new CornerWorth());
  }

  private static int size(String text, int most) {
    int size = text.matches("\\d{1,2}") ? Integer.parseInt(text) : 0;
    if (size < 2 || size > most || size % 2 != 0) {
      throw new IllegalArgumentException(
          "The size of this Othello board is an even number from 2 to %d, not '%s'."
              .formatted(most, text));
    }
    return size;
  }
}
