package boardwright.suites.framework;

import java.util.ArrayList;
import java.util.List;

/**
 * What a strategy for Quixo must do where it can, with positions that were searched for: nobody
 * gets them right who does not see rows, or columns, or one of the diagonals. Luck does not help,
 * for a right move is one of dozens, and each position comes as it is, turned and mirrored.
 */
enum Aim {
  /** One move wins, by a row in the first and along a diagonal in the second. */
  WIN(
      "a move that makes a line of its own and none of the other's",
      "X.X.O..OO..OX.XXXOXXO....",
      "OX..X.OXX..OXOXXOO..X..XO"),

  /**
   * Some moves give the other player a row in the first, a diagonal in the second. In the others
   * every move that gives no line leaves the other player a win, and of those that are left two
   * fifths make lines for both.
   */
  NO_GIFT(
      "a move that makes no line of the other's",
      "OOOOXXOOOOOX..OXOOOOOOOOX",
      "OOOOXOOXX.OXOOO.XXXOXOOXO",
      "XOOOOXOOOOXOXOOXOOOOOXXXX",
      "XOOOOXOO.OXOOOOXOOOOOXXXX",
      "OXXXXXOOOOXO..OXOOOOXOOOO"),

  /**
   * After all moves but one the other player can win: by rows or columns, or by diagonals. In the
   * last two the other player has lines after that one, too, but only together with the mover's.
   */
  NO_THREAT(
      "a move after which the other player cannot win at once",
      "X......X...X.X.OOOO.OOOX.",
      "....XXOOOX.OOO.XOOO...OXX",
      "O.OXOOOO.XXOOO..OXOX...XX",
      "OOX.XOOO.XXOO.O..XOXOOOX.",
      "OXXOXXXXXOXOOOOOXOOOXXOXO",
      "OXXXOOOOOXXOXOOXOXOXXXOOX");

  /** A right move in words. */
  final String expected;

  private final List<String> studies;

  Aim(String expected, String... studies) {
    this.expected = expected;
    this.studies = List.of(studies);
  }

  /** Whether the move was right that led here. */
  boolean isMetBy(Cubes after) {
    return switch (this) {
      case WIN -> after.isWon();
      case NO_GIFT -> !after.hasLine(after.mover());
      case NO_THREAT -> NO_GIFT.isMetBy(after) && after.win() == null;
    };
  }

  /** Whether this decides what is right in a position, and no other rule does. */
  boolean decides(Cubes position) {
    List<Cubes> after = position.pushes().stream().map(position::after).toList();
    return after.stream().anyMatch(this::isMetBy)
        && !after.stream().allMatch(this::isMetBy)
        && switch (this) {
          case WIN -> after.stream().noneMatch(Cubes::isForBoth);
          case NO_GIFT -> position.win() == null;
          case NO_THREAT -> after.stream().noneMatch(one -> one.hasLine(position.mover()));
        };
  }

  /** All forms of the positions: X is to move in one, O in the next. */
  List<Cubes> studies() {
    List<Cubes> forms = new ArrayList<>();
    for (String study : studies) {
      Cubes form = Cubes.of('X', study);
      for (int i = 0; i < 8; i++) {
        forms.add(i % 2 == 0 ? form : form.swapped());
        form = turned(form.letters(), i % 2 == 1);
      }
    }
    return forms;
  }

  /** Left and right changed over, or rows and columns. */
  private static Cubes turned(String letters, boolean flipped) {
    StringBuilder turned = new StringBuilder();
    for (int i = 0; i < letters.length(); i++) {
      int row = i / Cubes.SIZE;
      int column = i % Cubes.SIZE;
      turned.append(
          letters.charAt(
              flipped ? column * Cubes.SIZE + row : (row + 1) * Cubes.SIZE - 1 - column));
    }
    return Cubes.of('X', turned.toString());
  }
}
