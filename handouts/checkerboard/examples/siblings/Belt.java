import java.awt.Dimension;

/** Puts parcels on a conveyor belt. */
public class Belt {
  /** Prints what is on the belt. */
  public static void main(String[] args) {
    Parcel belt = null;
    belt = new Parcel(30, 20, true, belt);
    belt = new Parcel(60, 40, false, belt);
    belt = new Parcel(10, 15, false, belt);
    for (Parcel box = belt; box != null; box = box.getFollowing()) {
      Dimension size = box.getSize();
      System.out.println(box + ", area " + size.width * size.height);
    }
  }
}
