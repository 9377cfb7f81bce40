package combochess.controller;

/** Gets all events: the <em>observer</em> of the pattern Observer. */
public interface EventHandler {

  /**
   * Called for each event, in the order in which the events happened.
   *
   * @param event what happened; not null
   */
  void handle(Event event);
}
