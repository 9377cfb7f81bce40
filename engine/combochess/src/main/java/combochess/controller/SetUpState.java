package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameSettings;
import java.util.Map;

/** State 1: asks for the settings, and sets up the game. */
public class SetUpState extends State {

  /** Creates the state. */
  public SetUpState() {
    super(StateId.SET_UP);
  }

  /** Asks for the settings of a new game. */
  @Override
  protected StateId enter() {
    view().showNewGame(model().getSettings());
    return STAY;
  }

  /** Begins a new game with these settings and computer players. */
  @Override
  protected StateId settingsChosen(GameSettings settings, Map<Colour, Level> computers) {
    view().closeDialogs();
    model().newGame(settings);
    controller().setComputers(computers);
    return StateId.FIRST_CLICK;
  }

  /** Closes the dialog, and leads back to the welcome. */
  @Override
  protected StateId cancel() {
    view().closeDialogs();
    return StateId.WELCOME;
  }
}
