package checkerboard.window;

import board.console.MatchConsole;
import board.match.Game;
import board.model.Cell;
import board.model.Choice;
import board.model.Position;
import board.picture.BoardStyle;
import board.picture.Mark;
import board.picture.Occupant;
import board.picture.Picture;
import board.picture.PiecePainter;
import board.picture.Theme;
import board.players.ComputerPlayer;
import board.players.Search;
import board.players.SeatOptions;
import board.window.MatchWindow;
import checkerboard.Piece;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The checkers game in a window: click a piece to see where it can go, and one of these squares to
 * move it there.
 */
public final class CheckersGame implements Game<CheckersMove> {

  private static final int PIECES = 12;
  private static final Color BLACK_DISC = new Color(0x2B2F36);

  /** Makes the game. */
  public CheckersGame() {}

  /**
   * Plays until the window is closed, or the person in the terminal leaves.
   *
   * @param options who plays, such as {@code --red} with the value {@code hard}
   * @param text whether the game is played in the terminal
   * @throws IOException if the terminal cannot be read
   * @throws IllegalArgumentException if an option has no meaning; the message says so
   */
  public static void play(Map<String, String> options, boolean text) throws IOException {
    CheckersGame game = new CheckersGame();
    List<String> choices = new ArrayList<>(List.of(SeatOptions.HUMAN));
    choices.addAll(game.computers().keySet());
    List<String> players = SeatOptions.read(options, game.seats(), choices);
    if (text) {
      MatchConsole.play(game, players);
    } else {
      MatchWindow.open(game, players).awaitClosed();
    }
  }

  @Override
  public String name() {
    return "Checkers";
  }

  @Override
  public List<String> seats() {
    return List.of("Black", "Red");
  }

  @Override
  public Position<CheckersMove> begin() {
    return new CheckersPosition();
  }

  @Override
  public Picture.Builder draw(Position<CheckersMove> position, CheckersMove last) {
    int size = CheckersPosition.SIZE;
    List<String> labels = IntStream.range(0, size).mapToObj(String::valueOf).toList();
    List<String> fromAbove = IntStream.range(0, size).mapToObj(i -> "" + (size - 1 - i)).toList();
    Picture.Builder picture = Picture.ofSize(size, size).labels(fromAbove, labels);
    int[] codes = ((CheckersPosition) position).codes();
    for (int i = 0; i < codes.length; i++) {
      int owner = CheckersPosition.ownerOf(codes[i]);
      if (owner != Position.NOBODY) {
        boolean king = codes[i] == Piece.RED_KING || codes[i] == Piece.BLACK_KING;
        picture.put(new Cell(i / size, i % size), piece(owner, king));
      }
    }
    if (last != null) {
      picture.mark(Mark.LAST_FROM, last.from()).mark(Mark.LAST_TO, last.to());
    }
    return picture;
  }

  @Override
  public Choice<CheckersMove> choice(Position<CheckersMove> position) {
    return move -> List.of(move.from(), move.to());
  }

  @Override
  public Map<String, ComputerPlayer<CheckersMove>> computers() {
    return Search.levels(new Random());
  }

  @Override
  public Occupant token(int seat) {
    return piece(seat, false);
  }

  /** What a player has captured is what the other one misses, though a jumped king was a pawn. */
  @Override
  public List<Occupant> captured(Position<CheckersMove> position, int seat) {
    long left =
        Arrays.stream(((CheckersPosition) position).codes())
            .filter(code -> CheckersPosition.ownerOf(code) == 1 - seat)
            .count();
    return Collections.nCopies((int) Math.max(0, PIECES - left), piece(1 - seat, false));
  }

  @Override
  public String help() {
    return """
    Click a piece to see where it can go, then the square where it goes.
    A piece that has jumped goes on as long as it can. Who has no move has lost.
    Click a move in the list to go back to it; a move that you make goes on from there.\
    """;
  }

  private static Occupant piece(int seat, boolean king) {
    String letter = seat == CheckersPosition.RED ? "r" : "b";
    return new Occupant(
        seat, king ? "king" : "pawn", king ? letter.toUpperCase(Locale.ROOT) : letter);
  }

  /** Shows what is wrong with a checkerboard that somebody is still writing. */
  @Override
  public Optional<String> note(Position<CheckersMove> position) {
    return ((CheckersPosition) position).trouble();
  }

  /** The lower left corner is dark. */
  @Override
  public BoardStyle style() {
    BoardStyle pieces = occupant -> painter(occupant);
    return pieces.chequered(1);
  }

  private static PiecePainter painter(Occupant occupant) {
    return (graphics, square, theme) -> paint(graphics, square, theme, occupant);
  }

  private static void paint(Graphics2D graphics, Rectangle square, Theme theme, Occupant occupant) {
    boolean red = occupant.seat() == CheckersPosition.RED;
    int margin = square.width / 8;
    int disc = square.width - 2 * margin;
    int x = square.x + margin;
    int y = square.y + margin;
    graphics.setColor(red ? theme.seat(CheckersPosition.RED) : BLACK_DISC);
    graphics.fillOval(x, y, disc, disc);
    graphics.setColor(Color.WHITE);
    graphics.setStroke(new BasicStroke(Math.max(1.5f, square.width / 32f)));
    graphics.drawOval(x, y, disc, disc);
    if (red) {
      int ring = disc / 8;
      graphics.drawOval(x + ring, y + ring, disc - 2 * ring, disc - 2 * ring);
    }
    if (occupant.kind().equals("king")) {
      paintCrown(graphics, x + disc / 4, y + disc / 3, disc / 2, disc / 3);
    }
  }

  private static void paintCrown(Graphics2D graphics, int x, int y, int width, int height) {
    int[] across = {x, x + width / 4, x + width / 2, x + 3 * width / 4, x + width, x + width, x};
    int[] down = {y, y + height / 2, y, y + height / 2, y, y + height, y + height};
    graphics.fillPolygon(across, down, across.length);
  }
}
