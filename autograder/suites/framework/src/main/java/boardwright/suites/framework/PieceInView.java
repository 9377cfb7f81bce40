package boardwright.suites.framework;

import boardwright.testkit.Call;
import framework.model.GameOverStatus;
import framework.view.PieceView;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;

/**
 * The view of a piece, whatever game it is of, and questions to it in the context of that game: a
 * view may ask for the board.
 *
 * @param maker the call that made it, by which a failure names it
 */
record PieceInView(Game game, String maker, PieceView view) {
  /** Where a space may lie, and how large it may be. */
  static final List<Rectangle> SQUARES =
      List.of(
          new Rectangle(31, 17, 60, 60),
          new Rectangle(3, 65, 40, 40),
          new Rectangle(10, 12, 100, 100),
          new Rectangle(70, 80, 24, 24),
          new Rectangle(0, 0, 40, 40));

  /** Wider than high, and higher than wide. */
  static final List<Rectangle> OBLONGS =
      List.of(new Rectangle(20, 30, 90, 60), new Rectangle(30, 20, 60, 90));

  private static final Rectangle SMALL = new Rectangle(50, 50, 30, 30);
  private static final Rectangle LARGE = new Rectangle(20, 20, 90, 90);

  /** How many points a pen may go beyond the edge: that of a line upon it. */
  private static final int RIM = 1;

  private static final int SIDE = 130;

  /** The same view after it was told how the game stands; fails if that throws. */
  PieceInView told(String written, GameOverStatus status) {
    String call = "view.showGameOver(" + written + ")";
    game.call(call, () -> view.showGameOver(status)).on("view = " + maker).get("true or false");
    return new PieceInView(game, maker + ", after " + call, view);
  }

  /** Has the view draw into a rectangle of the usual size; fails if it throws. */
  Canvas drawn() {
    return drawn(SQUARES.get(0));
  }

  /** The same in this rectangle. */
  Canvas drawn(Rectangle place) {
    return drawing(place).get("a drawing");
  }

  /** The call that draws into a rectangle. */
  Call<Canvas> drawing(Rectangle place) {
    return game.call(
            "view.draw(graphics, new Rectangle(%d, %d, %d, %d))"
                .formatted(place.x, place.y, place.width, place.height),
            () -> Canvas.draw(SIDE, SIDE, graphics -> view.draw(graphics, new Rectangle(place))))
        .on("view = " + maker);
  }

  /** Fails, showing what was drawn in a part of the canvas. */
  private void fail(Rectangle place, String picture, String expected, String seen) {
    drawing(place).on("view = " + maker + "\n" + picture).fail(expected, seen);
  }

  /** Fails unless the view draws as many points as a rectangle is wide, in each. */
  void drawsSomething() {
    for (Rectangle place : SQUARES) {
      Canvas canvas = drawn(place);
      int points = canvas.touched(place);
      if (points < place.width) {
        String expected = "at least " + place.width + " points drawn in the rectangle";
        fail(place, canvas.picture(place), expected, "yours drew " + points);
      }
    }
  }

  /** Fails if the view draws nothing at all: then what it doesn't do says nothing. */
  void draws() {
    drawing(SQUARES.get(0))
        .as(canvas -> canvas.touched(new Rectangle(0, 0, SIDE, SIDE)))
        .require(points -> points > 0, "something drawn", points -> "yours draws nothing");
  }

  /** Fails if the view draws beyond one of these rectangles. */
  void staysInside(List<Rectangle> places) {
    draws();
    for (Rectangle place : places) {
      Canvas canvas = drawn(place);
      Point outside = canvas.touchedOutside(place, RIM);
      if (outside != null) {
        String seen = "yours drew at x = %d, y = %d".formatted(outside.x, outside.y);
        fail(place, canvas.toString(), "nothing drawn outside of the rectangle", seen);
      }
    }
  }

  /** Fails unless the drawing grows with its rectangle. */
  void grows() {
    draws();
    Rectangle small = drawn(SMALL).bounds();
    drawing(LARGE)
        .as(Canvas::bounds)
        .require(
            large -> large.width >= 2 * small.width && large.height >= 2 * small.height,
            "a drawing that is about three times as large as in a rectangle of 30 x 30",
            large ->
                "yours is %d x %d, and in the small one %d x %d"
                    .formatted(large.width, large.height, small.width, small.height));
  }

  /** Fails unless two views can be told apart without colours. */
  void differsInShape(PieceInView other) {
    for (Rectangle place : SQUARES) {
      Canvas canvas = drawn(place);
      if (canvas.differentShapes(other.drawn(place)) < place.width) {
        String expected = "another shape than that of " + other.maker + ", not only another colour";
        fail(place, canvas.picture(place), expected, "yours has the same");
      }
    }
  }

  /** Fails if the views can be told apart without colours. */
  void hasTheShapeOf(PieceInView other, String expected) {
    for (Rectangle place : SQUARES) {
      Canvas canvas = drawn(place);
      if (canvas.differentShapes(other.drawn(place)) >= place.width) {
        fail(place, canvas.picture(place), expected, "yours drew another shape for that piece");
      }
    }
  }

  /** Fails unless the graphics comes back as it went. */
  void givesBackTheGraphics() {
    draws();
    SQUARES.forEach(place -> Canvas.comesBack(drawing(place)));
  }
}
