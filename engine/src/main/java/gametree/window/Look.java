package gametree.window;

import framework.view.BoardStyle;
import framework.view.PiecePainter;
import gametree.play.Game;
import java.awt.Color;
import java.util.List;

/**
 * What a game looks like, and what its players are called.
 *
 * @param style creates the painters of the tokens
 * @param players the names of player 0 and player 1
 */
record Look(BoardStyle style, List<String> players) {

  private static final Look CROSSES =
      new Look(
          token -> token.seat() == 0 ? PiecePainter.cross(0) : PiecePainter.ring(1),
          List.of("X", "O"));

  private static final Look DISCS =
      new Look(
          token -> disc(token.seat() == 0 ? Color.BLACK : Color.WHITE), List.of("Black", "White"));

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
      graphics.drawOval(square.x + margin, square.y + margin, side, side);
    };
  }
}
