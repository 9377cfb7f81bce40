package combochess.view;

import combochess.controller.EventSubject;
import combochess.controller.GameStatus;
import combochess.controller.GameView;
import combochess.controller.MoveOffer;
import combochess.controller.PlayerStatus;
import combochess.model.Board;
import combochess.model.GameSettings;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import combochess.model.Tile;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;

/** Keeps the texts of what it is shown, and neither board nor players. */
public class ConsoleView implements GameView {
  private final PrintWriter out;
  private TextTable table = new TextTable();
  private String points = "";
  private String turns = "";
  private int seconds;

  /** Creates a view. */
  public ConsoleView(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void start(EventSubject events) {
    Objects.requireNonNull(events);
  }

  @Override
  public void showBoard(Board board, Move lastMove) {
    table = new TextTable();
    table.begin("y x");
    for (int x = 0; x < board.getSize(); x++) {
      table.cell("" + x);
    }
    for (Square square : board.getSquares()) {
      if (square.getX() == 0) {
        table.begin(square.getY() + " |");
      }
      table.cell(cell(board.getTile(square)));
    }
  }

  private static String cell(Tile tile) {
    String free = tile.isBarrier() ? "*" : "#";
    return tile.getPiece() == null ? free : tile.getPiece().getName();
  }

  @Override
  public void showStatus(GameStatus status) {
    String current = " --- Current player: " + status.active().getNumber();
    points = points(status.black()) + ", " + points(status.white()) + current;
    turns = "Turns left: " + status.black().turnsLeft() + " and " + status.white().turnsLeft();
  }

  private static String points(PlayerStatus player) {
    int number = player.colour().getNumber();
    return String.format("Player %d (%s): %d", number, player.name(), player.points());
  }

  @Override
  public void showClock(int secondsLeft) {
    seconds = secondsLeft;
  }

  /** Prints what was shown. */
  public void printBoard() {
    out.println(points);
    out.println(turns + " --- Seconds left: " + seconds);
    out.println(table);
  }

  /** Prints what the player can choose. */
  public void printMenu() {
    out.print(
        """
        What now?
          1) show valid moves   2) move   3) print the board   4) exit
          undo, redo, new, save FILE, open FILE
        """);
  }

  @Override
  public void showWelcome() {
    out.println("Combination chess");
  }

  @Override
  public void showNewGame(GameSettings proposed) {
    out.println("Who plays? The computer plays easy, medium and hard.");
  }

  @Override
  public void showSelection(Square square, Piece piece) {
    out.println("Finding the valid moves of " + square + ": " + piece.getName());
  }

  @Override
  public void showParts(Square square, Piece piece) {
    out.println(square + ": which of " + piece.getName() + "?");
  }

  @Override
  public void showMoves(List<MoveOffer> offers) {
    out.println(offers.isEmpty() ? "NO VALID MOVES" : "VALID MOVES:");
    offers.forEach(offer -> out.println(offer.to() + ":" + brings(offer)));
  }

  private static String brings(MoveOffer offer) {
    return switch (offer.landing()) {
      case BARRIER -> " Barrier - " + offer.points() + " point";
      case CAPTURE -> " Capture - " + offer.points() + " points";
      case COMBINATION -> " Own piece - combination";
      default -> "";
    };
  }

  @Override
  public void clearSelection() {}

  @Override
  public void showPass(String player) {
    out.println(player + " can't move.");
  }

  @Override
  public void showTimeout(String player) {
    out.println(player + " is too slow.");
  }

  @Override
  public void showEnd(String result) {
    out.println(result);
  }

  @Override
  public void showMessage(String sentence) {
    out.println(sentence);
  }

  @Override
  public void closeDialogs() {}
}
