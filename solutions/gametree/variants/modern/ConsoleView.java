package gametree;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A console view with a switch expression for its commands. */
public class ConsoleView implements IView {

  private enum Token {
    X,
    O
  }

  private final PrintWriter printer;
  private IRequestor moves;
  private IModelAdmin games;
  private ReadOnlyBoard latest;
  private int mover;

  /** Creates a view that prints to a writer. */
  public ConsoleView(PrintWriter out) {
    printer = out;
  }

  @Override
  public ICommand getCommand() {
    return (row, col, player, board) -> print(board);
  }

  @Override
  public void setRequestor(IRequestor requestor) {
    moves = requestor;
  }

  @Override
  public void setModelAdmin(IModelAdmin modelAdmin) {
    games = modelAdmin;
  }

  @Override
  public void reset(ReadOnlyBoard board) {
    print(board);
  }

  @Override
  public void turn(int player) {
    mover = player;
    printer.printf("It is the turn of %s%n", Token.values()[player]);
  }

  @Override
  public void win(int player) {
    printer.println("Hooray, " + Token.values()[player] + " wins");
  }

  @Override
  public void draw() {
    printer.println("a draw");
  }

  /** Obeys a line. */
  public boolean execute(String line) {
    if (line == null) {
      return false;
    }
    var goesOn =
        switch (line.trim()) {
          case "quit" -> false;
          case "new" -> {
            games.reset();
            yield true;
          }
          case "pass" -> asks(-1, -1);
          case "" -> true;
          default -> numbers(line);
        };
    printer.flush();
    return goesOn;
  }

  private boolean numbers(String line) {
    var numbers = new ArrayList<Integer>();
    var scanner = new Scanner(line);
    while (scanner.hasNextInt()) {
      numbers.add(scanner.nextInt());
    }
    if (scanner.hasNext() || numbers.size() != 2) {
      printer.println("Pardon?");
      return true;
    }
    return asks(numbers.get(0), numbers.get(1));
  }

  private boolean asks(int row, int col) {
    moves.setTokenAt(
        row,
        col,
        mover,
        () -> {
          var outside = row >= latest.getRows() || col >= latest.getColumns() || row < 0 || col < 0;
          printer.println(outside ? "That is off the board." : "You cannot go there.");
        });
    return true;
  }

  private void print(ReadOnlyBoard board) {
    latest = board;
    IntStream.range(0, board.getRows())
        .mapToObj(
            row ->
                IntStream.range(0, board.getColumns())
                    .mapToObj(col -> symbol(board, row, col))
                    .collect(Collectors.joining("|")))
        .forEach(printer::println);
  }

  private static String symbol(ReadOnlyBoard board, int row, int col) {
    return switch (board.getTokenAt(row, col)) {
      case 0 -> Token.X.name();
      case 1 -> Token.O.name();
      default -> board.getValidMoves().contains(new Move(row, col)) ? "*" : ".";
    };
  }
}
