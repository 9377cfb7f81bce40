import java.awt.Dimension;

/** A parcel on a conveyor belt. */
public class Parcel {
  private final int width;
  private final int height;
  private final boolean fragile;
  private final Parcel following;

  /** Creates a parcel in front of another one, or of none: null. */
  public Parcel(int width, int height, boolean fragile, Parcel following) {
    this.width = width;
    this.height = height;
    this.fragile = fragile;
    this.following = following;
  }

  /** Returns the parcel behind this one; null if there is none. */
  public Parcel getFollowing() {
    return following;
  }

  /** Returns the width and the height. */
  public Dimension getSize() {
    return new Dimension(width, height);
  }

  @Override
  public String toString() {
    String kind = fragile ? "fragile parcel" : "parcel";
    return kind + " of " + width + " by " + height;
  }
}
