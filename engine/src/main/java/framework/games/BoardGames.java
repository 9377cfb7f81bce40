package framework.games;

import framework.GameApplication;
import framework.games.connectfour.ConnectFourApplication;
import framework.games.own.OwnGameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeApplication;
import framework.text.TextGame;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The program: plays one of the games, in a window or in the terminal.
 *
 * <pre>
 * BoardGames [--game tictactoe|quixo|connectfour|own] [--text]
 * </pre>
 */
public final class BoardGames {

  private static final int WRONG_CALL = 2;

  private BoardGames() {}

  /**
   * Runs the program until its window is closed, or the person in the terminal leaves. Without a
   * display, the game is played in the terminal. A wrong call ends it with exit code 2.
   *
   * @param args see above; without a game, Tic-Tac-Toe is played
   * @throws IOException if the terminal cannot be read
   */
  public static void main(String[] args) throws IOException {
    int code = run(System.err, args);
    if (code != 0) {
      System.exit(code);
    }
  }

  /** Runs the program, and returns its exit code; says what is wrong with a wrong call. */
  static int run(PrintStream errors, String... args) throws IOException {
    Map<String, Supplier<GameApplication>> games = games();
    String game = games.keySet().iterator().next();
    boolean text = GraphicsEnvironment.isHeadless();
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals("--game")) {
        i++;
        game = i < args.length ? args[i] : "";
      } else if (args[i].equals("--text")) {
        text = true;
      } else {
        errors.println("'" + args[i] + "' means nothing here. Say --game GAME, or --text.");
        return WRONG_CALL;
      }
    }
    if (!games.containsKey(game)) {
      String which = game.isEmpty() ? "Which game?" : "There is no game '" + game + "'.";
      errors.println(which + " There are: " + String.join(", ", games.keySet()) + ".");
      return WRONG_CALL;
    }
    GameApplication application = games.get(game).get();
    if (text) {
      application.setUp();
      TextGame.play(application);
    } else {
      application.playInWindow();
    }
    return 0;
  }

  /** Returns what makes the program of each game; the first is played if nobody says which. */
  private static Map<String, Supplier<GameApplication>> games() {
    Map<String, Supplier<GameApplication>> games = new LinkedHashMap<>();
    games.put("tictactoe", TicTacToeApplication::new);
    games.put("quixo", QuixoApplication::new);
    games.put("connectfour", ConnectFourApplication::new);
    games.put("own", OwnGameApplication::new);
    return games;
  }
}
