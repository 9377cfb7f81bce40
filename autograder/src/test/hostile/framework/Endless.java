package framework.games.quixo;

import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** A shape whose outline never ends, of numbers from the class that draws it. */
class Endless implements Shape, PathIterator {
  private boolean begun;

  @Override
  public PathIterator getPathIterator(AffineTransform at) {
    return new Endless();
  }

  @Override
  public PathIterator getPathIterator(AffineTransform at, double flatness) {
    return new Endless();
  }

  @Override
  public int getWindingRule() {
    return WIND_NON_ZERO;
  }

  @Override
  public boolean isDone() {
    return false;
  }

  @Override
  public void next() {
    begun = true;
  }

  @Override
  public int currentSegment(float[] to) {
    to[0] = (float) QuixoPieceView.number();
    to[1] = (float) QuixoPieceView.number();
    return begun ? SEG_LINETO : SEG_MOVETO;
  }

  @Override
  public int currentSegment(double[] to) {
    to[0] = QuixoPieceView.number();
    to[1] = QuixoPieceView.number();
    return begun ? SEG_LINETO : SEG_MOVETO;
  }

  @Override
  public Rectangle getBounds() {
    return new Rectangle(0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  @Override
  public Rectangle2D getBounds2D() {
    return getBounds();
  }

  @Override
  public boolean contains(double x, double y) {
    return true;
  }

  @Override
  public boolean contains(Point2D point) {
    return true;
  }

  @Override
  public boolean intersects(double x, double y, double width, double height) {
    return true;
  }

  @Override
  public boolean intersects(Rectangle2D rectangle) {
    return true;
  }

  @Override
  public boolean contains(double x, double y, double width, double height) {
    return true;
  }

  @Override
  public boolean contains(Rectangle2D rectangle) {
    return true;
  }
}
