package gametree;

/**
 * What is to happen when a board has checked a move. Valid and invalid are virtual states: the
 * board calls a method here at once and never keeps an object for them.
 */
public interface ICheckMoveVisitor {

  /** For callers who know that their move is valid, or do not mind. */
  ICheckMoveVisitor IGNORE =
      new ICheckMoveVisitor() {
        @Override
        public void invalidMoveCase() {}

        @Override
        public void validMoveCase() {}
      };

  /** The move is not valid, and the board has not changed. */
  void invalidMoveCase();

  /** The move is valid, and the board has made it. */
  void validMoveCase();
}
