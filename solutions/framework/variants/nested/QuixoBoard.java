package framework.games.quixo;

import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import java.util.List;

/** The board of Quixo. */
public class QuixoBoard extends SquareBoard {

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException as in Board
   */
  public QuixoBoard() throws InvalidSingletonInstantiationException {
    super(5);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    for (int row = getRows() - 1; row >= 0; row--) {
      for (int column = getColumns() - 1; column >= 0; column--) {
        Space space = getSpace(row, column);
        space.placePiece(new QuixoPiece(null));
      }
    }
  }

  @Override
  protected Player winner(Player mover, Player other) {
    return other;
  }
}
