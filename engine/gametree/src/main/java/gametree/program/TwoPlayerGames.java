package gametree.program;

import board.console.Console;
import board.console.Session;
import gametree.ComputerPlayer;
import gametree.ConsoleView;
import gametree.GameController;
import gametree.GameModel;
import gametree.IBoardModel;
import gametree.INextMoveStrategy;
import gametree.IPlayer;
import gametree.Move;
import gametree.play.Game;
import gametree.play.Openings;
import gametree.play.Referee;
import gametree.play.Strategies;
import gametree.play.Tournament;
import gametree.tree.SearchTree;
import gametree.tree.TreePicture;
import gametree.tree.TreeRecorder;
import gametree.window.GameWindow;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The program: plays a game in a window or in the terminal, holds a tournament, or draws a search
 * tree.
 *
 * <pre>
 * TwoPlayerGames [--game GAME] [--black PLAYER] [--white PLAYER] [--text] [--seed N]
 * TwoPlayerGames --tournament [PLAYER,PLAYER...] [--game GAME] [--seed N]
 * TwoPlayerGames --tree FILE.svg [--strategy PLAYER] [--after MOVES] [--plies N] [--game GAME]
 * </pre>
 */
public final class TwoPlayerGames {

  private static final int WRONG_CALL = 2;
  private static final String PROMPT = "game> ";

  private static final int OPENINGS = 6;
  private static final int OPENING_LENGTH = 2;
  private static final long MOST_MOVES_TRIED = 1_000_000;

  private TwoPlayerGames() {}

  /**
   * Runs the program. Without a display, or if input waits already, the game is played in the
   * terminal. A wrong call ends it with exit code 2.
   *
   * @param args see above; without any, a person plays Tic-Tac-Toe against the computer
   * @throws IOException if the terminal cannot be read, or a file not be written
   */
  public static void main(String[] args) throws IOException {
    int code = run(System.out, System.err, args);
    if (code != 0) {
      System.exit(code);
    }
  }

  /** Runs the program, and returns its exit code. */
  static int run(PrintStream out, PrintStream errors, String... args) throws IOException {
    try {
      Call call = new Call(args);
      if (call.isTournament()) {
        out.print(tournament(call));
      } else if (call.isTree()) {
        Files.writeString(Path.of(call.tree()), TreePicture.draw(tree(call)));
        out.println("The tree is in " + call.tree() + ". Open it in a browser.");
      } else {
        play(call);
      }
      return 0;
    } catch (IllegalArgumentException e) {
      errors.println(e.getMessage());
      return WRONG_CALL;
    }
  }

  private static void play(Call call) throws IOException {
    Game game = call.game();
    Random random = new Random(call.seed());
    List<IPlayer> players =
        call.players().stream().map(name -> player(name, game, random)).toList();
    if (call.isText() || GraphicsEnvironment.isHeadless() || isTypedBeforehand()) {
      Console.run(PROMPT, out -> begin(out, game, players));
      return;
    }
    GameWindow.open(game, call.players(), random).awaitClosed();
  }

  private static boolean isTypedBeforehand() {
    try {
      return System.in.available() > 0;
    } catch (IOException noInput) {
      return false;
    }
  }

  private static Session begin(PrintWriter out, Game game, List<IPlayer> players) {
    out.println(game.title() + ". Type a row and a column to play, or help to see more.");
    ConsoleView view = new ConsoleView(out);
    GameModel model = new GameModel(game.boards().get());
    model.setPlayers(players.get(0), players.get(1));
    new GameController(model, view).start();
    return new Session(List.of("pass", "new", "help", "quit"), view::execute);
  }

  private static IPlayer player(String name, Game game, Random random) {
    return name.equals("human")
        ? IPlayer.PERSON
        : new ComputerPlayer(Strategies.of(name, game, random));
  }

  private static String tournament(Call call) {
    Game game = call.game();
    Random random = new Random(call.seed());
    Map<String, INextMoveStrategy> strategies = new LinkedHashMap<>();
    call.entrants().forEach(name -> strategies.put(name, Strategies.of(name, game, random)));
    List<List<Move>> openings =
        Openings.random(game.boards(), OPENINGS, OPENING_LENGTH, call.seed());
    Referee referee = new Referee(game.boards(), MOST_MOVES_TRIED);
    return Tournament.table(new Tournament(referee, openings).play(strategies));
  }

  /** Searches once, on a board that writes down the tree. */
  private static SearchTree tree(Call call) {
    Game game = call.game();
    IBoardModel board = game.boards().get();
    List<Move> before = call.after();
    for (int i = 0; i < before.size(); i++) {
      if (!Referee.makeMove(board, before.get(i), i % 2)) {
        throw new IllegalArgumentException("This move is not valid: " + before.get(i));
      }
    }
    int player = before.size() % 2;
    TreeRecorder recorder = new TreeRecorder(board, player, call.plies());
    Strategies.of(
            call.strategy(),
            recorder.seeing(game.worth()),
            recorder.seeing(game.bestWorth()),
            new Random(call.seed()))
        .getNextMove(recorder, player);
    return recorder.getTree();
  }
}
