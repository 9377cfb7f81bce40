/** A car that looks at a traffic light. */
public class Car implements Signal {
  /** The speed in front of this light, in km/h. */
  public static int speed(int light) {
    return light == GO ? 50 : 0;
  }
}
