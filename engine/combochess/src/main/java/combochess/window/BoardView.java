package combochess.window;

import board.model.Cell;
import board.picture.BoardPanel;
import board.picture.Mark;
import board.picture.Occupant;
import board.picture.Picture;
import combochess.controller.MoveOffer;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.Landing;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.SinglePiece;
import combochess.model.Square;
import combochess.model.Tile;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Consumer;

/** Shows a square board of any size, with a selection, its targets and the last move. */
final class BoardView {

  private final BoardPanel panel;
  private Board board = new Board(1);
  private Move lastMove;
  private Colour active;
  private Square selected;
  private List<MoveOffer> offers = List.of();

  /** Creates a view that reports on which squares a person clicks. */
  BoardView(Consumer<Square> onClick) {
    panel =
        new BoardPanel(
            new ChessStyle(), cell -> onClick.accept(new Square(cell.column(), cell.row())));
    panel.setName("board");
    panel.getAccessibleContext().setAccessibleName("Board");
  }

  /** Returns the component. */
  BoardPanel getPanel() {
    return panel;
  }

  /** Shows a board without a selection. */
  void showBoard(Board shown, Move last) {
    board = shown;
    lastMove = last;
    clearSelection();
  }

  /**
   * Shows which pieces can be clicked.
   *
   * @param colour those of this player; null for none
   */
  void showActive(Colour colour) {
    active = colour;
    repaint();
  }

  /** Marks the selected piece. */
  void showSelection(Square square) {
    selected = square;
    offers = List.of();
    repaint();
  }

  /** Marks where the selected piece can go, and what that would bring. */
  void showMoves(List<MoveOffer> shown) {
    offers = shown;
    repaint();
  }

  /** Takes away all marks of a selection. */
  void clearSelection() {
    selected = null;
    offers = List.of();
    repaint();
  }

  private void repaint() {
    panel.show(picture());
  }

  /** Returns the board with all its marks, as a picture that never changes. */
  private Picture picture() {
    Picture.Builder picture = Picture.ofSize(board.getSize(), board.getSize());
    for (Square square : board.getSquares()) {
      Cell cell = cell(square);
      Tile tile = board.getTile(square);
      if (tile.isBarrier()) {
        picture.put(cell, new Occupant(Occupant.NOBODY, ChessStyle.BARRIER, "*"));
      } else if (tile.getPiece() != null) {
        putPiece(picture, cell, tile.getPiece());
      }
    }
    if (lastMove != null) {
      picture.mark(Mark.LAST_FROM, cell(lastMove.getFrom()));
      picture.mark(Mark.LAST_TO, cell(lastMove.getTo()));
    }
    if (selected != null) {
      picture.mark(Mark.SELECTED, cell(selected));
    }
    for (MoveOffer offer : offers) {
      picture.mark(Mark.TARGET, cell(offer.to()));
      picture.caption(cell(offer.to()), brings(offer));
    }
    return picture.build();
  }

  private void putPiece(Picture.Builder picture, Cell cell, Piece piece) {
    StringJoiner kinds = new StringJoiner(ChessStyle.AND);
    StringBuilder names = new StringBuilder();
    for (SinglePiece part : piece.getParts()) {
      kinds.add(part.getKind().getTitle());
      names.append(part.getPartName());
    }
    int seat = piece.getColour().ordinal();
    picture.put(cell, new Occupant(seat, kinds.toString(), names.toString()));
    if (piece.getColour() == active && selected == null) {
      picture.mark(Mark.SELECTABLE, cell);
    }
  }

  /** Says in a word what a landing brings; nothing for a free square. */
  static String brings(MoveOffer offer) {
    if (offer.landing() == Landing.COMBINATION) {
      return "join";
    }
    return offer.points() == 0 ? "" : "+" + offer.points();
  }

  private static Cell cell(Square square) {
    return new Cell(square.getY(), square.getX());
  }
}
