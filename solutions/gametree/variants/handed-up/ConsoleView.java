package gametree;

import java.io.PrintWriter;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** A view with a table of commands, which shows moves itself. */
public class ConsoleView implements IView, ICommand {

  private final Map<String, BooleanSupplier> commands =
      Map.of(
          "", () -> true,
          "quit", () -> false,
          "pass", () -> requests(new Move(-1, -1)),
          "new", this::begins);
  private final PrintWriter out;
  private IRequestor requestor;
  private IModelAdmin admin;
  private ReadOnlyBoard board;
  private int player;
  private Move latest;

  /** Creates a view. */
  public ConsoleView(PrintWriter out) {
    this.out = out;
  }

  @Override
  public ICommand getCommand() {
    return this;
  }

  @Override
  public void setTokenAt(int row, int col, int by, ReadOnlyBoard after) {
    prints(after);
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
    prints(start);
  }

  @Override
  public void turn(int who) {
    player = who;
    out.println("Now " + "XO".charAt(who) + " plays; the latest was " + latest);
  }

  @Override
  public void win(int who) {
    out.println("wins: " + "XO".charAt(who));
  }

  @Override
  public void draw() {
    out.println("a draw");
  }

  /** Obeys a line. */
  public boolean execute(String line) {
    return line != null
        && commands.getOrDefault(line.strip(), () -> understands(line)).getAsBoolean();
  }

  private boolean begins() {
    admin.reset();
    return true;
  }

  private boolean understands(String line) {
    String[] words = line.strip().split("\\s+");
    if (words.length != 2 || !words[0].matches("\\d{1,8}") || !words[1].matches("\\d{1,8}")) {
      out.println("What is " + line + "?");
      return true;
    }
    return requests(new Move(Integer.parseInt(words[0]), Integer.parseInt(words[1])));
  }

  private boolean requests(Move move) {
    latest = move;
    requestor.setTokenAt(move.row(), move.col(), player, new Complaint(move, out, board));
    return true;
  }

  private record Complaint(Move move, PrintWriter to, ReadOnlyBoard on) implements IRejectCommand {

    @Override
    public void execute() {
      to.println(RejectedMove.explain(move, on));
    }
  }

  private void prints(ReadOnlyBoard shown) {
    board = shown;
    if (shown.getValidMoves().isEmpty()) {
      out.println("No more moves.");
    }
    for (int row = 0; row < shown.getRows(); row++) {
      StringBuilder text = new StringBuilder();
      for (int col = 0; col < shown.getColumns(); col++) {
        int token = shown.getTokenAt(row, col);
        boolean valid = shown.getValidMoves().contains(new Move(row, col));
        text.append(' ').append(token >= 0 ? "XO".charAt(token) : valid ? '*' : '.');
      }
      out.println(text);
    }
  }
}
