import java.awt.Dimension;

/** A parcel on a conveyor belt. */
public class Parcel {
  private final int width;
  private final int height;
  private final boolean fragile;
  private Parcel following;

  /** Makes a parcel with another one following it, or none: null. */
  public Parcel(int width, int height, boolean fragile, Parcel following) {
    this.width = width;
    this.height = height;
    this.fragile = fragile;
    this.following = following;
  }

  /** Both measures at once. */
  public Dimension getSize() {
    return new Dimension(width, height);
  }
}
