package gametree;

import java.util.List;

/** A placeholder: always plays the first move that the board offers. Replace it with yours. */
public class OwnStrategy implements INextMoveStrategy {

  /** Creates the strategy. */
  public OwnStrategy() {}

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    List<Move> moves = MoveCollector.collect(board, player);
    return moves.get(0);
  }
}
