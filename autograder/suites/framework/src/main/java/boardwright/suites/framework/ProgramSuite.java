package boardwright.suites.framework;

import boardwright.protocol.CheckFolder;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.quixo.QuixoRandomStrategy;
import framework.games.tictactoe.TicTacToeApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Player;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.text.TextGame;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;

/**
 * Stage program: sessions in the terminal on all of the learner's classes together. A session has
 * threads, for the commands and for the players who think; after each check they are ended.
 */
@Suite(lab = "framework", stage = "program")
public class ProgramSuite {
  private static final long PATIENCE_MILLIS = 2000;

  private final GameContext context = new GameContext();
  private final StringBuilder typed = new StringBuilder();
  private final StringWriter printed = new StringWriter();
  private TextGame session;

  @TempDir Path folder;

  @BeforeEach
  void openFolder() {
    CheckFolder.open(folder);
  }

  @Check(rule = "R1")
  @DisplayName("Tic-Tac-Toe is played to a win")
  void playsTicTacToe() throws Exception {
    begin(() -> new TicTacToeApplication());
    type("0 0", "1 1", "0 1", "0 0", "2 2").shows("11.", ".2.", "..2");
    type("0 2").shows("111", ".2.", "..2");
    ask("who has won", () -> owner(GameMaster.instance().getStatus().getWinner())).returns('1');
  }

  @Check(rule = "R2")
  @DisplayName("Moves are taken back, stepped over and played on")
  void takesBack() throws Exception {
    begin(() -> new TicTacToeApplication());
    type("0 0", "1 1", "0 1", "2 2", "0 2", "back").shows("11.", ".2.", "..2");
    type("step -2", "step 1", "on", "2 0").shows("11.", ".2.", "2..");
    type("new").shows("...", "...", "...");
  }

  @Check(rule = "R3")
  @DisplayName("In Quixo, whole rows are pushed, and pushed back")
  void playsQuixo() throws Exception {
    begin(() -> new QuixoApplication());
    type("0 0 0 4", "4 4 0 4", "0 3 4 3").shows("....2", "....1", ".....", ".....", "...1.");
    type("4 3 4 0", "back").shows("....2", "....1", ".....", ".....", ".....");
    type("0 2 4 2", "back 2").shows("....1", ".....", ".....", ".....", ".....");
  }

  @Check(rule = "R4")
  @DisplayName("A game is saved, and goes on where it was")
  void savesAndOpens() throws Exception {
    begin(() -> new QuixoApplication());
    Path file = folder.resolve("game.txt");
    type("0 0 0 4", "4 4 0 4", "save " + file, "new", "open " + file);
    shows("....2", "....1", ".....", ".....", ".....");
    type("0 0 4 0").shows("....2", "....1", ".....", ".....", "1....");
  }

  @Check(rule = "R5")
  @DisplayName("Machines play Quixo against each other to the end")
  void machinesPlay() throws Exception {
    begin(() -> new QuixoApplication());
    int number =
        ask(Game.CREATE_STRATEGIES, () -> Factory.instance().createPrototypeStrategies())
            .as(all -> all.stream().map(one -> one instanceof QuixoRandomStrategy).toList())
            .as(random -> random.indexOf(true))
            .require(at -> at >= 0, "a QuixoRandomStrategy among them", none -> "yours has none");
    type("who %d %1$d".formatted(number + 1));
    ask("is the game over", () -> GameMaster.instance().getStatus().isGameOver()).returns(true);
  }

  /** Begins a session in the terminal. */
  private void begin(GameContext.Work<GameApplication, Exception> maker) {
    GameApplication application =
        Call.of("new Application()", () -> context.call(maker)).get("an application");
    Game.setUp(application);
    session =
        ask("the beginning", () -> TextGame.begin(application, new PrintWriter(printed)))
            .get("the board on the screen");
    drawsTheBoard();
  }

  /** Has somebody type these lines. */
  private ProgramSuite type(String... lines) {
    for (String line : lines) {
      String shown = line.replaceAll("/\\S*/", "");
      typed.append(typed.isEmpty() ? "> " : "\n> ").append(shown);
      printed.getBuffer().setLength(0);
      ask("typing " + shown, () -> session.execute(line)).get();
      drawsTheBoard();
    }
    return this;
  }

  /** A question after what was typed. */
  private <T> Call<T> ask(String question, Callable<T> code) {
    return Call.of(question, () -> context.call(() -> code.call())).on(typed.toString());
  }

  /**
   * Fails unless the board was printed with the letters that its factory has for its pieces. A
   * session goes on without a board that cannot be drawn, and says so in its own words.
   */
  private void drawsTheBoard() {
    Call<String> call = ask("the board that is printed", () -> Kinds.lettered(Board.instance()));
    String drawn = call.get("the board on the screen");
    if (!printed.toString().replaceAll("\\s", "").contains(drawn.replaceAll("\\s", ""))) {
      call.fail(drawn, "the session printed\n" + printed.toString().strip());
    }
  }

  /** Fails unless the board looks so; 1 and 2 stand for the players in their order. */
  private void shows(String... rows) {
    ask(
            "the board, 1 for the first player's pieces, 2 for the second's, 0 for a stranger's",
            () -> Kinds.drawn(Kinds.rows(Board.instance(), '.', p -> owner(p.getPlayer()))))
        .returns(Kinds.drawn(List.of(rows)));
  }

  private static char owner(Player player) {
    List<Player> players = GameMaster.instance().getPlayers();
    return player == null ? '.' : (char) ('1' + players.indexOf(player));
  }

  @AfterEach
  void endThreads() throws InterruptedException {
    if (session != null) {
      session.execute("quit");
    }
    Thread[] threads = new Thread[Thread.activeCount() + 10];
    int count = Thread.enumerate(threads);
    for (Thread thread : Arrays.asList(threads).subList(0, count)) {
      if (List.of("Commands", "Computer player").contains(thread.getName())) {
        thread.interrupt();
        thread.join(PATIENCE_MILLIS);
      }
    }
  }
}
