package gametree;

/** Somebody who plays: a person in front of the view, or a strategy. */
@FunctionalInterface
public interface IPlayer {

  /** A person: needs nothing from the model, and requests a move through the view some time. */
  IPlayer PERSON = (board, player, requestor) -> {};

  /**
   * Tells a player that it is its turn, and which one it is.
   *
   * @param board the board; as before when this returns, except for what the requestor did
   * @param player 0 or 1: the number to play for
   * @param requestor makes the move
   */
  void takeTurn(IBoardModel board, int player, IRequestor requestor);
}
