package combochess.controller;

/** State 0: the greeting is shown. */
public class WelcomeState extends State {

  /** Creates the state. */
  public WelcomeState() {
    super(StateId.WELCOME);
  }

  @Override
  protected StateId enter() {
    view().showWelcome();
    return STAY;
  }

  @Override
  protected StateId submit() {
    view().closeDialogs();
    return StateId.SET_UP;
  }

  @Override
  protected StateId cancel() {
    view().closeDialogs();
    return STAY;
  }
}
