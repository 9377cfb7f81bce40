package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameSettings;
import java.util.Map;

/** The dialog for a new game. */
public class SetUpState extends DialogState {
  /** Creates the state. */
  public SetUpState() {
    super(StateId.SET_UP);
  }

  @Override
  void show() {
    view().showNewGame(model().getSettings());
  }

  @Override
  protected StateId settingsChosen(GameSettings settings, Map<Colour, Level> computers) {
    controller().setComputers(computers);
    model().newGame(settings);
    return closeAndGo(StateId.FIRST_CLICK);
  }

  @Override
  protected StateId cancel() {
    return closeAndGo(StateId.WELCOME);
  }
}
