package combochess.controller;

/** The greeting. */
public class WelcomeState extends WaitingState {

  /** Creates the state. */
  public WelcomeState() {
    super(StateId.WELCOME, STAY);
  }

  @Override
  void show() {
    view().showWelcome();
  }

  @Override
  protected StateId submit() {
    return closed(StateId.SET_UP);
  }
}
