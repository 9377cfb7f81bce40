package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.Squares.Place;
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
          .asks("toString()", board -> BoardSuite.DRAWING.symbols(board.toString()))
          .asks("getBoardList()", board -> Squares.of(board.getBoardList()))
          .asks("occupant(row, column) of all squares", BoardLives::occupants);

  /** What a board says of moves, asked together with what stands on it. */
  static final Replay<Checkerboard> MOVES =
      Replay.<Checkerboard>of("board")
          .asks("getMoves()", board -> Squares.of(board.getMoves()))
          .asks("getMoves(2, 2)", board -> Squares.of(board.getMoves(2, 2)))
          .asks("getMoves(3, 3)", board -> Squares.of(board.getMoves(3, 3)))
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
        zeroed("b 2 2", "r 3 3", "b 2 2", "r 4 4", ". 4 4", "zero", "R 3 3"),
        begun("r 3 3", "init"),
        zeroed("b 7 1", "r 0 2"));
  }

  /** Nothing is heard of another board that is set up, asked, emptied or played on. */
  static void apart(Replay<Checkerboard> asked) {
    Life<Checkerboard> one = zeroed("b 2 2", "r 3 3", "B 6 6");
    asked.beside(one, zeroed());
    asked.beside(one, zeroed("r 3 3", "r 3 3", "b 4 4"));
    asked.beside(begun(), begun(". 2 2", "R 3 3", "B 4 2"));
    asked.beside(one, begun());
  }

  private static Life<Checkerboard> begun(String... steps) {
    return made("init()", board -> board.init(), steps);
  }

  private static Life<Checkerboard> zeroed(String... steps) {
    return made("zero()", board -> board.zero(), steps);
  }

  /**
   * A board is not asked before it is set up: what it says then is open.
   *
   * @param steps what is done with it then: {@code zero}, {@code init}, a piece that is added, such
   *     as {@code b 2 2}, or a square from which one is picked up, such as {@code . 2 2}
   */
  private static Life<Checkerboard> made(
      String setUp, Life.Action<Checkerboard> code, String... steps) {
    Life<Checkerboard> life =
        Life.of(
            "new Checkerboard() after " + setUp,
            () -> {
              Checkerboard board = new Checkerboard();
              Expect.toTry("board." + setUp, () -> code.on(board));
              return board;
            });
    for (String step : steps) {
      life = step(life, step);
    }
    return life;
  }

  private static Life<Checkerboard> step(Life<Checkerboard> life, String step) {
    if (step.equals("zero") || step.equals("init")) {
      return step.equals("zero")
          ? life.then("zero()", board -> board.zero())
          : life.then("init()", board -> board.init());
    }
    int row = step.charAt(2) - '0';
    int col = step.charAt(4) - '0';
    if (step.charAt(0) == '.') {
      return life.then("pickUp(%d, %d)".formatted(row, col), board -> board.pickUp(row, col));
    }
    Codes piece = Codes.of(step.charAt(0));
    return life.then(
        "addPiece(%s, %d, %d)".formatted(piece, row, col),
        board -> board.addPiece(piece.code(), row, col));
  }

  /** What these squares are asked for by themselves. */
  private static List<String> movesOfEach(Checkerboard board) {
    List<String> moves = new ArrayList<>();
    for (int[] square : SQUARES) {
      moves.addAll(Squares.of(board.getMoves(square[0], square[1])));
    }
    return moves;
  }

  /** The pieces on the black squares, in words. */
  private static List<String> occupants(Checkerboard board) {
    List<String> pieces = new ArrayList<>();
    for (Place at : Squares.BLACK) {
      int code = board.occupant(at.row(), at.col());
      if (code != Piece.NO_PIECE) {
        pieces.add(Codes.name(code) + " on [" + at.row() + "][" + at.col() + "]");
      }
    }
    return pieces;
  }
}
