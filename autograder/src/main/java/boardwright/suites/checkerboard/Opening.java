package boardwright.suites.checkerboard;

import boardwright.suite.Call;
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

  /** Two boards are set up, and what is done to one leaves the other one as it is. */
  static void check() {
    Checkerboard board = begun();
    Expect.start(board, "board.init()");
    Checkerboard put = GAME.boardIfAny();
    if (put == null) {
      return;
    }
    play(put);
    if (!PLAYED.isOn(put) || !GAME.isOn(board)) {
      return; // it is not init's fault, then
    }
    Checkerboard other = begun();
    play(other);
    Expect.start(board, Call.text("board.init(), then on another board init(), %s", PLAY));
    Expect.holds(other, PLAYED, Call.text("board.init(), then %s", PLAY));
  }

  /** Whatever is on the board, a new game is set up. */
  static void checkAfterPlay() {
    Checkerboard board = begun();
    play(board);
    init(board);
    Expect.start(board, "some play, then board.init() again");
    for (Codes piece : Codes.values()) {
      Expect.toTry("board.zero()", () -> board.zero());
      Expect.tryToFill(board, piece);
      init(board);
      Expect.start(board, "a board full of " + piece + ", then board.init()");
    }
  }

  private static Checkerboard begun() {
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
