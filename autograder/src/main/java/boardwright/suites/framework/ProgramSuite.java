package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFolder;
import boardwright.testkit.Suite;
import framework.application.GameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.quixo.QuixoRandomStrategy;
import framework.games.tictactoe.TicTacToeApplication;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.Player;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.GameMaster;
import framework.text.TextGame;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Stage program: sessions in the terminal on all of the learner's classes together. A session has
 * threads, for the commands and for the players who think; each check ends and joins them.
 */
@Suite(lab = "framework", stage = "program")
public class ProgramSuite {
  @TempDir Path folder;

  @BeforeEach
  void openFolder() {
    CheckFolder.open(folder);
  }

  @Test
  @Check(rule = "R1")
  @DisplayName("Tic-Tac-Toe is played to a win")
  void playsTicTacToe() throws Exception {
    try (Session session = new Session(() -> new TicTacToeApplication())) {
      session.type("0 0", "1 1", "0 1", "0 0", "2 2");
      session.shows("11.", ".2.", "..2");
      session.type("0 2");
      session.shows("111", ".2.", "..2");
      session.isWonBy(0);
    }
  }

  @Test
  @Check(rule = "R2")
  @DisplayName("Moves are taken back, stepped over and played on")
  void takesBack() throws Exception {
    try (Session session = new Session(() -> new TicTacToeApplication())) {
      session.type("0 0", "1 1", "0 1", "2 2", "0 2", "back");
      session.shows("11.", ".2.", "..2");
      session.type("step -2", "step 1", "on", "2 0");
      session.shows("11.", ".2.", "2..");
      session.type("new");
      session.shows("...", "...", "...");
    }
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("In Quixo, whole rows are pushed, and pushed back")
  void playsQuixo() throws Exception {
    try (Session session = new Session(() -> new QuixoApplication())) {
      session.type("0 0 0 4", "4 4 0 4", "0 3 4 3");
      session.shows("....2", "....1", ".....", ".....", "...1.");
      session.type("4 3 4 0", "back");
      session.shows("....2", "....1", ".....", ".....", ".....");
      session.type("0 2 4 2", "back 2");
      session.shows("....1", ".....", ".....", ".....", ".....");
    }
  }

  @Test
  @Check(rule = "R4")
  @DisplayName("A game is saved, and goes on where it was")
  void savesAndOpens() throws Exception {
    String file = folder.resolve("game.txt").toString();
    try (Session session = new Session(() -> new QuixoApplication())) {
      session.type("0 0 0 4", "4 4 0 4", "save " + file, "new", "open " + file);
      session.shows("....2", "....1", ".....", ".....", ".....");
      session.type("0 0 4 0");
      session.shows("....2", "....1", ".....", ".....", "1....");
    }
  }

  @Test
  @Check(rule = "R5")
  @DisplayName("Machines play Quixo against each other to the end")
  void machinesPlay() throws Exception {
    try (Session session = new Session(() -> new QuixoApplication())) {
      int number = session.number(QuixoRandomStrategy.class);
      session.type("who " + number + " " + number);
      session.isOver();
    }
  }

  /** A session in the terminal with somebody typing. */
  private static final class Session implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 2000;

    private final GameApplication application;
    private final TextGame session;
    private final StringBuilder typed = new StringBuilder();
    private final StringWriter printed = new StringWriter();

    Session(Callable<GameApplication> maker) {
      GameContext context = new GameContext();
      application =
          Call.of(
                  "new Application()",
                  () -> {
                    GameApplication[] made = new GameApplication[1];
                    Exception[] thrown = new Exception[1];
                    context.run(
                        () -> {
                          try {
                            made[0] = maker.call();
                          } catch (Exception e) {
                            thrown[0] = e;
                          }
                        });
                    if (thrown[0] != null) {
                      throw thrown[0];
                    }
                    return made[0];
                  })
              .get("an application");
      SettingUp.of(application);
      session =
          Call.of(
                  "beginning a session in the terminal",
                  () -> TextGame.begin(application, new PrintWriter(printed)))
              .get("the board on the screen");
      drawsTheBoard();
    }

    void type(String... lines) {
      for (String line : lines) {
        String shown = line.replaceAll("/\\S*/", "");
        typed.append(typed.isEmpty() ? "" : "\n").append("> ").append(shown);
        printed.getBuffer().setLength(0);
        Call.run("typing " + shown, () -> session.execute(line)).on(typed.toString()).get();
        drawsTheBoard();
      }
    }

    /**
     * Fails unless the board was printed with the letters that its factory has for its pieces. A
     * session goes on without a board that cannot be drawn, and says so in its own words.
     */
    private void drawsTheBoard() {
      Call<String> call =
          Call.of("the board that is printed", () -> at(() -> Picture.lettered(Board.instance())))
              .on(typed.toString());
      String drawn = call.get("the board on the screen");
      if (!withoutBlanks(printed.toString()).contains(withoutBlanks(drawn))) {
        call.fail(drawn, "the session printed\n" + printed.toString().strip());
      }
    }

    private static String withoutBlanks(String text) {
      return text.replaceAll("\\s+", "");
    }

    private <T> T at(Callable<T> work) throws Exception {
      Object[] result = new Object[1];
      Exception[] thrown = new Exception[1];
      application
          .getContext()
          .run(
              () -> {
                try {
                  result[0] = work.call();
                } catch (Exception e) {
                  thrown[0] = e;
                }
              });
      if (thrown[0] != null) {
        throw thrown[0];
      }
      @SuppressWarnings("unchecked")
      T value = (T) result[0];
      return value;
    }

    /** Fails unless the board looks so; 1 and 2 stand for the players in their order. */
    void shows(String... rows) {
      String whose = "1 for the first player's pieces, 2 for the second's, 0 for a stranger's";
      Call.of("the board after these lines, " + whose, () -> at(() -> Picture.drawn(drawn())))
          .on(typed.toString())
          .returns(Picture.drawn(List.of(rows)));
    }

    private List<String> drawn() {
      List<Player> players = GameMaster.instance().getPlayers();
      Board board = Board.instance();
      StringBuilder letters = new StringBuilder();
      board.forEach(
          space -> {
            boolean own = !space.isEmpty() && space.getPiece().getPlayer() != null;
            letters.append(
                own ? (char) ('1' + players.indexOf(space.getPiece().getPlayer())) : '.');
          });
      return letters.toString().lines().flatMap(all -> cut(all, board.getColumns())).toList();
    }

    private static java.util.stream.Stream<String> cut(String letters, int length) {
      return java.util.stream.IntStream.range(0, letters.length() / length)
          .mapToObj(row -> letters.substring(row * length, (row + 1) * length));
    }

    void isWonBy(int player) {
      Call.of(
              "who has won after these lines",
              () ->
                  at(
                      () -> {
                        Player winner = GameMaster.instance().getStatus().getWinner();
                        List<Player> players = GameMaster.instance().getPlayers();
                        return winner == null
                            ? "nobody"
                            : "player " + (players.indexOf(winner) + 1);
                      }))
          .on(typed.toString())
          .returns("player " + (player + 1));
    }

    void isOver() {
      Call.of(
              "is the game over after these lines",
              () -> at(() -> GameMaster.instance().getStatus().isGameOver()))
          .on(typed.toString())
          .returns(true);
    }

    /** The number by which a person chooses a strategy. */
    int number(Class<? extends Strategy> type) {
      return Call.of(
              "factory.createPrototypeStrategies()",
              () ->
                  at(
                      () -> {
                        int number = 1;
                        for (Strategy s : Factory.instance().createPrototypeStrategies()) {
                          if (type.isInstance(s)) {
                            return number;
                          }
                          number++;
                        }
                        throw new IllegalStateException("there is no " + type.getSimpleName());
                      }))
          .get("a " + type.getSimpleName() + " among them");
    }

    /** Ends the session and all its threads. */
    @Override
    public void close() throws InterruptedException {
      session.execute("quit");
      Thread current = Thread.currentThread();
      Thread[] threads = new Thread[current.getThreadGroup().activeCount() + 10];
      int count = current.getThreadGroup().enumerate(threads);
      for (int i = 0; i < count; i++) {
        String name = threads[i].getName();
        if (threads[i] != current && (name.equals("Commands") || name.equals("Computer player"))) {
          threads[i].interrupt();
          threads[i].join(PATIENCE_MILLIS);
        }
      }
    }
  }
}
