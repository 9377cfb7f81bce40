package framework.games.connectfour;

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
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What Connect Four looks like, and how it is played with a mouse. The rules are in {@link
 * ConnectFourPosition}; windows, the terminal, undo, saved games and computer players come with
 * {@link Game}.
 */
public final class ConnectFourGame implements Game<Integer> {

  private static final Color BOARD = new Color(0x1F4E79);

  /** Makes the game. */
  public ConnectFourGame() {}

  @Override
  public String name() {
    return "Connect Four";
  }

  @Override
  public List<String> seats() {
    return List.of("Red", "Yellow");
  }

  @Override
  public ConnectFourPosition begin() {
    return new ConnectFourPosition();
  }

  @Override
  public Picture.Builder draw(Position<Integer> position, Integer last) {
    ConnectFourPosition board = (ConnectFourPosition) position;
    Picture.Builder picture = Picture.ofSize(ConnectFourPosition.ROWS, ConnectFourPosition.COLUMNS);
    for (Cell cell : picture.build().cells()) {
      if (board.owner(cell) != Position.NOBODY) {
        picture.put(cell, token(board.owner(cell)));
      }
    }
    if (last != null) {
      int below = board.landing(last).map(Cell::row).orElse(-1) + 1;
      picture.mark(Mark.LAST_TO, new Cell(below, last));
    }
    return picture;
  }

  /** A click anywhere in a column drops a disc into it. */
  @Override
  public Cell clicked(Position<Integer> position, Cell cell) {
    return ((ConnectFourPosition) position).landing(cell.column()).orElse(cell);
  }

  @Override
  public Choice<Integer> choice(Position<Integer> position) {
    ConnectFourPosition board = (ConnectFourPosition) position;
    return column -> board.landing(column).map(List::of).orElse(List.of());
  }

  @Override
  public Map<String, ComputerPlayer<Integer>> computers() {
    return Search.levels(new Random());
  }

  @Override
  public Occupant token(int seat) {
    return new Occupant(seat, "disc", seats().get(seat).substring(0, 1));
  }

  @Override
  public BoardStyle style() {
    return new BoardStyle() {
      @Override
      public PiecePainter createPainter(Occupant disc) {
        // The first colour of the palette is blue, which nobody would call red.
        return PiecePainter.disc(disc.seat() + 1, disc.text());
      }

      /** Paints a hole in the board, which a disc fills. */
      @Override
      public void paintSpace(Graphics2D graphics, Rectangle square, Cell cell, Theme theme) {
        graphics.setColor(BOARD);
        graphics.fill(square);
        int margin = square.width / 12;
        int hole = square.width - 2 * margin;
        graphics.setColor(theme.space());
        graphics.fillOval(square.x + margin, square.y + margin, hole, hole);
      }

      @Override
      public int gap(int side) {
        return 0;
      }
    };
  }
}
