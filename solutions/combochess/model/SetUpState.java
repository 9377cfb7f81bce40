package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameSettings;
import java.util.Map;

/** State 1: the dialog for a new game is shown. */
public class SetUpState extends State {

  /** Creates the state. */
  public SetUpState() {
    super(StateId.SET_UP);
  }

  @Override
  protected StateId enter() {
    GameSettings last = model().getSettings();
    view().showNewGame(last);
    return STAY;
  }

  @Override
  protected StateId cancel() {
    view().closeDialogs();
    return StateId.WELCOME;
  }

  @Override
  protected StateId settingsChosen(GameSettings settings, Map<Colour, Level> computers) {
    model().newGame(settings);
    controller().setComputers(computers);
    view().closeDialogs();
    return StateId.FIRST_CLICK;
  }
}
