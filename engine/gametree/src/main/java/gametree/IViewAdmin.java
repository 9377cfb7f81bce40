package gametree;

/** What the model tells a view, besides moves. The view implements it itself. */
public interface IViewAdmin {

  /**
   * A new game begins.
   *
   * @param board the board at the beginning; not null
   */
  void reset(ReadOnlyBoard board);

  /** It is this player's turn: 0 or 1. */
  void turn(int player);

  /** The game is over, and this player has won: 0 or 1. */
  void win(int player);

  /** The game is over, and nobody has won. */
  void draw();
}
