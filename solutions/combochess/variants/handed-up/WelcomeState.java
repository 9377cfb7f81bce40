package combochess.controller;

/** The greeting. */
public class WelcomeState extends GivenState {

  /** Creates the state. */
  public WelcomeState() {
    super(
        StateId.WELCOME,
        controller -> controller.getView().showWelcome(),
        Dialogs.closing(StateId.SET_UP));
  }

  @Override
  protected StateId cancel() {
    return Dialogs.closing(STAY).apply(controller());
  }
}
