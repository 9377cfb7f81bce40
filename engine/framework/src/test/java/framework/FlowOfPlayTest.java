package framework;

import static framework.Play.LONG;
import static framework.Play.await;
import static framework.Play.inAContext;
import static framework.Play.name;
import static framework.Play.select;
import static framework.Play.ticTacToe;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.Play.Thinker;
import framework.games.tictactoe.TicTacToeRandomStrategy;
import framework.model.Board;
import framework.model.BoardListener;
import framework.model.GameOverStatus;
import framework.model.Move;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Command;
import framework.play.CommandProcessor;
import framework.play.GameListener;
import framework.play.GameMaster;
import framework.play.OneSpaceGuiStrategy;
import framework.play.SpaceSelectedCommand;
import framework.play.TakeBackCommand;
import framework.play.WhoPlays;
import framework.play.WhoPlaysCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The game master")
@Timeout(60)
class FlowOfPlayTest {

  @Test
  @DisplayName("asks the players in turn, until somebody has won")
  void asksThePlayersInTurn() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          assertEquals("X", master.getCurrentPlayer().getName());
          select(master, 0, 0);
          assertEquals("O", master.getCurrentPlayer().getName());
          select(master, 1, 0);
          select(master, 0, 1);
          select(master, 1, 1);
          assertTrue(master.isGameInProgress());
          select(master, 0, 2);
          assertFalse(master.isGameInProgress());
          assertEquals("X", master.getStatus().getWinner().getName());
          assertNull(master.getCurrentPlayer());
          select(master, 2, 2);
          assertEquals("", name(2, 2));
        });
  }

  @Test
  @DisplayName("asks three players in turn")
  void asksThreePlayersInTurn() {
    StripGame.context(7, "A", "B", "C")
        .run(
            () -> {
              GameMaster master = ticTacToe();
              for (int i = 0; i < 7; i++) {
                select(master, 0, i);
              }
              assertEquals("ABCABCA", namesOnStrip());
              assertEquals(2, master.takeBack(2));
              assertEquals("C", master.getCurrentPlayer().getName());
            });
  }

  private static String namesOnStrip() {
    StringBuilder names = new StringBuilder();
    for (Space space : Board.instance()) {
      names.append(name(0, space.getColumn()));
    }
    return names.toString();
  }

  @Test
  @DisplayName("asks again after a move that is against the rules, and says that it was")
  void asksAgainAfterAMove() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          AtomicInteger refused = new AtomicInteger();
          master.addListener(
              new GameListener() {
                @Override
                public void moveRefused(Move move, String reason) {
                  refused.incrementAndGet();
                }
              });
          select(master, 0, 0);
          select(master, 0, 0);
          assertEquals("O", master.getCurrentPlayer().getName());
          assertEquals(1, refused.get());
          select(master, 0, 1);
          assertEquals("O", name(0, 1));
        });
  }

  @Test
  @DisplayName("takes back a move while a player thinks, whose thread is interrupted")
  void takesBackInMidThought() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          Thinker thinker = new Thinker();
          select(master, 0, 0);
          select(master, 1, 1);
          master.getPlayers().get(0).setStrategy(thinker);
          assertEquals(1, master.takeBack(1));
          assertEquals("O", master.getCurrentPlayer().getName());
          master.spaceSelected(Board.instance().getSpace(2, 2));
          await(thinker.thinks);
          assertEquals(2, master.takeBack(2));
          await(thinker.stopped);
          assertEquals("X", master.getCurrentPlayer().getName());
          assertEquals("", name(0, 0));
          master.abortGame();
        });
  }

  @Test
  @DisplayName("takes back the last move of a game, and the board learns that it is not over")
  void takesBackAfterTheEnd() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          BlockingQueue<String> told = new LinkedBlockingQueue<>();
          Board.instance()
              .addListener(
                  new BoardListener() {
                    @Override
                    public void gameOver(GameOverStatus status) {
                      told.add("over");
                    }

                    @Override
                    public void gameOverUndone() {
                      told.add("undone");
                    }
                  });
          for (int i = 0; i < 3; i++) {
            select(master, 0, i);
            if (i < 2) {
              select(master, 1, i);
            }
          }
          assertEquals(List.of("over"), List.copyOf(told));
          assertEquals(1, master.takeBack(1));
          assertEquals(List.of("over", "undone"), List.copyOf(told));
          assertEquals("X", master.getCurrentPlayer().getName());
          assertTrue(master.awaitQuiet(LONG));
          select(master, 2, 2);
          assertEquals("X", name(2, 2));
          assertEquals(5, master.takeBack(99));
          assertEquals(0, master.takeBack(1));
          assertEquals("X", master.getCurrentPlayer().getName());
        });
  }

  @Test
  @DisplayName("begins a new game in the middle of a move")
  void newGameInMidMove() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          select(master, 0, 0);
          Thinker thinker = new Thinker();
          master.getPlayers().get(0).setStrategy(thinker);
          master.spaceSelected(Board.instance().getSpace(1, 1));
          await(thinker.thinks);
          master.newGame(List.of(new OneSpaceGuiStrategy(), new OneSpaceGuiStrategy()));
          await(thinker.stopped);
          assertTrue(master.awaitQuiet(LONG));
          assertEquals("X", master.getCurrentPlayer().getName());
          assertEquals(List.of(), master.getMoves());
          assertEquals("", name(0, 0));
        });
  }

  @Test
  @DisplayName("steps through a finished game, and plays on from any position")
  void stepsThroughAFinishedGame() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          for (int i = 0; i < 3; i++) {
            select(master, 0, i);
            if (i < 2) {
              select(master, 1, i);
            }
          }
          master.step(-99);
          assertEquals("", name(0, 0));
          assertFalse(master.isGameInProgress());
          select(master, 2, 2);
          assertEquals("", name(2, 2));
          master.step(1);
          assertEquals("X", name(0, 0));
          master.step(99);
          assertEquals("X", name(0, 2));
          assertTrue(master.getStatus().isGameOver());
          master.step(-2);
          assertFalse(master.getStatus().isGameOver());
          master.playOn();
          assertEquals("O", master.getCurrentPlayer().getName());
          assertTrue(master.awaitQuiet(LONG));
          select(master, 2, 2);
          assertEquals("O", name(2, 2));
          master.step(1);
          assertEquals(4, master.getMoves().size());
        });
  }

  @Test
  @DisplayName("gives each player a copy of the prototype that was chosen")
  void givesEachPlayerACopyOfThePrototype() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          Strategy prototype = new TicTacToeRandomStrategy();
          CommandProcessor.instance()
              .submitCommand(
                  new WhoPlaysCommand(
                      (players, prototypes, answer) ->
                          answer.accept(Optional.of(List.of(prototype, prototype)))));
          awaitCommands();
          assertTrue(master.awaitQuiet(LONG));
          assertTrue(master.getStatus().isGameOver());
          List<Player> players = master.getPlayers();
          for (Player player : players) {
            assertSame(TicTacToeRandomStrategy.class, player.getStrategy().getClass());
            assertSame(player, player.getStrategy().getPlayer());
            assertFalse(player.getStrategy() == prototype);
          }
          assertNull(prototype.getPlayer());
        });
  }

  @Test
  @DisplayName("stops the game while somebody is asked who plays; without an answer, it goes on")
  void stopsTheGameWhileSomebodyIsAskedWhoPlays() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          select(master, 1, 1);
          List<Boolean> wasInProgress = new ArrayList<>();
          WhoPlays declining =
              (players, prototypes, answer) -> {
                wasInProgress.add(master.isGameInProgress());
                answer.accept(Optional.empty());
              };
          CommandProcessor.instance().submitCommand(new WhoPlaysCommand(declining));
          awaitCommands();
          assertEquals(List.of(false), wasInProgress);
          assertEquals("O", master.getCurrentPlayer().getName());
          assertEquals(1, master.getMoves().size());
          master.abortGame();
          CommandProcessor.instance().submitCommand(new WhoPlaysCommand(declining));
          awaitCommands();
          assertFalse(master.isGameBegun(), "a game that was ended before stays so");
        });
  }

  @Test
  @DisplayName("has no status of a game that goes on and yet was won")
  void noWinnerBeforeTheEnd() {
    Player winner = new Player("X");
    assertThrows(IllegalArgumentException.class, () -> new GameOverStatus(false, winner));
    assertSame(winner, new GameOverStatus(true, winner).getWinner());
    assertNull(new GameOverStatus(false, null).getWinner());
  }

  private static void awaitCommands() {
    try {
      CommandProcessor.instance().awaitDone();
      CommandProcessor.instance().awaitDone();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  @DisplayName("has commands executed in order; one that fails is reported and harms no other")
  void hasCommandsExecutedInOrder() {
    inAContext(
        () -> {
          GameMaster master = ticTacToe();
          BlockingQueue<String> told = new LinkedBlockingQueue<>();
          master.addListener(
              new GameListener() {
                @Override
                public void failed(String what, Throwable trouble) {
                  told.add(what + ": " + trouble.getMessage());
                }
              });
          CommandProcessor processor = CommandProcessor.instance();
          processor.submitCommand(new SpaceSelectedCommand(Board.instance().getSpace(0, 0)));
          processor.submitCommand(
              new Command() {
                @Override
                protected void executeHook() {
                  throw new IllegalStateException("broken");
                }

                @Override
                public String toString() {
                  return "My command";
                }
              });
          processor.submitCommand(new SpaceSelectedCommand(Board.instance().getSpace(1, 1)));
          processor.submitCommand(new TakeBackCommand(1));
          awaitCommands();
          assertTrue(master.awaitQuiet(LONG));
          assertEquals(List.of("My command: broken"), List.copyOf(told));
          assertEquals("X", name(0, 0));
          assertEquals("", name(1, 1));
        });
  }
}
