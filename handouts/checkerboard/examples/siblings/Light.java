/** What a traffic light can show, as an enum. */
public enum Light {
  STOP,
  WAIT,
  GO;

  /** Returns what the light shows next. */
  public Light next() {
    return switch (this) {
      case STOP -> WAIT;
      case WAIT -> GO;
      case GO -> STOP;
    };
  }
}
