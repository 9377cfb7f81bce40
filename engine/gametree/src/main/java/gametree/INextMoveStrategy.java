package gametree;

/** A way to choose moves (Strategy pattern). It knows no game: it sees a board by its interface. */
public interface INextMoveStrategy {

  /**
   * Chooses a move.
   *
   * @param board the game is not over on it; may be changed while the strategy thinks, but is as
   *     before when this returns
   * @param player 0 or 1: who is to move
   * @return a valid move
   */
  Move getNextMove(IBoardModel board, int player);
}
