package gamedesign.play;

import board.model.Cell;
import board.picture.BoardStyle;
import board.picture.Occupant;
import board.picture.Picture;
import board.picture.PiecePainter;
import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.List;

/**
 * What is to be seen of any game: each square shows its tile and the players who are on it. Where
 * there is no tile, there is a gap.
 */
final class GamePicture {

  /** Tiles as they are written, players as discs with their numbers, gaps as holes. */
  static final BoardStyle STYLE = GamePicture::createPainter;

  private static final String TILE = "tile";
  private static final String GAP = "gap";

  private GamePicture() {}

  /**
   * Makes a picture of a game as it is now. Call it on the thread of the game.
   *
   * @param game the game; not null
   */
  static Picture of(Game game) {
    Board board = game.getBoard();
    Picture.Builder picture = Picture.ofSize(board.getNumRows(), board.getNumCols());
    List<Player> players = game.getPlayers();
    for (Cell cell : picture.build().cells()) {
      picture.put(cell, occupant(tile(board, cell)));
      String before = ":"; // in a terminal a tile with two players looks like T:0,1
      for (int i = 0; i < players.size(); i++) {
        Player player = players.get(i);
        if (player.getRow() == cell.row() && player.getCol() == cell.column()) {
          picture.put(cell, new Occupant(i, "player " + i, before + i));
          before = ",";
        }
      }
    }
    return picture.build();
  }

  private static Occupant occupant(Tile tile) {
    return tile == null
        ? new Occupant(Occupant.NOBODY, GAP, " ")
        : new Occupant(Occupant.NOBODY, TILE, TileText.of(tile));
  }

  /** A row may be shorter than the first one: there is a gap, too. */
  private static Tile tile(Board board, Cell cell) {
    try {
      return board.getTile(cell.row(), cell.column());
    } catch (IndexOutOfBoundsException e) {
      return null;
    }
  }

  private static PiecePainter createPainter(Occupant occupant) {
    return switch (occupant.kind()) {
      case GAP ->
          (graphics, square, theme) -> {
            graphics.setColor(theme.ground());
            graphics.fill(square);
          };
      case TILE ->
          (graphics, square, theme) -> {
            graphics.setColor(theme.ink());
            int margin = square.width / 4;
            square.grow(-margin, -margin);
            PiecePainter.drawText(graphics, occupant.text(), square);
          };
      default -> PiecePainter.disc(occupant.seat(), String.valueOf(occupant.seat()));
    };
  }
}
