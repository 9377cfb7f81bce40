package gametree;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/**
 * A view in the terminal: prints the board and takes one typed line at a time. It works with any
 * board.
 *
 * <p>The tokens of player 0 are shown as X, those of player 1 as O, an empty place as a dot, and a
 * place where the next player may set a token as an asterisk.
 */
public class ConsoleView implements IView {

  private static final List<String> NAMES = List.of("X", "O");

  private final PrintWriter out;
  private IRequestor requestor;
  private IModelAdmin modelAdmin;
  private ReadOnlyBoard board;
  private int toMove;

  /**
   * Creates a view.
   *
   * @param out where everything is printed; not null
   */
  public ConsoleView(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void setRequestor(IRequestor requestor) {
    this.requestor = requestor;
  }

  @Override
  public void setModelAdmin(IModelAdmin modelAdmin) {
    this.modelAdmin = modelAdmin;
  }

  @Override
  public ICommand getCommand() {
    return new ICommand() {
      @Override
      public void setTokenAt(int row, int col, int player, ReadOnlyBoard after) {
        out.println(NAMES.get(player) + " plays " + new Move(row, col));
        show(after);
      }
    };
  }

  @Override
  public void reset(ReadOnlyBoard start) {
    out.println("A new game begins.");
    show(start);
  }

  @Override
  public void turn(int player) {
    toMove = player;
    boolean mustPass = board.getValidMoves().equals(List.of(Move.PASS));
    out.println(NAMES.get(player) + " to move" + (mustPass ? ", and can only pass" : ""));
    out.flush();
  }

  @Override
  public void win(int player) {
    out.println(NAMES.get(player) + " wins.");
    out.flush();
  }

  @Override
  public void draw() {
    out.println("The game is a draw.");
    out.flush();
  }

  /**
   * Does what was typed: a row and a column, such as {@code 2 0}; or {@code pass}, {@code new},
   * {@code help} or {@code quit}.
   *
   * @param line what was typed; null at the end of the input
   * @return false to leave the program
   */
  public boolean execute(String line) {
    String typed = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
    switch (typed) {
      case "" -> {}
      case "quit" -> {
        return false;
      }
      case "new" -> modelAdmin.reset();
      case "help" -> out.println("Type a row and a column, such as 2 0, or: pass, new, help, quit");
      case "pass" -> request(Move.PASS);
      default -> parse(typed);
    }
    out.flush();
    return true;
  }

  private void parse(String typed) {
    String[] words = typed.split("\\s+", 2); // of three, the second has a blank
    try {
      request(new Move(Integer.parseInt(words[0]), Integer.parseInt(words[1])));
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      out.println("I don't understand '" + typed + "'. Type help to see what you can type.");
    }
  }

  private void request(Move move) {
    requestor.setTokenAt(
        move.row(),
        move.col(),
        toMove,
        new IRejectCommand() {
          @Override
          public void execute() {
            out.println(RejectedMove.explain(move, board));
          }
        });
  }

  private void show(ReadOnlyBoard shown) {
    board = shown;
    StringBuilder text = new StringBuilder("  ");
    for (int col = 0; col < shown.getColumns(); col++) {
      text.append(' ').append(col % 10);
    }
    for (int row = 0; row < shown.getRows(); row++) {
      text.append(String.format("%n%2d", row));
      for (int col = 0; col < shown.getColumns(); col++) {
        text.append(' ').append(symbol(row, col));
      }
    }
    out.println(text);
    out.flush();
  }

  private String symbol(int row, int col) {
    int token = board.getTokenAt(row, col);
    if (token != IBoardModel.NO_PLAYER) {
      return NAMES.get(token);
    }
    return board.getValidMoves().contains(new Move(row, col)) ? "*" : ".";
  }
}
