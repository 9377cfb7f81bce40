package checkerboard.window;

import checkerboard.Piece;
import framework.model.Cell;
import framework.model.Choice;
import framework.model.Position;
import framework.view.BoardStyle;
import framework.view.Mark;
import framework.view.Occupant;
import framework.view.Picture;
import framework.view.PiecePainter;
import framework.view.Theme;
import framework.window.Game;
import framework.window.MatchWindow;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The checkers game in a window: click a piece to see where it can go, and one of these squares to
 * move it there.
 */
public final class CheckersGame implements Game<CheckersMove> {

  private static final Color BLACK_DISC = new Color(0x2B2F36);

  /** Makes the game. */
  public CheckersGame() {}

  /** Plays in a window, until that is closed. */
  public static void playInWindow() {
    MatchWindow.open(new CheckersGame()).awaitClosed();
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
        String letter = owner == CheckersPosition.RED ? "r" : "b";
        picture.put(
            new Cell(i / size, i % size),
            new Occupant(
                owner, king ? "king" : "pawn", king ? letter.toUpperCase(Locale.ROOT) : letter));
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
