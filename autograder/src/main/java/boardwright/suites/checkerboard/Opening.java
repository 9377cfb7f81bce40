package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import checkerboard.Checkerboard;

/** What follows when a game begins: with {@code init}, or with pieces that are put one by one. */
final class Opening {
  private static final Scene GAME = Scene.game();

  /** The board after {@link #play}. */
  private static final Scene PLAYED =
      GAME.with('.', 0, 0).with('.', 5, 5).with('R', 3, 3).with('B', 4, 2);

  private static final String PLAY =
      "pickUp(0, 0), pickUp(5, 5), addPiece(RED_KING, 3, 3), addPiece(BLACK_KING, 4, 2)";

  private Opening() {}

  /** A new game is set up, whatever was on the board, and can be played. */
  static void check() {
    Checkerboard board = begun();
    Expect.start(board, "board.init()");
    Checkerboard put = GAME.boardIfAny();
    play(board);
    if (put != null && playsRight(put)) { // else it is not init's fault
      Expect.holds(board, PLAYED, Call.text("board.init(), then %s", PLAY));
    }
    init(board);
    Expect.start(board, "some play, then board.init() again");
    for (Codes piece : Codes.values()) {
      Expect.toTry("board.zero()", () -> board.zero());
      Expect.tryToFill(board, piece);
      init(board);
      Expect.start(board, "a board full of " + piece + ", then board.init()");
    }
  }

  private static boolean playsRight(Checkerboard board) {
    play(board);
    return PLAYED.isOn(board);
  }

  /** A new board after {@code init}. */
  static Checkerboard begun() {
    Checkerboard board = Expect.made();
    init(board);
    return board;
  }

  private static void init(Checkerboard board) {
    Call.run("board.init()", () -> board.init()).get();
  }

  private static void play(Checkerboard board) {
    Expect.tryToPickUp(board, 0, 0);
    Expect.tryToPickUp(board, 5, 5);
    Expect.tryToAdd(board, Codes.RED_KING, 3, 3);
    Expect.tryToAdd(board, Codes.BLACK_KING, 4, 2);
  }
}
