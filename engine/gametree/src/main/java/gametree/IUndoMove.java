package gametree;

/**
 * Takes back one move (Command pattern). A board returns one for each move that it makes.
 *
 * <p>Moves are taken back in reverse: the last one first. Each is taken back at most once, and none
 * after {@link IBoardModel#reset}; what happens otherwise is undefined.
 */
@FunctionalInterface
public interface IUndoMove {

  /** Returns the board exactly to the position, and the state, that it had before the move. */
  void undo();
}
