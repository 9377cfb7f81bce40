package boardwright.suites.checkerboard;

import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import checkerboard.Checkerboard;
import checkerboard.Piece;
import java.util.ArrayList;
import java.util.List;

/** Boards on which pieces come and go, and all that a board can be asked meanwhile. */
final class BoardLives {
  /**
   * Where pieces are put, where they can go, and corners; all 32 would take three times as long.
   */
  private static final int[][] SQUARES = {
    {0, 2}, {1, 1}, {1, 3}, {2, 4}, {4, 2}, {4, 4}, {5, 5}, {6, 6}, {7, 1}, {7, 7}
  };

  /** What a board says of its pieces. */
  static final Replay<Checkerboard> PIECES =
      Replay.<Checkerboard>of("board")
          .asks("validate(2, 2)", board -> board.validate(2, 2))
          .asks("toString()", board -> Drawing.symbols(board.toString()))
          .asks("getBoardList()", board -> Squares.of(board.getBoardList()))
          .asks("occupant(row, column) of all squares", BoardLives::occupants);

  /** What a board says of moves, asked together with what stands on it. */
  static final Replay<Checkerboard> MOVES =
      Replay.<Checkerboard>of("board")
          .asks("getMoves()", board -> Moves.of(board.getMoves()))
          .asks("getMoves(2, 2)", board -> Moves.of(board.getMoves(2, 2)))
          .asks("getMoves(3, 3)", board -> Moves.of(board.getMoves(3, 3)))
          .asks("getMoves(row, column) of ten squares", BoardLives::movesOfEach)
          .asks("isMove(2, 2, 1, 1)", board -> board.isMove(2, 2, 1, 1))
          .asks("isMove(3, 3, 2, 4)", board -> board.isMove(3, 3, 2, 4))
          .asks("isJump(2, 2, 4, 4)", board -> board.isJump(2, 2, 4, 4))
          .asks("isJump(3, 3, 1, 1)", board -> board.isJump(3, 3, 1, 1))
          .asks("occupant(row, column) of all squares", BoardLives::occupants);

  private BoardLives() {}

  /** The answers are about the pieces that stand there, whatever was asked before. */
  static void askedTwice(Replay<Checkerboard> asked) {
    asked.twice(
        zeroed("b 2 2", "r 3 3", "b 2 2")
            .then("addPiece(RED_PAWN, 4, 4)", board -> add(board, "r 4 4"))
            .then("pickUp(4, 4)", board -> board.pickUp(4, 4))
            .then("pickUp(2, 2)", board -> board.pickUp(2, 2))
            .then("zero()", board -> board.zero())
            .then("addPiece(RED_KING, 3, 3)", board -> add(board, "R 3 3")));
    asked.twice(
        game()
            .then("addPiece(RED_PAWN, 3, 3)", board -> add(board, "r 3 3"))
            .then("init()", board -> board.init()));
    asked.twice(zeroed("b 7 1", "r 0 2"));
  }

  /** Nothing is heard of another board that is set up, asked, emptied or played on. */
  static void apart(Replay<Checkerboard> asked) {
    Life<Checkerboard> one = zeroed("b 2 2", "r 3 3", "B 6 6");
    asked.beside(one, zeroed());
    asked.beside(one, zeroed("r 3 3", "r 3 3", "b 4 4"));
    asked.beside(
        game(),
        game()
            .then("pickUp(2, 2)", board -> board.pickUp(2, 2))
            .then("addPiece(RED_KING, 3, 3)", board -> add(board, "R 3 3"))
            .then("addPiece(BLACK_KING, 4, 2)", board -> add(board, "B 4 2")));
    asked.beside(one, game());
  }

  private static Life<Checkerboard> game() {
    return made("init()", board -> board.init());
  }

  /** A board that is emptied and gets these pieces, one after the other. */
  private static Life<Checkerboard> zeroed(String... pieces) {
    Life<Checkerboard> life = made("zero()", board -> board.zero());
    for (String piece : pieces) {
      Codes code = Codes.of(piece.charAt(0));
      String call = "addPiece(%s, %c, %c)".formatted(code, piece.charAt(2), piece.charAt(4));
      life = life.then(call, board -> add(board, piece));
    }
    return life;
  }

  /** A board is not asked before it is set up: what it says then is open. */
  private static Life<Checkerboard> made(String setUp, Life.Action<Checkerboard> code) {
    return Life.of(
        "new Checkerboard() after " + setUp,
        () -> {
          Checkerboard board = new Checkerboard();
          Expect.toTry("board." + setUp, () -> code.on(board));
          return board;
        });
  }

  private static void add(Checkerboard board, String piece) {
    int code = Codes.code(piece.charAt(0));
    board.addPiece(code, piece.charAt(2) - '0', piece.charAt(4) - '0');
  }

  /** What these squares are asked for by themselves. */
  private static List<String> movesOfEach(Checkerboard board) {
    List<String> moves = new ArrayList<>();
    for (int[] square : SQUARES) {
      moves.addAll(Moves.of(board.getMoves(square[0], square[1])));
    }
    return moves;
  }

  /** The pieces on the black squares, in words. */
  private static List<String> occupants(Checkerboard board) {
    List<String> pieces = new ArrayList<>();
    for (int row = 0; row < 8; row++) {
      for (int col = row % 2; col < 8; col += 2) {
        int code = board.occupant(row, col);
        if (code != Piece.NO_PIECE) {
          pieces.add(Codes.name(code) + " on [" + row + "][" + col + "]");
        }
      }
    }
    return pieces;
  }
}
