package gametree;

import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;

/** A view that keeps all its requests. */
public class ConsoleView implements IView {

  private final PrintWriter out;
  private final Deque<Request> requests = new ArrayDeque<>();
  private IRequestor requestor;
  private IModelAdmin admin;
  private ReadOnlyBoard board;
  private int player;

  /** Creates a view. */
  public ConsoleView(PrintWriter out) {
    this.out = out;
  }

  @Override
  public ICommand getCommand() {
    return (row, col, by, after) -> {
      requests.clear();
      reset(after);
    };
  }

  @Override
  public void setRequestor(IRequestor requestor) {
    this.requestor = requestor;
  }

  @Override
  public void setModelAdmin(IModelAdmin modelAdmin) {
    admin = modelAdmin;
  }

  @Override
  public void reset(ReadOnlyBoard start) {
    board = start;
    for (int row = 0; row < start.getRows(); row++) {
      for (int col = 0; col < start.getColumns(); col++) {
        out.print(symbol(new Move(row, col)));
      }
      out.println();
    }
  }

  private char symbol(Move at) {
    int token = board.getTokenAt(at.row(), at.col());
    return token >= 0 ? "XO".charAt(token) : board.getValidMoves().contains(at) ? '*' : '.';
  }

  @Override
  public void turn(int who) {
    player = who;
    out.println("XO".charAt(who) + " plays");
  }

  @Override
  public void win(int who) {
    out.println("XO".charAt(who) + " wins");
  }

  @Override
  public void draw() {
    out.println("It is a draw");
  }

  /** Obeys a line. */
  public boolean execute(String line) {
    String text = line == null ? "quit" : line.strip().replaceAll("\\s+", " ");
    if (text.equals("new")) {
      admin.reset();
    } else if (text.equals("pass")) {
      new Request(Move.PASS).make();
    } else if (text.matches("\\d{1,6} \\d{1,6}")) {
      int blank = text.indexOf(' ');
      int col = Integer.parseInt(text.substring(blank + 1));
      new Request(new Move(Integer.parseInt(text.substring(0, blank)), col)).make();
    } else if (!text.isEmpty() && !text.equals("quit")) {
      out.println("Pardon? " + text);
    }
    return !text.equals("quit");
  }

  private final class Request implements IRejectCommand {

    private final Move move;

    Request(Move move) {
      this.move = move;
    }

    void make() {
      requests.push(this);
      requestor.setTokenAt(move.row(), move.col(), player, this);
    }

    @Override
    public void execute() {
      boolean isPlace = board.getRows() > move.row() && board.getColumns() > move.col();
      out.println(isPlace ? "Not there." : "There is no " + move + ".");
      requests.remove(this);
    }
  }
}
