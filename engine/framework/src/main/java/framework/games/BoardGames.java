package framework.games;

import board.console.MatchConsole;
import board.match.Game;
import board.players.Search;
import board.players.SeatOptions;
import board.window.MatchWindow;
import framework.application.GameApplication;
import framework.games.connectfour.ConnectFourGame;
import framework.games.own.OwnGameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeApplication;
import framework.model.GameContext;
import framework.model.Player;
import framework.play.GameMaster;
import framework.play.StrategyChoice;
import framework.text.TextGame;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/**
 * The program: plays one of the games, in a window or in the terminal.
 *
 * <pre>
 * BoardGames [--game tictactoe|quixo|connectfour|own|CLASS] [--text]
 *            [--black PLAYER] [--white PLAYER]
 * </pre>
 *
 * <p>A class is any {@link GameApplication} by its full name, such as {@code
 * framework.games.quixo.QuixoApplication}. Who plays: a strategy of the game by its name, such as
 * {@code random}, or {@code human}, {@code easy}, {@code medium}, {@code hard}; see {@link
 * SeatOptions}.
 */
public final class BoardGames {

  private static final int WRONG_CALL = 2;
  private static final String CONNECT_FOUR = "connectfour";

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
    String game = "tictactoe";
    boolean text = GraphicsEnvironment.isHeadless();
    Map<String, String> players = new LinkedHashMap<>();
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals("--game")) {
        i++;
        game = i < args.length ? args[i] : "";
      } else if (args[i].equals("--text")) {
        text = true;
      } else if (args[i].startsWith("--") && i + 1 < args.length) {
        players.put(args[i], args[++i]);
      } else {
        errors.println(
            "'"
                + args[i]
                + "' means nothing here. Say --game GAME, --text, or who plays: --black PLAYER,"
                + " --white PLAYER.");
        return WRONG_CALL;
      }
    }
    try {
      play(game, players, text);
      return 0;
    } catch (IllegalArgumentException wrongCall) {
      errors.println(wrongCall.getMessage());
      return WRONG_CALL;
    }
  }

  private static void play(String name, Map<String, String> players, boolean text)
      throws IOException {
    if (name.equals(CONNECT_FOUR)) {
      play(new ConnectFourGame(), players, text);
      return;
    }
    GameApplication application = applicationOf(name).get();
    GameContext context = application.getContext();
    StrategyChoice.of(context).offer(Search.levels(new Random()));
    application.setUp();
    application.setPlayers(readPlayers(players, context));
    if (text) {
      TextGame.play(application);
    } else {
      application.playInWindow();
    }
  }

  private static <M> void play(Game<M> game, Map<String, String> options, boolean text)
      throws IOException {
    List<String> choices = new ArrayList<>(List.of(SeatOptions.HUMAN));
    choices.addAll(game.computers().keySet());
    List<String> players = SeatOptions.read(options, game.seats(), choices);
    if (text) {
      MatchConsole.play(game, players);
    } else {
      MatchWindow.open(game, players).awaitClosed();
    }
  }

  /** Returns what makes the program of a game, by a name of ours or by the name of its class. */
  private static Supplier<GameApplication> applicationOf(String name) {
    return switch (name) {
      case "tictactoe" -> TicTacToeApplication::new;
      case "quixo" -> QuixoApplication::new;
      case "own" -> OwnGameApplication::new;
      default -> () -> byClassName(name);
    };
  }

  private static GameApplication byClassName(String name) {
    try {
      return Class.forName(name)
          .asSubclass(GameApplication.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | ClassCastException e) {
      String what = name.isEmpty() ? "Which game?" : "There is no game '" + name + "'.";
      throw new IllegalArgumentException(
          what
              + " There are: tictactoe, quixo, connectfour, own, and every GameApplication by the"
              + " full name of its class.",
          e);
    }
  }

  private static List<String> readPlayers(Map<String, String> given, GameContext context) {
    List<String> seats = GameMaster.of(context).getPlayers().stream().map(Player::getName).toList();
    List<String> choices =
        StrategyChoice.of(context).createStrategies().stream()
            .map(strategy -> strategy.getName().toLowerCase(Locale.ROOT))
            .toList();
    return given.isEmpty() ? List.of() : SeatOptions.read(given, seats, choices);
  }
}
