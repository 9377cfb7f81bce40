package framework.games.quixo;

import framework.model.Space;

/** What is to be known of the rim of the board. */
final class QuixoRim {
  private static final int LAST = 4;

  private QuixoRim() {}

  static boolean isOnRim(Space space) {
    return isEnd(space.getRow()) || isEnd(space.getColumn());
  }

  static boolean isEnd(int rowOrColumn) {
    return rowOrColumn % LAST == 0;
  }
}
