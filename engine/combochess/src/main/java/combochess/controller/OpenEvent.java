package combochess.controller;

import java.util.List;

/** The person opened a saved game. */
public final class OpenEvent extends Event {

  private final List<String> lines;

  /**
   * Creates the event.
   *
   * @param lines the lines of the saved game; not null
   */
  public OpenEvent(List<String> lines) {
    super("open");
    this.lines = List.copyOf(lines);
  }

  /** Returns the lines. */
  public List<String> getLines() {
    return lines;
  }

  @Override
  StateId happenIn(State state) {
    return state.open(lines);
  }
}
