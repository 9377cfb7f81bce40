package combochess.view;

import combochess.controller.EventSubject;
import combochess.controller.GameStatus;
import combochess.controller.GameView;
import combochess.controller.MoveOffer;
import combochess.controller.PlayerStatus;
import combochess.model.Board;
import combochess.model.GameSettings;
import combochess.model.Landing;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import combochess.model.Tile;
import java.io.PrintWriter;
import java.util.List;

/**
 * Shows the game in a terminal: a board of names, the points, and lists of moves.
 *
 * <p>A free tile is {@code #}, a barrier {@code *}. A piece has the letter of its kind, A or B, and
 * its player's number; the parts of a combination stand side by side. It posts no events: what a
 * person types is read elsewhere.
 */
public class ConsoleView implements GameView {

  private static final String FREE = "#";
  private static final String BARRIER = "*";
  private static final String STARS = "*".repeat(64);
  private static final String DASHES = "-".repeat(64);
  private static final String LINES = "=".repeat(64);

  /** The least width of a column. */
  private static final int WIDTH = 8;

  private final PrintWriter out;
  private Board board;
  private GameStatus status;
  private int secondsLeft;

  /**
   * Creates a view.
   *
   * @param out where it prints; not null
   */
  public ConsoleView(PrintWriter out) {
    this.out = out;
  }

  /** Does nothing: this view has no buttons. */
  @Override
  public void start(EventSubject events) {
    // This view has no buttons that could post something.
  }

  /** Prints a greeting. */
  @Override
  public void showWelcome() {
    out.println("Combination chess");
  }

  /** Prints how the settings of a new game are typed. */
  @Override
  public void showNewGame(GameSettings proposed) {
    out.println("A new game. Press Enter to take what stands in brackets.");
    out.println("The computer plays for whoever is called easy, medium or hard.");
  }

  /** Prints nothing; {@link #printBoard} prints the board that was shown last. */
  @Override
  public void showBoard(Board shown, Move lastMove) {
    board = shown;
  }

  /** Prints nothing; {@link #printBoard} prints what was shown last. */
  @Override
  public void showStatus(GameStatus shown) {
    status = shown;
  }

  /** Prints nothing; {@link #printBoard} prints the seconds that were shown last. */
  @Override
  public void showClock(int seconds) {
    secondsLeft = seconds;
  }

  /** Prints the points and the board, as they were shown last. */
  public void printBoard() {
    out.println(STARS);
    out.println(
        points(status.black())
            + ", "
            + points(status.white())
            + " --- Current player: "
            + status.active().getNumber());
    out.println(
        "Turns left: "
            + status.black().turnsLeft()
            + " and "
            + status.white().turnsLeft()
            + " --- Seconds left: "
            + secondsLeft);
    out.println(DASHES);
    StringBuilder head = new StringBuilder("     ");
    for (int x = 0; x < board.getSize(); x++) {
      head.append(padded("" + x, columnWidth(x)));
    }
    out.println(head.toString().stripTrailing());
    out.println(DASHES);
    for (int y = 0; y < board.getSize(); y++) {
      StringBuilder row = new StringBuilder(y + " |  ");
      for (int x = 0; x < board.getSize(); x++) {
        row.append(padded(name(board.getTile(new Square(x, y))), columnWidth(x)));
      }
      out.println(row.toString().stripTrailing());
    }
    out.println(LINES);
  }

  private static String points(PlayerStatus player) {
    return "Player " + player.colour().getNumber() + " (" + player.name() + "): " + player.points();
  }

  /** Each column is as wide as what stands in it needs, so the board fits into 80 columns. */
  private int columnWidth(int x) {
    int width = WIDTH;
    for (int y = 0; y < board.getSize(); y++) {
      width = Math.max(width, name(board.getTile(new Square(x, y))).length() + 2);
    }
    return width;
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String name(Tile tile) {
    if (tile.isBarrier()) {
      return BARRIER;
    }
    return tile.getPiece() == null ? FREE : tile.getPiece().getName();
  }

  /** Prints what can be chosen. */
  public void printMenu() {
    out.println("Please choose:");
    out.println("1) Show the valid moves of a piece");
    out.println("2) Move");
    out.println("3) Print the board");
    out.println("4) Exit");
    out.println("Or type undo, redo, new, save FILE or open FILE.");
  }

  /** Prints the square and the name of the piece. */
  @Override
  public void showSelection(Square square, Piece piece) {
    out.println("Finding the valid moves of " + square + ": " + piece.getName());
  }

  /** Prints the square and the name of the piece, and how its parts are typed. */
  @Override
  public void showParts(Square square, Piece piece) {
    out.println(piece.getName() + " stand on " + square + ". Which of them move?");
    out.println("Type their letters, for example R or RB; press Enter for all.");
  }

  /** Prints a line for each square, and what landing there brings. */
  @Override
  public void showMoves(List<MoveOffer> offers) {
    out.println(offers.isEmpty() ? "NO VALID MOVES" : "VALID MOVES:");
    for (MoveOffer offer : offers) {
      out.println((offer.to() + ": " + brings(offer)).stripTrailing());
    }
  }

  private static String brings(MoveOffer offer) {
    if (offer.landing() == Landing.BARRIER) {
      return "Barrier - " + offer.points() + " point";
    }
    if (offer.landing() == Landing.CAPTURE) {
      return "Capture - " + offer.points() + " points";
    }
    return offer.landing() == Landing.COMBINATION ? "Own piece - combination" : "";
  }

  /** Does nothing: what is printed is printed. */
  @Override
  public void clearSelection() {
    // What is printed is printed.
  }

  /** Prints that this player passes. */
  @Override
  public void showPass(String player) {
    out.println(player + " has no legal move and passes.");
  }

  /** The line that was being typed ends here. */
  @Override
  public void showTimeout(String player) {
    out.println();
    out.println("The time is up: " + player + " loses this turn.");
  }

  /** Prints the result. */
  @Override
  public void showEnd(String result) {
    out.println("The game is over. " + result);
  }

  /** Prints the sentence on a line of its own. */
  @Override
  public void showMessage(String sentence) {
    out.println(sentence);
  }

  /** Does nothing: a terminal has no dialogs. */
  @Override
  public void closeDialogs() {
    // A terminal has no dialogs.
  }
}
