package boardwright.suites.framework;

import boardwright.suites.framework.CubePositions.Choice;
import boardwright.suites.framework.CubePositions.Oracle;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions of Quixo that were searched for: nobody gets them right who does not see rows, or
 * columns, or one of the diagonals. Luck does not help, for a right move is one of dozens, and each
 * position comes as it is, turned and mirrored, so that it is about every kind of line.
 */
final class CubeStudies {
  private static final int LAST = Cubes.SIZE - 1;

  /** One move wins, by a row in the first and along a diagonal in the second. */
  private static final List<String> WINS =
      List.of("X.X.O..OO..OX.XXXOXXO....", "OX..X.OXX..OXOXXOO..X..XO");

  /**
   * Some moves give the other player a row in the first, a diagonal in the second. In the others
   * every move that gives no line leaves the other player a win, and of those that are left two
   * fifths make lines for both.
   */
  private static final List<String> GIFTS =
      List.of(
          "OOOOXXOOOOOX..OXOOOOOOOOX",
          "OOOOXOOXX.OXOOO.XXXOXOOXO",
          "XOOOOXOOOOXOXOOXOOOOOXXXX",
          "XOOOOXOO.OXOOOOXOOOOOXXXX",
          "OXXXXXOOOOXO..OXOOOOXOOOO");

  /**
   * After all moves but one the other player can win: by rows or columns, or by diagonals. In the
   * last two the other player has lines after that one, too, but only together with the mover's.
   */
  private static final List<String> THREATS =
      List.of(
          "X......X...X.X.OOOO.OOOX.",
          "....XXOOOX.OOO.XOOO...OXX",
          "O.OXOOOO.XXOOO..OXOX...XX",
          "OOX.XOOO.XXOO.O..XOXOOOX.",
          "OXXOXXXXXOXOOOOOXOOOXXOXO",
          "OXXXOOOOOXXOXOOXOXOXXXOOX");

  private CubeStudies() {}

  /** Positions where one move wins. */
  static List<Choice> wins() {
    return choices(WINS, CubePositions::wins);
  }

  /** Positions where no move wins, and some give the other player a line. */
  static List<Choice> gifts() {
    return choices(GIFTS, CubePositions::withoutGifts);
  }

  /** Positions where only one move leaves the other player none that wins. */
  static List<Choice> threats() {
    return choices(THREATS, CubePositions::withoutThreats);
  }

  /** All forms of some positions: X is to move in one, O in the next. */
  private static List<Choice> choices(List<String> positions, Oracle oracle) {
    List<Choice> choices = new ArrayList<>();
    for (String position : positions) {
      for (String form : forms(position)) {
        boolean byX = choices.size() % 2 == 0;
        char mover = byX ? 'X' : 'O';
        String letters = byX ? form : Cubes.swapped(form);
        choices.add(new Choice(letters, mover, oracle.right(letters, mover)));
      }
    }
    return choices;
  }

  /** A position as it is, turned three times, and the mirror images of these. */
  private static List<String> forms(String position) {
    List<String> forms = new ArrayList<>();
    String form = position;
    for (int turn = 0; turn < 4; turn++) {
      form = turned(form);
      forms.add(form);
      forms.add(mirrored(form));
    }
    return forms;
  }

  private static String turned(String letters) {
    StringBuilder turned = new StringBuilder();
    for (int row = 0; row < Cubes.SIZE; row++) {
      for (int column = 0; column < Cubes.SIZE; column++) {
        turned.append(letters.charAt((LAST - column) * Cubes.SIZE + row));
      }
    }
    return turned.toString();
  }

  private static String mirrored(String letters) {
    StringBuilder mirrored = new StringBuilder();
    for (int row = 0; row < Cubes.SIZE; row++) {
      String line = letters.substring(row * Cubes.SIZE, (row + 1) * Cubes.SIZE);
      mirrored.append(new StringBuilder(line).reverse());
    }
    return mirrored.toString();
  }
}
