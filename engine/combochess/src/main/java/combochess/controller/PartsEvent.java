package combochess.controller;

import combochess.model.Kind;
import java.util.Set;

/** The person chose which parts of a combination move. */
public final class PartsEvent extends Event {

  private final Set<Kind> parts;

  /**
   * Creates the event.
   *
   * @param parts the kinds of the parts; not null
   */
  public PartsEvent(Set<Kind> parts) {
    super("parts");
    this.parts = Set.copyOf(parts);
  }

  /** Returns the kinds of the parts. */
  public Set<Kind> getParts() {
    return parts;
  }

  @Override
  StateId happenIn(State state) {
    return state.partsChosen(parts);
  }
}
