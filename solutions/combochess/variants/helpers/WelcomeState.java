package combochess.controller;

/** The greeting. */
public class WelcomeState extends DialogState {
  /** Creates the state. */
  public WelcomeState() {
    super(StateId.WELCOME);
  }

  @Override
  void show() {
    view().showWelcome();
  }

  @Override
  protected StateId submit() {
    return closeAndGo(StateId.SET_UP);
  }

  @Override
  protected StateId cancel() {
    return closeAndGo(STAY);
  }
}
