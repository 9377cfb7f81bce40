package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameSettings;
import java.util.Map;

/** The question for settings. */
public class SetUpState extends GivenState {

  /** Creates the state. */
  public SetUpState() {
    super(
        StateId.SET_UP,
        controller -> controller.getView().showNewGame(controller.getModel().getSettings()),
        controller -> STAY);
  }

  @Override
  protected StateId settingsChosen(GameSettings settings, Map<Colour, Level> computers) {
    model().newGame(settings);
    controller().setComputers(computers);
    return Dialogs.closing(StateId.FIRST_CLICK).apply(controller());
  }

  @Override
  protected StateId cancel() {
    return Dialogs.closing(StateId.WELCOME).apply(controller());
  }
}
