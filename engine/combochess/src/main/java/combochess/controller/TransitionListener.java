package combochess.controller;

/** Is notified of each step of a {@link StateMachine}; tests and the curious follow it so. */
public interface TransitionListener {

  /** Stands for the event of a step that a state takes by itself, as soon as it is entered. */
  String ENTERED = "(entered)";

  /**
   * Called after a step.
   *
   * @param from the state before
   * @param event the name of the event, or {@link #ENTERED}
   * @param to the state now; the same as before if the event was ignored
   */
  void moved(StateId from, String event, StateId to);
}
