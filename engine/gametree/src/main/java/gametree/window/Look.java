package gametree.window;

import board.model.Cell;
import board.picture.BoardStyle;
import board.picture.Mark;
import board.picture.Occupant;
import board.picture.PiecePainter;
import board.picture.Theme;
import gametree.play.Game;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;

/**
 * What a game looks like, and what its players are called.
 *
 * @param style creates the painters of the tokens
 * @param players the names of player 0 and player 1
 * @param counts whether the number of tokens decides, so that it is shown
 */
record Look(BoardStyle style, List<String> players, boolean counts) {

  private static final Look CROSSES =
      new Look(
          token -> token.seat() == 0 ? PiecePainter.cross(0) : PiecePainter.ring(1),
          List.of("X", "O"),
          false);

  private static final Look DISCS = new Look(new GreenBoard(), List.of("Black", "White"), true);

  /** Returns the look of a game. */
  static Look of(Game game) {
    return game.title().equals("Tic-Tac-Toe") ? CROSSES : DISCS;
  }

  private static PiecePainter disc(Color color) {
    return (graphics, square, theme) -> {
      int margin = square.width / 9;
      int side = square.width - 2 * margin;
      graphics.setColor(color);
      graphics.fillOval(square.x + margin, square.y + margin, side, side);
      graphics.setColor(Color.GRAY);
      graphics.setStroke(new BasicStroke(Math.max(1, square.width / 40f)));
      graphics.drawOval(square.x + margin, square.y + margin, side, side);
    };
  }

  /** Returns the name of a player. */
  String name(int player) {
    return players.get(player);
  }

  /** Returns a token as the board shows it. */
  Occupant token(int player) {
    return new Occupant(player, name(player), name(player).substring(0, 1));
  }

  /** Black and white discs on green. */
  private static final class GreenBoard implements BoardStyle {

    private static final Color GREEN = new Color(0x3C8D5A);
    private static final Color DARK_GREEN = new Color(0x2C5E40);

    @Override
    public PiecePainter createPainter(Occupant token) {
      return disc(token.seat() == 0 ? Color.BLACK : Color.WHITE);
    }

    @Override
    public void paintSpace(Graphics2D graphics, Rectangle square, Cell cell, Theme theme) {
      graphics.setColor(theme == Theme.DARK ? DARK_GREEN : GREEN);
      graphics.fill(square);
    }

    @Override
    public Color markColor(Mark mark, Theme theme) {
      return Theme.DARK.accent();
    }
  }
}
