package gametree.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import gametree.AlphaBeta;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import gametree.IsGameOver;
import gametree.Move;
import gametree.MoveCollector;
import gametree.OthelloBoard;
import gametree.Perft;
import gametree.TicTacToeBoard;
import gametree.TokenDifferenceWorth;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A board of bits")
class BitBoardsTest {

  @Test
  @DisplayName("has as many lines of play as Aart Bik's table says")
  void hasAsManyLinesOfPlay() {
    List<Long> byDepth = List.of(4L, 12L, 56L, 244L, 1396L, 8200L, 55092L, 390216L);
    for (int depth = 1; depth <= byDepth.size(); depth++) {
      assertEquals(byDepth.get(depth - 1), Perft.count(new BitOthelloBoard(8), 0, depth));
    }
  }

  @Test
  @DisplayName("plays and takes back every game as the plain board does")
  void playsAndTakesBackEveryGame() {
    Random random = new Random(6);
    for (int game = 0; game < 300; game++) {
      int size = 2 * (game % 5);
      IBoardModel bits = size == 0 ? new BitTicTacToeBoard() : new BitOthelloBoard(size);
      IBoardModel plain = size == 0 ? new TicTacToeBoard() : new OthelloBoard(size);
      Deque<IUndoMove> made = new ArrayDeque<>();
      int player = 0;
      for (; !IsGameOver.on(plain); player = 1 - player) {
        agree(plain, bits, player);
        List<Move> moves = MoveCollector.collect(plain, player);
        Move move = moves.get(random.nextInt(moves.size()));
        make(plain, move, player);
        made.push(make(bits, move, player));
      }
      agree(plain, bits, player);
      made.forEach(IUndoMove::undo);
      plain.reset();
      agree(plain, bits, 0);
    }
  }

  private static IUndoMove make(IBoardModel board, Move move, int player) {
    return board.makeMove(
        move.row(), move.col(), player, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
  }

  private static void agree(IBoardModel plain, IBoardModel bits, int player) {
    for (int row = 0; row < plain.getRows(); row++) {
      for (int col = 0; col < plain.getColumns(); col++) {
        assertEquals(plain.getTokenAt(row, col), bits.getTokenAt(row, col));
      }
    }
    assertEquals(IsGameOver.on(plain), IsGameOver.on(bits));
    assertEquals(MoveCollector.collect(plain, player), MoveCollector.collect(bits, player));
  }

  @Test
  @DisplayName("changes nothing by an invalid move")
  void changesNothingByAnInvalidMove() {
    IBoardModel board = new BitOthelloBoard(4);
    for (Move wrong : List.of(Move.PASS, new Move(0, 0), new Move(1, 1), new Move(0, 4))) {
      make(board, wrong, 0).undo();
      agree(new OthelloBoard(4), board, 0);
    }
    assertThrows(IllegalArgumentException.class, () -> new BitOthelloBoard(10));
    assertThrows(IllegalArgumentException.class, () -> new BitOthelloBoard(5));
  }

  @Test
  @DisplayName("of Tic-Tac-Toe refuses what is taken, off the board, or after the end")
  void refusesTicTacToe() {
    IBoardModel board = new BitTicTacToeBoard();
    IBoardModel plain = new TicTacToeBoard();
    make(board, new Move(1, 1), 0);
    make(plain, new Move(1, 1), 0);
    for (Move wrong : List.of(Move.PASS, new Move(1, 1), new Move(3, 0), new Move(0, 3))) {
      make(board, wrong, 1).undo();
      agree(plain, board, 1);
    }
    for (Move move : List.of(new Move(0, 1), new Move(2, 1), new Move(0, 0))) {
      make(board, move, 0);
      make(plain, move, 0);
      agree(plain, board, 1);
    }
  }

  @Test
  @DisplayName("is searched by the same strategy: Othello on 4x4 is won by 8 tokens")
  void isSearchedByTheSameStrategy() {
    AlphaBeta search = new AlphaBeta(new TokenDifferenceWorth(), 99);
    assertEquals(-8, search.search(new BitOthelloBoard(4), 0).getValue());
  }
}
