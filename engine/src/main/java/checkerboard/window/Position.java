package checkerboard.window;

import checkerboard.Checkerboard;
import checkerboard.Piece;
import checkerboard.PlayedMove;
import checkerboard.TextTrouble;
import framework.Board;
import framework.Command;
import framework.CommandFailedException;
import framework.CommandProcessor;
import framework.GameMaster;
import framework.Space;
import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * What the window asks of a {@link Checkerboard}, in words of the framework: spaces in place of
 * rows and columns, whose row 0 is the upper one and not the lower.
 *
 * <p>The checkerboard and its moves may be somebody's unfinished work. Whatever they throw becomes
 * a sentence for the person at the window; the answer is then the one that changes nothing.
 */
final class Position {

  /** How many rows there are, and how many columns. */
  static final int SIZE = 8;

  /** No piece has so many moves; a list that is longer has no end. */
  private static final int LONGEST_LIST = 100;

  /** Null if it could not be made, which has been told then. */
  private Checkerboard checkerboard;

  /** Makes a position without a checkerboard; {@link #setUp} makes one. */
  Position() {}

  /** Sets up a new game. */
  void setUp() {
    checkerboard = attempt(() -> new Checkerboard(), null);
    ask(
        () -> {
          checkerboard.init();
          return null;
        },
        null);
  }

  /** Returns the codes of what stands on all squares, in the order of the framework's spaces. */
  int[] codes() {
    int[] codes = new int[SIZE * SIZE];
    for (int i = 0; i < codes.length; i++) {
      int row = SIZE - 1 - i / SIZE;
      int col = i % SIZE;
      codes[i] = ask(() -> checkerboard.occupant(row, col), Piece.NO_PIECE);
    }
    return codes;
  }

  /** Puts on the squares what {@link #codes} returned before. */
  void setCodes(int[] codes) {
    for (int i = 0; i < codes.length; i++) {
      int code = codes[i];
      int row = SIZE - 1 - i / SIZE;
      int col = i % SIZE;
      ask(
          () -> {
            if (checkerboard.occupant(row, col) != code) {
              checkerboard.pickUp(row, col);
              return code == Piece.NO_PIECE || checkerboard.addPiece(code, row, col);
            }
            return true;
          },
          false);
    }
  }

  /** Returns where the piece on a space may go, as the list of its moves says. */
  List<Space> targets(Space from) {
    return ask(() -> targets(checkerboard.getMoves(row(from), from.getColumn())), List.of());
  }

  private static List<Space> targets(checkerboard.Move first) {
    List<Space> targets = new ArrayList<>();
    checkerboard.Move move = first;
    for (int i = 0; move != null && i < LONGEST_LIST; i++) {
      Point to = move.getTo();
      if (to == null) {
        tell("Move.getTo returned null.");
        return targets;
      }
      int row = SIZE - 1 - to.x;
      if (Board.instance().hasSpace(row, to.y)) {
        targets.add(Board.instance().getSpace(row, to.y));
      }
      move = move.getNext();
    }
    if (move != null) {
      tell(TextTrouble.ENDLESS_LIST);
    }
    return targets;
  }

  /**
   * Makes a step or a jump. A pawn that comes to the last row becomes a king.
   *
   * @return true if it was made
   */
  boolean move(Space from, Space to) {
    return ask(() -> move(row(from), from.getColumn(), row(to), to.getColumn()), false);
  }

  private boolean move(int fromRow, int fromCol, int toRow, int toCol) {
    PlayedMove played = PlayedMove.make(checkerboard, fromRow, fromCol, toRow, toCol);
    if (played == PlayedMove.REFUSED) {
      tell(PlayedMove.REFUSAL);
    }
    return played == PlayedMove.MADE;
  }

  private static int row(Space space) {
    return SIZE - 1 - space.getRow();
  }

  private <T> T ask(Callable<T> question, T otherwise) {
    return checkerboard == null ? otherwise : attempt(question, otherwise);
  }

  private static <T> T attempt(Callable<T> question, T otherwise) {
    try {
      return question.call();
    } catch (Throwable trouble) {
      // Errors too: a half written class has methods missing, or calls itself without end.
      tell(TextTrouble.describe(trouble));
      return otherwise;
    }
  }

  private static void tell(String sentence) {
    CommandProcessor.instance().submitCommand(new Tell(sentence));
  }

  /** A command that only fails, and so has the listeners of the game told a sentence. */
  private static final class Tell extends Command {

    private final String sentence;

    Tell(String sentence) {
      this.sentence = sentence;
    }

    @Override
    protected void executeHook() {
      // The master is locked while a move is made: what it says of that move shall come first, or
      // it would take the place of this sentence.
      synchronized (GameMaster.instance()) {
        throw new CommandFailedException(sentence);
      }
    }
  }
}
