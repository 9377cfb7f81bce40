package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameSettings;
import java.util.Set;

/** The person said who plays, and for how many turns. */
public final class SettingsEvent extends Event {

  private final GameSettings settings;
  private final Set<Colour> computers;

  /**
   * Creates the event.
   *
   * @param settings what the game is played with; not null
   * @param computers the sides that the computer plays; not null
   */
  public SettingsEvent(GameSettings settings, Set<Colour> computers) {
    super("settings");
    this.settings = settings;
    this.computers = Set.copyOf(computers);
  }

  @Override
  StateId happenIn(State state) {
    return state.settingsChosen(settings, computers);
  }
}
