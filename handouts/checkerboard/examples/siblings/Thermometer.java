/** Remembers the highest temperature. */
public class Thermometer {
  private int highest;
  private boolean used;

  /** A temperature was measured. */
  public void measure(int degrees) {
    if (!used || degrees > highest) {
      highest = degrees;
    }
    used = true;
  }

  /** Returns the highest one; 0 if there was none. */
  public int getHighest() {
    return highest;
  }
}
