package checkerboard;

import java.io.PrintWriter;
import java.util.List;
import java.util.Set;

/**
 * The commands of the checkers program: takes a line that somebody typed, does what it says on a
 * board of its own, and prints the answer.
 *
 * <p>It uses only the public members of {@link Checkerboard}, {@link Square}, {@link Move} and
 * {@link Piece}, so that each of these classes may be replaced by another one with the same
 * members. Such a class may still be unfinished or wrong. Whatever it throws becomes one line of
 * output, and the next command can be typed.
 *
 * <p>Not safe for use by several threads.
 */
public class TextInterface {

  private static final List<String> COMMANDS =
      List.of("help", "show", "new", "clear", "put", "take", "list", "moves", "move", "quit");

  /** Those that are typed without any more words. */
  private static final Set<String> ALONE = Set.of("help", "show", "new", "clear", "list", "quit");

  private static final String HELP =
      """
      show                    draw the board
      new                     set up a new game
      clear                   take all pieces off the board
      put PIECE ROW COL       put a piece on a square: r, b are pawns, R, B kings;
                              a pawn put on a pawn of its colour makes a king
      take ROW COL            take a piece off the board
      list                    list the occupied squares
      moves [ROW COL]         list all possible moves, or those of one piece
      move ROW COL ROW COL    step or jump from one square to another
      help                    show this list
      quit                    leave the program
      Row 0, column 0 is the lower left corner. No turns are kept: move any piece.
      """;

  private final PrintWriter out;
  private final TextLayout layout;

  /** Null until a command needs it: a class that replaces this one may fail even when made. */
  private Checkerboard board;

  /**
   * Makes a text interface whose board is set up for a new game. Prints nothing yet.
   *
   * @param out where the answers go; flushed after each command, never closed; not null
   */
  public TextInterface(PrintWriter out) {
    this.out = out;
    this.layout = new TextLayout(out);
  }

  /**
   * Returns the names of all commands.
   *
   * @return the names, in lower case; the list cannot be changed
   */
  public List<String> commands() {
    return COMMANDS;
  }

  /**
   * Runs one command and prints its answer. Wrong input and a failing class are answered by one
   * line; nothing is ever thrown.
   *
   * @param line what was typed; a blank line does nothing; null stands for the end of the input,
   *     which is the same as {@code quit}
   * @return false after {@code quit}, otherwise true
   */
  public boolean execute(String line) {
    try {
      return run(new TextCommand(line == null ? "quit" : line));
    } catch (InvalidInputException wrong) {
      out.println(wrong.getMessage());
    } catch (Throwable trouble) {
      // Errors too: a half written class has methods missing, or calls itself without end.
      out.println(FailureMessages.describe(trouble));
    } finally {
      out.flush();
    }
    return true;
  }

  private boolean run(TextCommand command) throws Exception {
    if (ALONE.contains(command.name())) {
      command.needAlone();
    }
    switch (command.name()) {
      case "" -> {}
      case "help" -> HELP.lines().forEach(out::println);
      case "show" -> show();
      case "new" -> startGame();
      case "clear" -> clear();
      case "put" -> put(command);
      case "take" -> take(command);
      case "list" -> list();
      case "moves" -> moves(command);
      case "move" -> move(command);
      case "quit" -> out.println("Good-bye.");
      default ->
          throw new InvalidInputException(
              "No command " + command.quoted(0) + ". Type help to see them all.");
    }
    return !command.name().equals("quit");
  }

  private Checkerboard board() {
    if (board == null) {
      board = new Checkerboard();
      board.init();
    }
    return board;
  }

  private void show() {
    layout.printDrawing(board().toString());
  }

  private void startGame() {
    board().init();
    show();
  }

  private void clear() {
    board().zero();
    show();
  }

  private void put(TextCommand command) throws Exception {
    command.needSize(4, "put PIECE ROW COL, for example: put b 3 1");
    int piece = command.piece(1);
    int row = command.number(2);
    int col = command.number(3);
    // A square that cannot be is refused here, by an exception that says why.
    new Square(row, col, piece);
    needBlackSquare(row, col);
    if (!board().addPiece(piece, row, col)) {
      boolean empty = board().occupant(row, col) == Piece.NO_PIECE;
      throw new InvalidInputException(
          at(row, col)
              + (empty
                  ? " is black and empty, but Checkerboard.addPiece refused the piece."
                  : " is occupied. Only a pawn can be put there, on its own colour's pawn."));
    }
    show();
  }

  private void take(TextCommand command) throws InvalidInputException {
    command.needSize(3, "take ROW COL, for example: take 2 0");
    int row = command.number(1);
    int col = command.number(2);
    needPiece(row, col);
    board().pickUp(row, col);
    show();
  }

  private void list() throws Exception {
    Square first = board().getBoardList();
    if (first == null) {
      out.println("The board is empty.");
    } else {
      layout.printList(first, square -> square.getNext());
    }
  }

  private void moves(TextCommand command) throws InvalidInputException {
    Move first;
    if (command.size() == 1) {
      first = board().getMoves();
    } else {
      command.needSize(3, "moves, or moves ROW COL, for example: moves 2 0");
      int row = command.number(1);
      int col = command.number(2);
      needPiece(row, col);
      first = board().getMoves(row, col);
    }
    if (first == null) {
      out.println("No move is possible.");
    } else {
      layout.printList(first, move -> move.getNext());
    }
  }

  private void move(TextCommand command) throws InvalidInputException {
    command.needSize(5, "move ROW COL ROW COL, for example: move 2 0 3 1");
    int fromRow = command.number(1);
    int fromCol = command.number(2);
    int toRow = command.number(3);
    int toCol = command.number(4);
    needPiece(fromRow, fromCol);
    MoveResult played = MoveResult.make(board(), fromRow, fromCol, toRow, toCol);
    if (played == MoveResult.NOT_POSSIBLE) {
      String ask = "moves " + fromRow + " " + fromCol;
      throw new InvalidInputException(
          "That piece cannot go there. To see where it can, type " + ask);
    }
    if (played == MoveResult.REFUSED) {
      out.println(MoveResult.REFUSAL);
    }
    show();
  }

  private void needBlackSquare(int row, int col) throws InvalidInputException {
    if (!board().validate(row, col)) {
      throw new InvalidInputException(
          at(row, col) + " is not one of the black squares of the board.");
    }
  }

  private void needPiece(int row, int col) throws InvalidInputException {
    needBlackSquare(row, col);
    if (board().occupant(row, col) == Piece.NO_PIECE) {
      throw new InvalidInputException("No piece is on " + at(row, col) + ".");
    }
  }

  private static String at(int row, int col) {
    return "[" + row + "][" + col + "]";
  }
}
