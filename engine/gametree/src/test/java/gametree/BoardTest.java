package gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A board")
class BoardTest {

  @Test
  @DisplayName("refuses places that are taken or not there, and does not change")
  void refusesPlacesThatAreTakenOrNotThere() {
    IBoardModel board = new TicTacToeBoard();
    Boards.move(board, new Move(1, 1), 0);
    List<Integer> before = Boards.tokens(board);
    for (Move wrong :
        List.of(new Move(1, 1), new Move(-1, 0), new Move(0, 3), new Move(3, 0), Move.PASS)) {
      assertEquals(List.of("invalid"), told(board, wrong, 1), wrong.toString());
    }
    assertEquals(before, Boards.tokens(board));
  }

  @Test
  @DisplayName("changes first, then says that the move was valid, then how the game stands")
  void changesFirstThenSays() {
    IBoardModel board = new TicTacToeBoard();
    assertEquals(List.of("valid 0", "open"), told(board, new Move(0, 0), 0));
    assertEquals(List.of("valid 0", "open"), told(board, new Move(0, 1), 0));
    assertEquals(List.of("valid 0", "player 0 won"), told(board, new Move(0, 2), 0));
    assertEquals(List.of("invalid"), told(board, new Move(2, 2), 1));
  }

  /** What the visitors were told, in order; a valid move with whose token lies there now. */
  private static List<String> told(IBoardModel board, Move move, int player) {
    List<String> told = new ArrayList<>();
    board.makeMove(
        move.row(),
        move.col(),
        player,
        new ICheckMoveVisitor() {
          @Override
          public void invalidMoveCase() {
            told.add("invalid");
          }

          @Override
          public void validMoveCase() {
            told.add("valid " + board.getTokenAt(move.row(), move.col()));
          }
        },
        new IBoardStatusVisitor<Void, Void>() {
          @Override
          public Void player0WonCase(IBoardModel host, Void nothing) {
            told.add("player 0 won");
            return null;
          }

          @Override
          public Void player1WonCase(IBoardModel host, Void nothing) {
            told.add("player 1 won");
            return null;
          }

          @Override
          public Void drawCase(IBoardModel host, Void nothing) {
            told.add("draw");
            return null;
          }

          @Override
          public Void noWinnerCase(IBoardModel host, Void nothing) {
            told.add("open");
            return null;
          }
        });
    return told;
  }

  @Test
  @DisplayName("is after undoing all moves of a game as it was at the beginning")
  void isTheSameAfterUndoingAllMoves() {
    Random random = new Random(8);
    for (int game = 0; game < 200; game++) {
      IBoardModel board =
          game % 2 == 0 ? new OthelloBoard(4 + 2 * (game % 3)) : new TicTacToeBoard();
      List<Runnable> checks = new ArrayList<>();
      for (int player = 0; !IsGameOver.on(board); player = 1 - player) {
        List<Integer> tokens = Boards.tokens(board);
        List<Move> moves = MoveCollector.collect(board, player);
        int mover = player;
        IUndoMove undo = Boards.move(board, moves.get(random.nextInt(moves.size())), player);
        checks.add(
            0,
            () -> {
              undo.undo();
              assertEquals(tokens, Boards.tokens(board));
              assertEquals("open", Boards.status(board));
              assertEquals(moves, MoveCollector.collect(board, mover));
            });
      }
      checks.forEach(Runnable::run);
    }
  }

  @Test
  @DisplayName("of Othello offers a pass to a player who has no other move, and to nobody else")
  void ofOthelloOffersAPassToAPlayer() {
    Random random = new Random(3);
    int passes = 0;
    for (int game = 0; game < 300; game++) {
      IBoardModel board = new OthelloBoard(4);
      for (int player = 0; !IsGameOver.on(board); player = 1 - player) {
        List<Move> moves = MoveCollector.collect(board, player);
        boolean mustPass = moves.equals(List.of(Move.PASS));
        assertEquals(mustPass, moves.contains(Move.PASS));
        if (mustPass) {
          passes++;
          assertTrue(!MoveCollector.collect(board, 1 - player).contains(Move.PASS));
        } else {
          assertEquals(List.of("invalid"), told(board, Move.PASS, player));
        }
        Boards.move(board, moves.get(random.nextInt(moves.size())), player);
      }
    }
    assertTrue(passes > 20, passes + " passes");
  }

  @Test
  @DisplayName("of Othello has an even size")
  void ofOthelloHasAnEvenSize() {
    assertThrows(IllegalArgumentException.class, () -> new OthelloBoard(5));
    assertThrows(IllegalArgumentException.class, () -> new OthelloBoard(0));
    assertEquals("draw", Boards.status(new OthelloBoard(2)));
  }

  @Test
  @DisplayName("begins again after a reset")
  void beginsAgainAfterAReset() {
    IBoardModel board = new OthelloBoard(4);
    List<Integer> start = Boards.tokens(board);
    Random random = new Random(1);
    for (int player = 0; !IsGameOver.on(board); player = 1 - player) {
      Boards.move(board, new RandomStrategy(random).getNextMove(board, player), player);
    }
    board.reset();
    assertEquals(start, Boards.tokens(board));
    assertEquals("open", Boards.status(board));
  }
}
