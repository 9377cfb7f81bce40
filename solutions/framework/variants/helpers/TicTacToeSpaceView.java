package framework.games.tictactoe;

import framework.BoardView;
import framework.GameOverStatus;
import framework.Space;
import framework.SpaceView;

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
