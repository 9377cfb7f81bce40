package framework.games;

import framework.GameApplication;
import framework.games.connectfour.ConnectFourApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeApplication;
import java.io.IOException;
import java.util.List;

/**
 * The program: plays one of the games, in a window or in the terminal.
 *
 * <pre>
 * BoardGames [--game tictactoe|quixo|connectfour] [--text]
 * </pre>
 */
public final class BoardGames {

  private static final String USAGE = "Call: [--game tictactoe|quixo|connectfour] [--text]";

  private BoardGames() {}

  /**
   * Runs the program until its window is closed, or the person in the terminal leaves.
   *
   * @param args see above; without a game, Tic-Tac-Toe is played
   * @throws IOException if the terminal cannot be read
   */
  public static void main(String[] args) throws IOException {
    String game = "tictactoe";
    boolean understood = true;
    List<String> words = List.of(args);
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).equals("--game") && i + 1 < words.size()) {
        i++;
        game = words.get(i);
      } else if (!words.get(i).equals("--text")) {
        understood = false;
      }
    }
    GameApplication application = application(game);
    if (application == null || !understood) {
      System.err.println(USAGE);
    } else {
      application.launch(args);
    }
  }

  /** Returns the program of a game; null if there is no such game. */
  private static GameApplication application(String game) {
    return switch (game) {
      case "tictactoe" -> new TicTacToeApplication();
      case "quixo" -> new QuixoApplication();
      case "connectfour" -> new ConnectFourApplication();
      default -> null;
    };
  }
}
