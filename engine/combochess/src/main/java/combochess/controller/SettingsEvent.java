package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameSettings;
import java.util.Map;

/** The person said who plays, and for how many turns. */
public final class SettingsEvent extends Event {

  private final GameSettings settings;
  private final Map<Colour, Level> computers;

  /**
   * Creates the event.
   *
   * @param settings what the game is played with; not null
   * @param computers the sides that the computer plays, and how well; not null
   */
  public SettingsEvent(GameSettings settings, Map<Colour, Level> computers) {
    super("settings");
    this.settings = settings;
    this.computers = Map.copyOf(computers);
  }

  @Override
  StateId happenIn(State state) {
    return state.settingsChosen(settings, computers);
  }
}
