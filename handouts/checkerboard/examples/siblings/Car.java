/** A car that looks at a traffic light. */
public class Car implements Signal {
  private int speed;

  /** Drives as the light allows. */
  public void lookAt(int light) {
    if (light == GO) {
      speed = 50;
    } else if (light == STOP) {
      speed = 0;
    }
  }

  /** Returns the speed in kilometres an hour. */
  public int getSpeed() {
    return speed;
  }
}
