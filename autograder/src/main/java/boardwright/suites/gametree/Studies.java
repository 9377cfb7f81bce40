package boardwright.suites.gametree;

import java.util.List;

/** Games of Othello on 4 x 4 that end in all the ways in which a game can end. */
final class Studies {
  /**
   * A draw without passes first; then draws, wins of both players, passes and empty places, also
   * wins by no more than half of the places.
   */
  static final List<String> FOUND =
      List.of(
          "4: 3 2, 3 1, 0 0, 3 3, 3 0, 0 1, 1 0, 0 3, 0 2, 1 3",
          "4: 3 2, 3 1, 0 0, 0 3, 0 2, 0 1, 3 0, 1 3, pass, 3 3, 2 3",
          "4: 1 0, 0 2, 3 3, 2 0, 0 3, 0 0, 0 1, 1 3, 2 3, 3 1, 3 0, 3 2",
          "4: 2 3, 3 1, 3 0, 1 3, 0 3, 0 2, 0 1, 2 0, 3 2, pass, 1 0",
          "4: 0 1, 0 0, 2 3, 3 3, 3 2, 0 2, 1 0, 3 1, 3 0, 1 3, 0 3, 2 0",
          "4: 1 0, 0 2, 1 3, 2 0, 3 1, 3 3, 0 1, 0 0, 3 2, 3 0, pass, 2 3, pass, 0 3",
          "4: 1 0, 0 0, 0 1, 0 2, 2 3, 3 1, 1 3, 0 3, 2 0, 3 0, pass, 3 3",
          "4: 1 0, 2 0, 3 1, 0 2, 1 3, 2 3, 3 2, 0 3, 3 0, 0 1",
          "4: 0 1, 2 0, 3 1, 0 2, 2 3, 3 2, 1 3, 1 0, 3 3, 0 0");

  private Studies() {}
}
