package gametree;

import java.io.PrintWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shows a game as text, and understands typed lines. */
public class ConsoleView implements IView {

  private static final Pattern PLACE = Pattern.compile("(\\d{1,3})\\s+(\\d{1,3})");

  private final PrintWriter out;
  private IRequestor requestor;
  private IModelAdmin modelAdmin;
  private ReadOnlyBoard board;
  private int next;

  /**
   * Creates a view.
   *
   * @param out where it prints
   */
  public ConsoleView(PrintWriter out) {
    this.out = out;
  }

  @Override
  public ICommand getCommand() {
    return new ICommand() {
      @Override
      public void setTokenAt(int row, int col, int player, ReadOnlyBoard after) {
        out.println(symbol(player) + ": " + new Move(row, col));
        draw(after);
      }
    };
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
  public void reset(ReadOnlyBoard start) {
    out.println("New game");
    draw(start);
  }

  @Override
  public void turn(int player) {
    next = player;
    out.println(symbol(player) + ", where do you play?");
    out.flush();
  }

  @Override
  public void win(int player) {
    out.println(symbol(player) + " wins!");
    out.flush();
  }

  @Override
  public void draw() {
    out.println("This is a draw.");
    out.flush();
  }

  /**
   * Does what a line says.
   *
   * @param line what somebody typed; null at the end
   * @return whether to go on
   */
  public boolean execute(String line) {
    if (line == null || line.strip().equals("quit")) {
      return false;
    }
    String typed = line.strip();
    Matcher place = PLACE.matcher(typed);
    if (typed.equals("new")) {
      modelAdmin.reset();
    } else if (typed.equals("pass")) {
      request(-1, -1);
    } else if (place.matches()) {
      request(Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)));
    } else if (!typed.isEmpty()) {
      out.println("Type a row and a column, or pass, new or quit.");
    }
    out.flush();
    return true;
  }

  private void request(int row, int col) {
    requestor.setTokenAt(
        row,
        col,
        next,
        new IRejectCommand() {
          @Override
          public void execute() {
            out.println(RejectedMove.explain(new Move(row, col), board));
          }
        });
  }

  private void draw(ReadOnlyBoard shown) {
    board = shown;
    for (int row = 0; row < board.getRows(); row++) {
      out.print(row + " |");
      for (int col = 0; col < board.getColumns(); col++) {
        out.print(" " + symbolAt(row, col));
      }
      out.println();
    }
    out.flush();
  }

  private String symbolAt(int row, int col) {
    int token = board.getTokenAt(row, col);
    if (token == 0 || token == 1) {
      return symbol(token);
    }
    return board.getValidMoves().contains(new Move(row, col)) ? "*" : ".";
  }

  private static String symbol(int player) {
    return player == 0 ? "X" : "O";
  }
}
