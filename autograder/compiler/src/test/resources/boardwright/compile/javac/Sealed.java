// gives: 4.0 6.0 other 5
// Sealed types, instanceof with a pattern, a switch expression that must cover an enum.
sealed interface Shape permits Square, Box {}

record Square(double side) implements Shape {}

record Box(double width, double height) implements Shape {}

public class Main {
  enum Turn { LEFT, RIGHT }

  public static Object run() {
    Object text = "other";
    return area(new Square(2)) + " " + area(new Box(2, 3)) + " "
        + (text instanceof String s && s.length() == 5 ? s : "") + " "
        + switch (Turn.RIGHT) {
          case LEFT -> 4;
          case RIGHT -> 5;
        };
  }

  private static double area(Shape shape) {
    if (shape instanceof Square square) {
      return square.side() * square.side();
    }
    Box box = (Box) shape;
    return box.width() * box.height();
  }
}
