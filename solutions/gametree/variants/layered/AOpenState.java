package gametree;

import java.util.List;

/** What open games have in common. */
abstract class AOpenState implements IBoardState {

  abstract List<Move> moves(int player);

  abstract <P, R> R ask(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param);

  @Override
  public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
    return ask(visitor, host, param);
  }

  @Override
  public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
    for (Move move : moves(player)) {
      if (!lambda.apply(host, player, move.row(), move.col(), param)) {
        return;
      }
    }
  }
}
