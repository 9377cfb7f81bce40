package framework.view;

import framework.model.Board;
import framework.model.Piece;
import framework.model.Space;

/**
 * Makes the views of one game. Pattern <em>Abstract Factory</em>, as far as the views know it: the
 * view of the board asks it for the views of spaces and pieces.
 */
public interface ViewFactory {

  /**
   * Makes a view that draws a piece.
   *
   * @param piece the piece; not null
   * @return a new view
   */
  PieceView createPieceView(Piece piece);

  /**
   * Makes a view of the board.
   *
   * @param board the board; not null
   * @return a new view
   */
  BoardView createBoardView(Board board);

  /**
   * Makes a view of one space.
   *
   * @param boardView the view of the board that the space belongs to; not null
   * @param space the space; not null
   * @return a new view
   */
  SpaceView createSpaceView(BoardView boardView, Space space);
}
