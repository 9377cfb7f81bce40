package framework.games.tictactoe;

import framework.model.GameOverStatus;
import framework.model.Space;
import framework.view.BoardView;
import framework.view.SpaceView;

/** Draws a space. */
public class TicTacToeSpaceView extends SpaceView {

  private final TicTacToeWinners winners;

  /**
   * Makes a view.
   *
   * @param boardView the view of the board
   * @param space the space
   */
  public TicTacToeSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
    winners = new TicTacToeWinners(space);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    return winners.concernedBy(status) && super.showGameOver(status);
  }
}
