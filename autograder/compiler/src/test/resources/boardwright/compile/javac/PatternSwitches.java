// gives: square 4.0 | box of 2.0 | null | seven | number 8 | L | king | text KING | other | 6
// since: 21
// Patterns of types, records and nested records, guards, null, constants of enums among patterns.
sealed interface Shape permits Square, Box {}

record Square(double side) implements Shape {}

record Box(double width, double height) implements Shape {}

record Pair(Object first, Object second) {}

enum Piece implements Named { KING, QUEEN }

sealed interface Named permits Piece, Nobody {}

record Nobody() implements Named {}

public class Main {
  public static Object run() {
    return text(new Square(2)) + " | " + text(new Box(2, 3)) + " | " + text(null) + " | "
        + text(7) + " | " + text(8) + " | " + text('L') + " | " + named(Piece.KING) + " | "
        + text("KING") + " | " + named(new Nobody()) + " | " + sum(new Pair(1, new Pair(2, 3)));
  }

  private static String text(Object object) {
    return switch (object) {
      case null -> "null";
      case Integer i when i == 7 -> "seven";
      case Integer i -> "number " + i;
      case Square(double side) -> "square " + side * side;
      case Box(var width, var height) -> "box of " + width;
      case String s -> "text " + s;
      case Object other -> other.toString();
    };
  }

  private static String named(Named named) {
    return switch (named) {
      case Piece.KING -> "king";
      case Piece.QUEEN -> "queen";
      case Nobody nobody -> "other";
    };
  }

  private static int sum(Object object) {
    if (object instanceof Pair(Integer a, Pair(Integer b, Integer c))) {
      return a + b + c;
    }
    return 0;
  }
}
