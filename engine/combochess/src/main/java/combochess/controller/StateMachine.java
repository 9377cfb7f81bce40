package combochess.controller;

import combochess.model.Contract;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Passes each event to the state that is current, and goes where its answer says.
 *
 * <p>States are attached from outside, so a new kind of state needs no change here (the open-closed
 * principle).
 */
public final class StateMachine implements EventHandler {

  private final Controller controller;
  private final Map<StateId, State> states = new EnumMap<>(StateId.class);
  private final List<TransitionListener> listeners = new ArrayList<>();
  private State current;

  /**
   * Creates a machine without states.
   *
   * @param controller what the states work with; not null
   */
  public StateMachine(Controller controller) {
    this.controller = controller;
  }

  /**
   * Attaches a state; it replaces the one that was attached under the same name.
   *
   * @param state the state; not null
   */
  public void attach(State state) {
    state.setController(controller);
    states.put(state.getId(), state);
  }

  /**
   * Adds a listener.
   *
   * @param listener is notified of each step from now on; not null
   */
  public void addListener(TransitionListener listener) {
    listeners.add(listener);
  }

  /** Enters the first state; all nine must be attached. */
  public void start() {
    Contract.requires(states.size() == StateId.values().length, "all states are attached");
    current = states.get(StateId.WELCOME);
    goOn();
  }

  /** Returns the current state. */
  public StateId getCurrent() {
    return current.getId();
  }

  @Override
  public void handle(Event event) {
    StateId next = event.happenIn(current);
    if (next == State.STAY) {
      notifyListeners(current.getId(), event.getName(), current.getId());
      return;
    }
    moveTo(next, event.getName());
    goOn();
  }

  /** Enters the current state, and those that it leads to, until one waits for an event. */
  private void goOn() {
    StateId next = current.enter();
    while (next != State.STAY) {
      moveTo(next, TransitionListener.ENTERED);
      next = current.enter();
    }
  }

  private void moveTo(StateId next, String event) {
    StateId from = current.getId();
    current = states.get(next);
    notifyListeners(from, event, next);
  }

  private void notifyListeners(StateId from, String event, StateId to) {
    for (TransitionListener listener : listeners) {
      listener.moved(from, event, to);
    }
  }
}
