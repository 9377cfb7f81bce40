package combochess.controller;

/**
 * Something that happened: a person did something, or the timer did.
 *
 * <p>An event knows which method of a state is meant for it (double dispatch), so no state has to
 * ask what kind of event it got, and the compiler sees to it that each state has an answer to each
 * event.
 */
public abstract class Event {

  private final String name;

  /**
   * Creates an event.
   *
   * @param name its name in the table of states; not null
   */
  protected Event(String name) {
    this.name = name;
  }

  /** Returns its name in the table of states. */
  public final String getName() {
    return name;
  }

  /** Calls the method of a state that is meant for this event, and returns its answer. */
  abstract StateId happenIn(State state);
}
