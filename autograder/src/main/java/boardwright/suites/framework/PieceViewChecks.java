package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.view.PieceView;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;

/**
 * Questions to the view of a piece, whatever game it is of, in the context of that game. A view is
 * named by the call that makes it.
 */
final class PieceViewChecks {
  /** Wider than high, and higher than wide. */
  static final List<Rectangle> OBLONGS =
      List.of(new Rectangle(20, 30, 90, 60), new Rectangle(30, 20, 60, 90));

  /** Where a space may lie, and how large it may be. */
  private static final List<Rectangle> SQUARES =
      List.of(
          new Rectangle(31, 17, 60, 60),
          new Rectangle(3, 65, 40, 40),
          new Rectangle(10, 12, 100, 100),
          new Rectangle(70, 80, 24, 24));

  private static final Rectangle SMALL = new Rectangle(50, 50, 30, 30);
  private static final Rectangle LARGE = new Rectangle(20, 20, 90, 90);

  /** How many points a pen may go beyond the edge: that of a line upon it. */
  private static final int RIM = 1;

  private static final int SIDE = 130;

  private PieceViewChecks() {}

  /** A rectangle of the usual size. */
  static Rectangle rectangle() {
    return new Rectangle(SQUARES.get(0));
  }

  /** Has a view draw into a rectangle; fails if it throws. */
  static Canvas drawn(String maker, PieceView view, Rectangle place) {
    return drawing(maker, view, place).get("a drawing");
  }

  private static Call<Canvas> drawing(String maker, PieceView view, Rectangle place) {
    return Call.of(
            "view.draw(graphics, new Rectangle(%d, %d, %d, %d))"
                .formatted(place.x, place.y, place.width, place.height),
            () -> Canvas.draw(SIDE, SIDE, graphics -> view.draw(graphics, new Rectangle(place))))
        .on("view = " + maker);
  }

  /** Fails unless the view draws as many points as a rectangle is wide, in each. */
  static void drawsSomething(String maker, PieceView view) {
    for (Rectangle place : SQUARES) {
      Canvas canvas = drawn(maker, view, place);
      drawing(maker, view, place)
          .on("view = " + maker + "\n" + canvas.picture(place))
          .require(
              canvas.touched(place) >= place.width,
              "at least " + place.width + " points drawn in the rectangle",
              "yours drew " + canvas.touched(place));
    }
  }

  /** Fails if the view draws beyond its rectangle. */
  static void staysInside(String maker, PieceView view) {
    staysInside(maker, view, SQUARES);
  }

  /** Fails if the view draws beyond one of these rectangles. */
  static void staysInside(String maker, PieceView view, List<Rectangle> places) {
    for (Rectangle place : places) {
      Canvas canvas = drawn(maker, view, place);
      Point outside = canvas.touchedOutside(place, RIM);
      drawing(maker, view, place)
          .on(Call.text("view = %s\n%s", maker, canvas))
          .require(
              outside == null,
              "nothing drawn outside of the rectangle",
              outside == null
                  ? ""
                  : "yours drew at x = %d, y = %d".formatted(outside.x, outside.y));
    }
  }

  /** Fails unless the drawing grows with its rectangle. */
  static void grows(String maker, PieceView view) {
    Rectangle small = drawn(maker, view, SMALL).bounds();
    Rectangle large = drawn(maker, view, LARGE).bounds();
    drawing(maker, view, LARGE)
        .require(
            large.width >= 2 * small.width && large.height >= 2 * small.height,
            "a drawing that is about three times as large as in a rectangle of 30 x 30",
            "yours is %d x %d, and in the small one %d x %d"
                .formatted(large.width, large.height, small.width, small.height));
  }

  /** Fails unless two views can be told apart without colours. */
  static void differInShape(String maker, PieceView view, String otherMaker, PieceView other) {
    for (Rectangle place : SQUARES) {
      Canvas canvas = drawn(maker, view, place);
      drawing(maker, view, place)
          .on("view = " + maker + "\n" + canvas.picture(place))
          .require(
              canvas.differentShapes(drawn(otherMaker, other, place)) >= place.width,
              "another shape than that of " + otherMaker + ", not only another colour",
              "yours has the same");
    }
  }

  /** Fails unless the graphics comes back as it went. */
  static void givesBackTheGraphics(String maker, PieceView view) {
    SQUARES.forEach(place -> Canvas.comesBack(drawing(maker, view, place)));
  }
}
