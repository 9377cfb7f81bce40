package boardwright.suites.gametree;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Limits;
import boardwright.testkit.Suite;
import gametree.AlphaBeta;
import gametree.ComputerPlayer;
import gametree.ConsoleView;
import gametree.GameController;
import gametree.GameModel;
import gametree.IBoardModel;
import gametree.IPlayer;
import gametree.MinMax;
import gametree.Move;
import gametree.MoveCollector;
import gametree.OthelloBoard;
import gametree.TicTacToeBoard;
import gametree.TokenDifferenceWorth;
import gametree.WinLossWorth;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage program: all classes of the learner's together. */
@Suite(lab = "gametree", stage = "program")
public class ProgramSuite {

  /** A game on the learner's classes, in a terminal. */
  private static final class Game {
    private final StringWriter printed = new StringWriter();
    private final ConsoleView view = new ConsoleView(new PrintWriter(printed, true));
    private final StringBuilder typed = new StringBuilder();
    private final IBoardModel board;

    Game(IBoardModel board, IPlayer player0, IPlayer player1) {
      this.board = board;
      GameModel model = new GameModel(board);
      model.setPlayers(player0, player1);
      new GameController(model, view).start();
    }

    Game type(String line) {
      Limits.renew();
      typed.append(typed.length() == 0 ? "typed: " : ", ").append(line);
      Call.of("view.execute(\"" + line + "\")", () -> view.execute(line)).on(typed).get();
      return this;
    }

    void says(String pattern) {
      String text = printed.toString();
      if (text.lines().noneMatch(line -> line.matches(".*\\b" + pattern + "\\b.*"))) {
        Call.of("what was printed", () -> "").on(typed).fail("a line with " + pattern, text);
      }
    }
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("Two people play Tic-Tac-Toe to the end")
  void twoPeople() {
    Game won = new Game(new TicTacToeBoard(), IPlayer.PERSON, IPlayer.PERSON);
    for (String line : List.of("0 0", "0 0", "1 0", "0 1", "hello", "1 1", "0 2")) {
      won.type(line);
    }
    won.says("(X\\b.*\\bwins|wins\\b.*\\bX)");
    won.type("new").type("1 1").type("0 0");
    for (String line : List.of("2 2", "0 1", "0 2", "2 0", "1 0", "1 2", "2 1")) {
      won.type(line);
    }
    won.says("draw");
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("The search never loses Tic-Tac-Toe")
  void neverLoses() {
    IPlayer search = new ComputerPlayer(new MinMax(new WinLossWorth()));
    for (String opening : List.of("1 1", "0 0", "0 1")) {
      Game game = new Game(new TicTacToeBoard(), IPlayer.PERSON, search);
      game.type(opening);
      for (int place = 0; place < 9; place++) {
        game.type(place / 3 + " " + place % 3);
      }
      if (game.printed.toString().lines().anyMatch(line -> line.matches(".*\\bX\\b.*\\bwins.*"))) {
        Call.of("a game of Tic-Tac-Toe against MinMax", () -> "")
            .on(game.typed)
            .fail("no win of X", "yours lost");
      }
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("The search with bounds plays Othello against a person who types")
  void playsOthello() {
    IPlayer search = new ComputerPlayer(new AlphaBeta(new TokenDifferenceWorth(), 3));
    Game game = new Game(new OthelloBoard(4), IPlayer.PERSON, search);
    for (int i = 0; i < 20; i++) {
      List<Move> moves = MoveCollector.collect(game.board, 0);
      if (moves.isEmpty()) {
        break;
      }
      game.type(moves.get(0).toString());
    }
    game.says("(wins|draw)");
  }
}
