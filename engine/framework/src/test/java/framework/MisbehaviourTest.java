package framework;

import static framework.Play.LONG;
import static framework.Play.await;
import static framework.Play.inAContext;
import static framework.Play.name;
import static framework.Play.select;
import static framework.Play.ticTacToe;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.application.GameApplication;
import framework.games.quixo.QuixoApplication;
import framework.games.tictactoe.TicTacToeFactory;
import framework.games.tictactoe.TicTacToeRandomStrategy;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.NewPieceMove;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Strategy;
import framework.play.Command;
import framework.play.CommandProcessor;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.NewGameCommand;
import framework.play.OneSpaceGuiStrategy;
import framework.play.SpaceSelectedCommand;
import framework.play.TwoSpaceGuiStrategy;
import framework.text.TextGame;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A game goes on")
@Timeout(60)
class MisbehaviourTest {

  private static BlockingQueue<String> failures(GameMaster master) {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    master.addListener(
        new GameListener() {
          @Override
          public void failed(String what, Throwable trouble) {
            told.add(what + ": " + trouble.getMessage());
          }
        });
    return told;
  }

  @Test
  @DisplayName("when a strategy submits a move of another player, which is refused")
  void moveOfAnotherPlayer() {
    Strategy cheat =
        new Strategy("Cheat") {
          private int attempts;

          @Override
          protected void moveHook() throws InterruptedException {
            List<Player> players = GameMaster.instance().getPlayers();
            Player owner = players.get(attempts == 0 ? 1 : 0);
            attempts++;
            Piece piece = ((OnePiecePlayer) owner).createPiece();
            tryMove(new NewPieceMove(this, piece, Board.instance().getSpace(0, attempts)));
          }
        };
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          master.newGame(List.of(cheat, new OneSpaceGuiStrategy()));
          assertTrue(master.awaitQuiet(LONG));
          assertEquals("", name(0, 1));
          assertEquals("X", name(0, 2));
        });
  }

  @Test
  @DisplayName("after a command that throws and cannot even say its name")
  void afterACommandThatThrows() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          BlockingQueue<String> told = failures(master);
          CommandProcessor processor = CommandProcessor.instance();
          processor.submitCommand(
              new Command() {
                @Override
                protected void executeHook() {
                  throw new IllegalStateException("broken");
                }

                @Override
                public String toString() {
                  throw new IllegalStateException("nameless");
                }
              });
          processor.submitCommand(new SpaceSelectedCommand(Board.instance().getSpace(1, 1)));
          assertEquals("A command: broken", poll(told));
          awaitCommands();
          assertTrue(master.awaitQuiet(LONG));
          assertEquals("X", name(1, 1));
        });
  }

  private static void awaitCommands() {
    try {
      CommandProcessor.instance().awaitDone();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static <T> T poll(BlockingQueue<T> queue) {
    try {
      return queue.poll(LONG, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits, while it is asked for the terminal's board, until another thread begins a game. */
  private static final class Meeting extends Writer {
    private volatile Thread printer;
    private volatile boolean armed;
    private final CountDownLatch begun = new CountDownLatch(1);

    @Override
    public void write(char[] letters, int from, int length) {
      if (armed) {
        armed = false;
        printer = Thread.currentThread();
        new Thread(this::begin).start();
        await(begun);
      }
    }

    private GameMaster master;

    private void begin() {
      master.addListener(
          new GameListener() {
            @Override
            public void movesChanged(int made, int undone, Move last) {
              begun.countDown();
              // While listeners are told: until the printer waits for something, or is done.
              long end = System.nanoTime() + 2_000_000_000L;
              while (printer.getState() != Thread.State.BLOCKED && System.nanoTime() < end) {
                Thread.onSpinWait();
              }
            }
          });
      master.newGame();
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Test
  @DisplayName("in a terminal where one thread prints the board while another starts a new game")
  void inATerminalWhereOneThreadPrintsTheBoard() throws InterruptedException {
    GameApplication program = new GameContext().call(QuixoApplication::new);
    program.setUp();
    Meeting meeting = new Meeting();
    PrintWriter out = new PrintWriter(meeting, true);
    TextGame game = TextGame.begin(program, out);
    meeting.master = program.getContext().call(GameMaster::instance);
    Thread typist =
        new Thread(
            () -> {
              // A cube is taken up, which is no news: so the session asks how the game stands.
              meeting.armed = true;
              game.execute("0 0");
            });
    typist.setDaemon(true);
    typist.start();
    typist.join(LONG);
    assertFalse(typist.isAlive(), "the two threads wait for each other");
  }

  /** Cannot be set up a second time. */
  private static final class WornBoard extends Board {
    private int games;

    WornBoard() throws InvalidSingletonInstantiationException {
      super(3, 3);
    }

    @Override
    protected void newGameHook(List<Player> players) {
      games++;
      if (games == 2) {
        throw new IllegalStateException("worn out");
      }
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return GameOverStatus.NOT_OVER;
    }
  }

  @Test
  @DisplayName("only when its board could be set up, and begins again when it can")
  void halfSetBoard() {
    Contexts.of(TicTacToeFactory::new, WornBoard::new)
        .run(
            () -> {
              GameMaster master = ticTacToe();
              BlockingQueue<String> told = failures(master);
              CommandProcessor.instance().submitCommand(new NewGameCommand());
              assertEquals("NewGameCommand: worn out", poll(told));
              assertFalse(master.isGameInProgress());
              select(master, 0, 0);
              assertEquals("", name(0, 0));
              CommandProcessor.instance().submitCommand(new NewGameCommand());
              awaitCommands();
              select(master, 0, 0);
              assertEquals("X", name(0, 0));
            });
  }

  @Test
  @DisplayName(
      "with a click that counts as the first one, whatever was selected in an earlier turn")
  void withAClickThatCountsAsTheFirstOne() {
    Contexts.Game.QUIXO
        .context()
        .run(
            () -> {
              GameMaster master = Contexts.seat(new TwoSpaceGuiStrategy());
              master.newGame();
              Board board = Board.instance();
              master.spaceSelected(board.getSpace(0, 0));
              master.spaceSelected(board.getSpace(0, 4));
              master.spaceSelected(board.getSpace(4, 0));
              assertEquals(1, master.takeBack(1));
              select(master, 4, 4);
              assertEquals(0, master.getMoves().size());
              select(master, 0, 4);
              assertEquals("X", name(0, 4));
            });
  }

  @Test
  @DisplayName("with no thread for commands while there are none")
  void threadOfCommandsEnds() {
    inAContext(
        () -> {
          ticTacToe();
          Thread[] worker = new Thread[1];
          CommandProcessor.instance()
              .submitCommand(
                  new Command() {
                    @Override
                    protected void executeHook() {
                      worker[0] = Thread.currentThread();
                    }
                  });
          awaitCommands();
          try {
            worker[0].join(LONG);
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          assertFalse(worker[0].isAlive());
          CommandProcessor.instance()
              .submitCommand(new SpaceSelectedCommand(Board.instance().getSpace(1, 1)));
          awaitCommands();
          assertTrue(GameMaster.instance().awaitQuiet(LONG));
          assertEquals("X", name(1, 1));
        });
  }

  /** Never ends, also when it is full. */
  private static final class EndlessBoard extends Board {
    EndlessBoard() throws InvalidSingletonInstantiationException {
      super(2, 2);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return GameOverStatus.NOT_OVER;
    }
  }

  @Test
  @DisplayName("or stands still with a reason, but never spins, when no move is possible any more")
  void noMoveLeft() {
    Contexts.of(TicTacToeFactory::new, EndlessBoard::new)
        .run(
            () -> {
              GameMaster master = ticTacToe();
              BlockingQueue<String> told = failures(master);
              master.newGame(List.of(new TicTacToeRandomStrategy(), new TicTacToeRandomStrategy()));
              assertTrue(master.awaitQuiet(LONG));
              assertEquals(4, master.getMoves().size());
              String reason = poll(told);
              assertTrue(reason.startsWith("X: Random has tried"), reason);
              assertFalse(master.isGameInProgress());
            });
  }
}
