package framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.games.tictactoe.TicTacToeApplication;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.SingletonSupplier;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A session in a terminal, on classes with mistakes in them")
@Timeout(60)
class TroubledTextGameTest {

  /** Tic-Tac-Toe, with a factory or a board of somebody's own. */
  private static final class Own extends TicTacToeApplication {
    private final SingletonSupplier<? extends Factory> factory;
    private final SingletonSupplier<? extends Board> board;

    Own(SingletonSupplier<? extends Factory> factory, SingletonSupplier<? extends Board> board) {
      this.factory = factory;
      this.board = board;
    }

    @Override
    protected SingletonSupplier<? extends Factory> getFactoryMaker() {
      return factory;
    }

    @Override
    protected SingletonSupplier<? extends Board> getBoardMaker() {
      return board;
    }
  }

  /** Slips before it moves. */
  private static final class Slipping extends Strategy {
    Slipping() {
      super("Slipping");
    }

    @Override
    protected void moveHook() {
      throw new IllegalArgumentException("bound must be positive");
    }
  }

  @Test
  @DisplayName("says who failed, also where the exception is one that commands could throw")
  void saysWhoFailed() {
    String text =
        Typed.session(
            () ->
                new Own(
                    () ->
                        new TicTacToeFactory() {
                          @Override
                          public List<Strategy> createPrototypeStrategies() {
                            return List.of(new OneSpaceGuiStrategy(), new Slipping());
                          }
                        },
                    TicTacToeBoard::new),
            "who 2 1\n");
    assertTrue(text.contains("\nX failed: bound must be positive\n"), text);
  }

  @Test
  @DisplayName("says which command failed, and goes on")
  void saysWhichCommandFailed() {
    String text =
        Typed.session(
            () ->
                new Own(
                    () ->
                        new TicTacToeFactory() {
                          private boolean first = true;

                          @Override
                          public List<Strategy> createPrototypeStrategies() {
                            if (!first) {
                              throw new IllegalArgumentException("too late");
                            }
                            first = false;
                            return super.createPrototypeStrategies();
                          }
                        },
                    TicTacToeBoard::new),
            "who\n1 1\n");
    assertEquals("who failed: too late\n", Typed.answer(text, "who"), text);
    assertTrue(text.contains(" 1  .  X  .\n"), text);
  }

  /** Says nothing of a game that goes on. */
  private static final class SilentBoard extends Board {
    SilentBoard() throws InvalidSingletonInstantiationException {
      super(3, 3);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return getSpace(1, 1).isEmpty() ? GameOverStatus.NOT_OVER : null;
    }
  }

  @Test
  @DisplayName("names the method of the board that returned null, and makes no such move")
  void namesTheMethodOfTheBoardThatReturnedNull() {
    String text =
        Typed.session(() -> new Own(TicTacToeFactory::new, SilentBoard::new), "1 1\n0 0\non\n");
    assertEquals(
        """
         0  .  .  .
         1  .  .  .
         2  .  .  .
            0  1  2
        X failed: gameOverHook of the board returned null where a GameOverStatus was expected
        """,
        Typed.answer(text, "1 1"));
    assertTrue(Typed.answer(text, "0 0").startsWith(" 0  .  .  .\n"), text);
    assertTrue(Typed.answer(text, "on").endsWith("\nX to move\n"), text);
  }

  @Test
  @DisplayName("says why the board cannot be drawn, and goes on")
  void saysWhyTheBoardCannotBeDrawn() {
    String text =
        Typed.session(
            () ->
                new Own(
                    () ->
                        new TicTacToeFactory() {
                          @Override
                          public char letterOf(Piece piece) {
                            return "x".charAt(piece.getPlayer().getName().equals("X") ? 0 : 1);
                          }
                        },
                    TicTacToeBoard::new),
            "1 1\n0 0\nback\n");
    assertTrue(Typed.answer(text, "1 1").contains(" 1  .  x  .\n"), text);
    String[] answer = Typed.answer(text, "0 0").split("\n");
    assertTrue(answer[0].startsWith("Drawing the board failed: "), text);
    assertEquals("X to move", answer[1]);
    assertTrue(Typed.answer(text, "back").contains(" 1  .  x  .\n"), text);
  }
}
