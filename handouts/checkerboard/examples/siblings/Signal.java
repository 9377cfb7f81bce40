/** What a traffic light can show. */
public interface Signal {
  /** Stand still. */
  int STOP = -1;

  /** Get ready. */
  int WAIT = 40;

  /** Drive. */
  int GO = 7;
}
