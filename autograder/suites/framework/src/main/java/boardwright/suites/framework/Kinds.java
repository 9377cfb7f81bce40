package boardwright.suites.framework;

import boardwright.protocol.Shown;
import boardwright.testkit.Call;
import boardwright.testkit.Grid;
import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.play.Factory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What can be told of a game in words, so that games with other objects can be compared; and its
 * board as text, row 0 first, as the program draws it in a terminal: the first letter of the
 * owner's name for a piece, a dot for an empty space. On a board with pieces of nobody these are
 * the dots, and an empty space is a low line.
 */
final class Kinds {
  private Kinds() {}

  /** Which kind of piece stands on each space, and whose it is. */
  static List<String> of(Board board) {
    List<String> kinds = new ArrayList<>();
    for (Space space : board) {
      Piece piece = space.getPiece();
      String kind = piece == null ? "nothing" : name(piece) + " of " + whose(piece.getPlayer());
      kinds.add("on " + space + " " + kind);
    }
    return kinds;
  }

  /** An object by its class, such as {@code an XPiece}. */
  static String kind(Object object) {
    return object == null ? "null" : Shown.withArticle(name(object));
  }

  /** The name of an object's class, which an anonymous one has not. */
  static String name(Object object) {
    String name = object.getClass().getSimpleName();
    return name.isEmpty() ? "nameless class" : name;
  }

  /** A player's name. */
  static String whose(Player owner) {
    return owner == null ? "nobody" : owner.getName();
  }

  /** Fails with the first line that differs. */
  static void compare(Call<?> call, List<String> expected, List<String> seen, String when) {
    for (int i = 0; i < expected.size(); i++) {
      String other = i < seen.size() ? seen.get(i) : "nothing more";
      if (!other.equals(expected.get(i))) {
        String gap = expected.get(i).contains("\n") ? "\n" : " ";
        call.fail(when + gap + expected.get(i), "yours has" + gap + other);
      }
    }
  }

  /** The letters of a board, a text for each row, without blanks. */
  static List<String> rows(Board board, List<Player> players) {
    boolean nobodys = false;
    for (Space space : board) {
      nobodys |= space.getPiece() != null && space.getPiece().getPlayer() == null;
    }
    return rows(board, nobodys ? '_' : '.', piece -> letter(piece.getPlayer(), players));
  }

  /** The letters of a board, with this one for an empty space, and for each piece its own. */
  static List<String> rows(Board board, char empty, Function<Piece, Character> letter) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.getRows(); row++) {
      StringBuilder letters = new StringBuilder();
      for (int column = 0; column < board.getColumns(); column++) {
        Piece piece = board.getSpace(row, column).getPiece();
        letters.append(piece == null ? empty : letter.apply(piece).charValue());
      }
      rows.add(letters.toString());
    }
    return rows;
  }

  /** Rows of letters with their numbers at the left and those of the columns below. */
  static String drawn(List<String> rows) {
    int columns = rows.get(0).length();
    return Grid.of(rows.size(), columns, ' ')
        .filled(String.join("", rows))
        .around(0, 0, rows.size() - 1, columns - 1)
        .toString();
  }

  /** The letter of a player's pieces: that of the name, or a number where two begin alike. */
  static char letter(Player owner, List<Player> players) {
    if (owner == null) {
      return '.';
    }
    long alike = players.stream().filter(player -> first(player) == first(owner)).count();
    int place = players.indexOf(owner);
    return alike > 1 && place >= 0 ? (char) ('1' + place) : first(owner);
  }

  private static char first(Player player) {
    String name = player.getName();
    return name == null || name.isBlank() ? '?' : name.strip().charAt(0);
  }

  /** A board with the letters of its factory, row 0 at the top; dots for empty spaces. */
  static String lettered(Board board) {
    return drawn(rows(board, '.', piece -> Factory.instance().letterOf(piece)));
  }
}
