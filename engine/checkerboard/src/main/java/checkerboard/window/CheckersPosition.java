package checkerboard.window;

import board.model.Cell;
import board.model.Position;
import board.model.Status;
import checkerboard.Checkerboard;
import checkerboard.FailureMessages;
import checkerboard.Move;
import checkerboard.MoveResult;
import checkerboard.Piece;
import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Makes a {@link Checkerboard} a position with two players. Pattern <em>Adapter</em>: cells in
 * place of rows and columns, whose row 0 is the upper one and not the lower.
 *
 * <p>The checkerboard keeps no turns, so they are made up here: black begins; who has jumped goes
 * on as long as the same piece can jump; who has no move has lost.
 *
 * <p>The checkerboard and its moves may be somebody's unfinished work. Whatever they throw becomes
 * the sentence of {@link #trouble}; the answer is then the one that changes nothing.
 */
public final class CheckersPosition implements Position<CheckersMove> {

  /** How many rows there are, and how many columns. */
  static final int SIZE = 8;

  /** The seat of the player with the black pieces, who begins. */
  static final int BLACK = 0;

  /** The seat of the player with the red pieces. */
  static final int RED = 1;

  /** No piece has so many moves; a list that is longer has no end. */
  private static final int LONGEST_LIST = 100;

  /** How things were before a move. */
  private record Before(int[] codes, int toMove, Cell jumper) {}

  /** Null if it could not be made. */
  private final Checkerboard board;

  private final List<Before> log = new ArrayList<>();
  private int toMove = BLACK;

  /** The piece that has jumped and goes on; null if there is none. */
  private Cell jumper;

  private String trouble;
  private List<CheckersMove> legal = List.of();
  private Status status = Status.OPEN;

  /** Makes the position at the beginning of a game. */
  public CheckersPosition() {
    board = attempt(() -> new Checkerboard(), null);
    ask(
        () -> {
          board.init();
          return null;
        },
        null);
    update();
  }

  /** Returns what went wrong when the checkerboard was last asked; empty if nothing did. */
  public Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  @Override
  public int seats() {
    return 2;
  }

  @Override
  public int toMove() {
    return status.isOver() ? NOBODY : toMove;
  }

  /**
   * Returns all moves; none also where the checkerboard fails, though the game is not over then.
   */
  @Override
  public List<CheckersMove> legalMoves() {
    return status.isOver() ? List.of() : legal;
  }

  @Override
  public Status status() {
    return status;
  }

  /** Returns how many pieces a player has, where a king counts as two. */
  @Override
  public int score(int seat) {
    int points = 0;
    for (int code : codes()) {
      if (ownerOf(code) == seat) {
        points += code == Piece.BLACK_KING || code == Piece.RED_KING ? 2 : 1;
      }
    }
    return points;
  }

  /** Finds the moves, and whether the game is over. */
  private void update() {
    legal = movesOf(toMove);
    if (jumper != null) {
      legal = legal.stream().filter(move -> move.isJump() && move.from().equals(jumper)).toList();
      if (legal.isEmpty()) {
        jumper = null;
        toMove = 1 - toMove;
        legal = movesOf(toMove);
      }
    }
    boolean stuck = legal.isEmpty() && trouble == null && !log.isEmpty();
    status = stuck ? Status.wonBy(1 - toMove, List.of()) : Status.OPEN;
  }

  private List<CheckersMove> movesOf(int seat) {
    List<CheckersMove> moves = new ArrayList<>();
    int[] codes = codes();
    for (int i = 0; i < codes.length; i++) {
      if (ownerOf(codes[i]) == seat) {
        Cell from = new Cell(i / SIZE, i % SIZE);
        ask(
            () -> {
              addMoves(moves, from, board.getMoves(SIZE - 1 - from.row(), from.column()));
              return null;
            },
            null);
      }
    }
    return moves;
  }

  private void addMoves(List<CheckersMove> moves, Cell from, Move first) {
    Move move = first;
    for (int i = 0; move != null && i < LONGEST_LIST; i++) {
      Point to = move.getTo();
      if (to == null) {
        tell("Move.getTo returned null.");
        return;
      }
      CheckersMove found = new CheckersMove(from, new Cell(SIZE - 1 - to.x, to.y));
      if (isOnBoard(found.to()) && !moves.contains(found)) {
        moves.add(found);
      }
      move = move.getNext();
    }
    if (move != null) {
      tell(FailureMessages.ENDLESS_LIST);
    }
  }

  private static boolean isOnBoard(Cell cell) {
    return cell.row() >= 0 && cell.row() < SIZE && cell.column() >= 0 && cell.column() < SIZE;
  }

  /** Returns the seat of the player of a piece; {@link #NOBODY} for no piece. */
  static int ownerOf(int code) {
    if (code == Piece.BLACK_PAWN || code == Piece.BLACK_KING) {
      return BLACK;
    }
    return code == Piece.RED_PAWN || code == Piece.RED_KING ? RED : NOBODY;
  }

  /** Returns the codes of what is on all squares, row by row from the top. */
  int[] codes() {
    int[] codes = new int[SIZE * SIZE];
    for (int i = 0; i < codes.length; i++) {
      int row = SIZE - 1 - i / SIZE;
      int col = i % SIZE;
      codes[i] = ask(() -> board.occupant(row, col), Piece.NO_PIECE);
    }
    return codes;
  }

  /** Puts on the squares what {@link #codes} returned before. */
  private void setCodes(int[] codes) {
    for (int i = 0; i < codes.length; i++) {
      int code = codes[i];
      int row = SIZE - 1 - i / SIZE;
      int col = i % SIZE;
      boolean put =
          ask(
              () -> {
                if (board.occupant(row, col) == code) {
                  return true;
                }
                board.pickUp(row, col);
                return code == Piece.NO_PIECE || board.addPiece(code, row, col);
              },
              true);
      if (!put) {
        tell("Checkerboard.addPiece refused a piece that was on this square before.");
      }
    }
  }

  @Override
  public void apply(CheckersMove move) {
    trouble = null;
    Before before = new Before(codes(), toMove, jumper);
    Cell from = move.from();
    Cell to = move.to();
    MoveResult played =
        ask(
            () ->
                MoveResult.make(
                    board, SIZE - 1 - from.row(), from.column(), SIZE - 1 - to.row(), to.column()),
            MoveResult.NOT_POSSIBLE);
    if (played != MoveResult.MADE) {
      if (played == MoveResult.REFUSED) {
        tell(MoveResult.REFUSAL);
      }
      // A checkerboard that failed half-way may have lost a piece, and may not take it back.
      setCodes(before.codes());
      update();
      throw new IllegalArgumentException(trouble().orElse("That move is not possible."));
    }
    log.add(before);
    jumper = move.isJump() ? to : null;
    toMove = move.isJump() ? toMove : 1 - toMove;
    update();
  }

  @Override
  public void undo() {
    if (log.isEmpty()) {
      throw new IllegalStateException("There is no move to undo.");
    }
    trouble = null;
    Before before = log.remove(log.size() - 1);
    setCodes(before.codes());
    toMove = before.toMove();
    jumper = before.jumper();
    update();
  }

  @Override
  public CheckersPosition copy() {
    CheckersPosition copy = new CheckersPosition();
    copy.setCodes(codes());
    copy.log.addAll(log);
    copy.toMove = toMove;
    copy.jumper = jumper;
    copy.update();
    return copy;
  }

  /** Writes row and column of both squares, as the checkerboard counts them. */
  @Override
  public String write(CheckersMove move) {
    Cell from = move.from();
    Cell to = move.to();
    return (SIZE - 1 - from.row())
        + " "
        + from.column()
        + " "
        + (SIZE - 1 - to.row())
        + " "
        + to.column();
  }

  private <T> T ask(Callable<T> question, T otherwise) {
    return board == null ? otherwise : attempt(question, otherwise);
  }

  private <T> T attempt(Callable<T> question, T otherwise) {
    try {
      return question.call();
    } catch (Throwable cause) {
      // Errors too: a half written class has methods missing, or calls itself without end.
      tell(FailureMessages.describe(cause));
      return otherwise;
    }
  }

  /** The first trouble is the one that explains the others. */
  private void tell(String sentence) {
    if (trouble == null) {
      trouble = sentence;
    }
  }
}
