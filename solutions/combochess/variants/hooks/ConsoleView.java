package combochess.view;

import combochess.controller.EventSubject;
import combochess.controller.GameStatus;
import combochess.controller.GameView;
import combochess.controller.MoveOffer;
import combochess.controller.PlayerStatus;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.GameSettings;
import combochess.model.Landing;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;
import combochess.model.Tile;
import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Shows a game as text. */
public class ConsoleView implements GameView {

  private final PrintWriter out;
  private Board board;
  private GameStatus status;
  private int seconds;

  /**
   * Creates a view.
   *
   * @param out where the view prints; not null
   */
  public ConsoleView(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void start(EventSubject events) {
    // Typed lines become events elsewhere.
  }

  @Override
  public void showWelcome() {
    out.println("Welcome to combination chess.");
  }

  @Override
  public void showNewGame(GameSettings proposed) {
    out.println("Let's start a new game. Enter keeps what is in brackets.");
    out.println("A player called easy, medium or hard is played by the computer.");
  }

  @Override
  public void showBoard(Board shown, Move lastMove) {
    board = shown;
  }

  @Override
  public void showStatus(GameStatus shown) {
    status = shown;
  }

  @Override
  public void showClock(int secondsLeft) {
    seconds = secondsLeft;
  }

  /** Prints points, turns, time and the board. */
  public void printBoard() {
    PlayerStatus black = status.of(Colour.BLACK);
    PlayerStatus white = status.of(Colour.WHITE);
    line('*');
    out.printf("%s, %s --- Current player: ", points(black), points(white));
    out.println(status.active().getNumber());
    out.printf("Turns left: %d and %d", black.turnsLeft(), white.turnsLeft());
    out.println(" --- Seconds left: " + seconds);
    line('-');
    int size = board.getSize();
    String[] cells = new String[size];
    for (int x = 0; x < size; x++) {
      cells[x] = String.valueOf(x);
    }
    out.println("    " + row(cells));
    line('-');
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        cells[x] = cell(board.getTile(new Square(x, y)));
      }
      out.println(y + " | " + row(cells));
    }
    line('=');
  }

  private void line(char sign) {
    out.println(String.valueOf(sign).repeat(64));
  }

  private static String points(PlayerStatus player) {
    int number = player.colour().getNumber();
    return String.format("Player %d (%s): %d", number, player.name(), player.points());
  }

  private static String row(String[] cells) {
    StringBuilder text = new StringBuilder();
    for (String cell : cells) {
      text.append(String.format(" %-14s ", cell));
    }
    return text.toString();
  }

  private static String cell(Tile tile) {
    if (tile.isBarrier()) {
      return "*";
    }
    Piece piece = tile.getPiece();
    return piece == null ? "#" : piece.getName();
  }

  /** Prints what the player can choose. */
  public void printMenu() {
    out.println("Please choose:");
    out.println("1) Valid moves");
    out.println("2) Move");
    out.println("3) Board");
    out.println("4) Exit");
    out.println("Or type undo, redo, new, save FILE or open FILE.");
  }

  @Override
  public void showSelection(Square square, Piece piece) {
    out.println("Finding the valid moves of " + square + ": " + piece.getName());
  }

  @Override
  public void showParts(Square square, Piece piece) {
    out.println("On " + square + " there are " + piece.getName() + ".");
    out.println("Which parts move? Enter means all of them.");
  }

  @Override
  public void showMoves(List<MoveOffer> offers) {
    if (offers.isEmpty()) {
      out.println("NO VALID MOVES");
      return;
    }
    out.println("VALID MOVES:");
    for (MoveOffer offer : offers) {
      out.println(offer.to() + ":" + brings(offer));
    }
  }

  private static final Map<Landing, Function<MoveOffer, String>> BRINGS =
      new EnumMap<>(Landing.class);

  static {
    BRINGS.put(Landing.BARRIER, offer -> " Barrier - " + offer.points() + " point");
    BRINGS.put(Landing.CAPTURE, offer -> " Capture - " + offer.points() + " points");
    BRINGS.put(Landing.COMBINATION, offer -> " Own piece - combination");
  }

  private static String brings(MoveOffer offer) {
    return BRINGS.getOrDefault(offer.landing(), other -> "").apply(offer);
  }

  @Override
  public void clearSelection() {
    // Nothing is marked in a terminal.
  }

  @Override
  public void showPass(String player) {
    out.println(player + " passes, because there is no legal move.");
  }

  @Override
  public void showTimeout(String player) {
    out.println();
    out.println(player + " took too long and loses the turn.");
  }

  @Override
  public void showEnd(String result) {
    out.println("Game over. " + result);
  }

  @Override
  public void showMessage(String sentence) {
    out.println(sentence);
  }

  @Override
  public void closeDialogs() {
    // There are no dialogs in a terminal.
  }
}
