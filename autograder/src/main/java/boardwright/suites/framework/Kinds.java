package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Shown;
import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

/** What can be told of a game in words, so that games with other objects can be compared. */
final class Kinds {
  private Kinds() {}

  /** Which kind of piece stands on each space, and whose it is. */
  static List<String> of(Board board) {
    List<String> kinds = new ArrayList<>();
    for (Space space : board) {
      Piece piece = space.getPiece();
      String kind = piece == null ? "nothing" : name(piece);
      String owner = piece == null ? "" : " of " + whose(piece.getPlayer());
      kinds.add("on " + space + " " + kind + owner);
    }
    return kinds;
  }

  /** An object by its class, such as {@code an XPiece}. */
  static String kind(Object object) {
    if (object == null) {
      return "null";
    }
    return Shown.withArticle(name(object));
  }

  /** Some objects by their classes. */
  static String kinds(List<?> objects) {
    List<String> kinds = objects.stream().map(Kinds::kind).toList();
    return kinds.isEmpty() ? "nothing" : String.join(", ", kinds);
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
}
