package gametree;

/** What a view may ask of the model, besides moves. The model implements it itself. */
public interface IModelAdmin {

  /** Begins a new game, with player 0 to move. */
  void reset();

  /**
   * Says who plays from now on. Call {@link #reset} afterwards to begin.
   *
   * @param player0 moves first; not null
   * @param player1 not null
   */
  void setPlayers(IPlayer player0, IPlayer player1);
}
