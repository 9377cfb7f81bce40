package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.CheckFailed;
import framework.model.GameOverStatus;
import framework.view.PieceView;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;

/** Questions to the view of a piece, whatever game it is of. */
final class PieceViewChecks {
  /** How many points a pen may go beyond the edge: that of a line upon it. */
  private static final int RIM = 1;

  private static final int SIDE = 130;

  /** Where a space may lie, and how large it may be. */
  private static final List<Rectangle> RECTANGLES =
      List.of(
          new Rectangle(31, 17, 60, 60),
          new Rectangle(3, 65, 40, 40),
          new Rectangle(10, 12, 100, 100),
          new Rectangle(70, 80, 24, 24));

  /** Wider than high, and higher than wide. */
  private static final List<Rectangle> OBLONGS =
      List.of(new Rectangle(20, 30, 90, 60), new Rectangle(30, 20, 60, 90));

  private PieceViewChecks() {}

  /** A rectangle of the usual size. */
  static Rectangle rectangle() {
    return new Rectangle(RECTANGLES.get(0));
  }

  /**
   * Has a view draw into a rectangle; fails if it throws.
   *
   * @param maker the view as a student would write it
   */
  static Canvas drawn(String maker, PieceView view, Rectangle rectangle) {
    return call(maker, view, rectangle).get("a drawing");
  }

  private static Call<Canvas> call(String maker, PieceView view, Rectangle rectangle) {
    return Call.of(
            Call.text(
                "view.draw(graphics, new Rectangle(%d, %d, %d, %d))",
                rectangle.x, rectangle.y, rectangle.width, rectangle.height),
            () ->
                Canvas.draw(SIDE, SIDE, graphics -> view.draw(graphics, new Rectangle(rectangle))))
        .on("view = " + maker);
  }

  /** Fails unless the view draws as many points as a rectangle is wide, in each. */
  static void drawsSomething(String maker, PieceView view) {
    for (Rectangle rectangle : RECTANGLES) {
      Canvas canvas = drawn(maker, view, rectangle);
      int touched = canvas.touched(rectangle);
      if (touched < rectangle.width) {
        call(maker, view, rectangle)
            .on("view = " + maker + "\n" + canvas.picture(rectangle))
            .fail(
                "at least " + rectangle.width + " points drawn in the rectangle",
                "yours drew " + touched);
      }
    }
  }

  /** Fails if the view draws beyond its rectangle. */
  static void staysInside(String maker, PieceView view) {
    staysInside(maker, view, RECTANGLES);
  }

  /** Fails if the view draws beyond a rectangle that is no square. */
  static void staysInsideOblongs(String maker, PieceView view) {
    staysInside(maker, view, OBLONGS);
  }

  private static void staysInside(String maker, PieceView view, List<Rectangle> rectangles) {
    for (Rectangle rectangle : rectangles) {
      Canvas canvas = drawn(maker, view, rectangle);
      Point outside = canvas.touchedOutside(rectangle, RIM);
      if (outside != null) {
        call(maker, view, rectangle)
            .on("view = " + maker + "\n" + canvas)
            .fail(
                "nothing drawn outside of the rectangle",
                "yours drew at x = %d, y = %d".formatted(outside.x, outside.y));
      }
    }
  }

  /** Fails unless the drawing grows with its rectangle. */
  static void grows(String maker, PieceView view) {
    Rectangle small = new Rectangle(50, 50, 30, 30);
    Rectangle large = new Rectangle(20, 20, 90, 90);
    Rectangle inSmall = drawn(maker, view, small).bounds();
    Rectangle inLarge = drawn(maker, view, large).bounds();
    if (inLarge.width < 2 * inSmall.width || inLarge.height < 2 * inSmall.height) {
      call(maker, view, large)
          .fail(
              "a drawing that is about three times as large as in a rectangle of 30 x 30",
              "yours is %d x %d, and in the small one %d x %d"
                  .formatted(inLarge.width, inLarge.height, inSmall.width, inSmall.height));
    }
  }

  /** Fails unless two views can be told apart without colours. */
  static void differInShape(String maker, PieceView view, String otherMaker, PieceView other) {
    for (Rectangle rectangle : RECTANGLES) {
      Canvas one = drawn(maker, view, rectangle);
      Canvas two = drawn(otherMaker, other, rectangle);
      if (one.differentShapes(two) < rectangle.width) {
        call(maker, view, rectangle)
            .on("view = " + maker + "\n" + one.picture(rectangle))
            .fail(
                "another shape than that of " + otherMaker + ", not only another colour",
                "yours has the same");
      }
    }
  }

  /** The same when the game is over; how that is shown, and whether it can be, is not asked. */
  static void givesBackTheGraphicsAtTheEnd(String maker, PieceView view, GameOverStatus over) {
    try {
      view.showGameOver(over);
      drawn(maker, view, rectangle());
    } catch (RuntimeException | CheckFailed cannotBeShown) {
      return;
    }
    givesBackTheGraphics(maker + ", after view.showGameOver(over)", view);
  }

  /** Fails unless the graphics comes back as it went. */
  static void givesBackTheGraphics(String maker, PieceView view) {
    for (Rectangle rectangle : RECTANGLES) {
      String changes = drawn(maker, view, rectangle).changes();
      if (!changes.isEmpty()) {
        call(maker, view, rectangle).fail("the graphics given back as it came", changes);
      }
    }
  }
}
