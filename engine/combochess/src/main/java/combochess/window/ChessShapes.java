package combochess.window;

import combochess.model.Kind;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.Map;

/** The outlines of the pieces and of a barrier, drawn for this game in a field of 100 by 100. */
final class ChessShapes {

  /** The side of the field that the shapes are drawn in. */
  static final double FIELD = 100;

  private static final Map<Kind, Shape> PIECES =
      new EnumMap<>(Map.of(Kind.ROOK, rook(), Kind.BISHOP, bishop(), Kind.KNIGHT, knight()));

  private static final Shape STAR = star();

  private ChessShapes() {}

  /** Returns the outline of a piece: a tower, a mitre or a horse's head. */
  static Shape of(Kind kind) {
    return PIECES.get(kind);
  }

  /** Returns the outline of a barrier: a star with five points. */
  static Shape ofBarrier() {
    return STAR;
  }

  private static Shape polygon(double... pairs) {
    Path2D path = new Path2D.Double();
    path.moveTo(pairs[0], pairs[1]);
    for (int i = 2; i < pairs.length; i += 2) {
      path.lineTo(pairs[i], pairs[i + 1]);
    }
    path.closePath();
    return path;
  }

  private static Shape rook() {
    return polygon(
        20, 92, 80, 92, 80, 80, 70, 74, 67, 44, 76, 36, 76, 12, 64, 12, 64, 22, 56, 22, 56, 12, 44,
        12, 44, 22, 36, 22, 36, 12, 24, 12, 24, 36, 33, 44, 30, 74, 20, 80);
  }

  private static Shape bishop() {
    Path2D hat = new Path2D.Double();
    hat.moveTo(50, 18);
    hat.curveTo(74, 34, 76, 52, 62, 66);
    hat.lineTo(38, 66);
    hat.curveTo(24, 52, 26, 34, 50, 18);
    hat.closePath();
    Area all = new Area(hat);
    all.add(new Area(new Ellipse2D.Double(43, 6, 14, 14)));
    all.add(new Area(new Rectangle2D.Double(34, 66, 32, 8)));
    all.add(new Area(polygon(38, 74, 62, 74, 66, 82, 80, 84, 80, 92, 20, 92, 20, 84, 34, 82)));
    all.subtract(
        new Area(
            polygon(
                47, 32, 53, 32, 53, 40, 61, 40, 61, 46, 53, 46, 53, 56, 47, 56, 47, 46, 39, 46, 39,
                40, 47, 40)));
    return all;
  }

  private static Shape knight() {
    Path2D head = new Path2D.Double();
    head.moveTo(24, 92);
    head.lineTo(80, 92);
    head.curveTo(84, 62, 80, 34, 58, 20);
    head.lineTo(54, 8);
    head.lineTo(46, 19);
    head.curveTo(34, 24, 28, 38, 16, 54);
    head.curveTo(14, 62, 22, 68, 30, 64);
    head.lineTo(48, 54);
    head.curveTo(48, 66, 28, 72, 24, 92);
    head.closePath();
    Area all = new Area(head);
    all.subtract(new Area(new Ellipse2D.Double(39, 31, 8, 8)));
    return all;
  }

  private static Shape star() {
    double[] pairs = new double[20];
    for (int i = 0; i < 10; i++) {
      double radius = i % 2 == 0 ? 46 : 19;
      double angle = Math.PI * (i / 5.0 - 0.5);
      pairs[2 * i] = FIELD / 2 + radius * Math.cos(angle);
      pairs[2 * i + 1] = FIELD / 2 + radius * Math.sin(angle) + 3;
    }
    return polygon(pairs);
  }
}
