package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameSettings;
import java.util.Map;

/** The question for settings. */
public class SetUpState extends WaitingState {

  /** Creates the state. */
  public SetUpState() {
    super(StateId.SET_UP, StateId.WELCOME);
  }

  @Override
  void show() {
    view().showNewGame(model().getSettings());
  }

  @Override
  protected StateId settingsChosen(GameSettings settings, Map<Colour, Level> computers) {
    controller().setComputers(computers);
    model().newGame(settings);
    return closed(StateId.FIRST_CLICK);
  }
}
