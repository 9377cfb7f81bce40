package combochess.controller;

/** State 0: greets. Submit leads to the settings; cancel stays here. */
public class WelcomeState extends State {

  /** Creates the state. */
  public WelcomeState() {
    super(StateId.WELCOME);
  }

  /** Greets. */
  @Override
  protected StateId enter() {
    view().showWelcome();
    return STAY;
  }

  /** Closes the greeting, and leads to the settings. */
  @Override
  protected StateId submit() {
    view().closeDialogs();
    return StateId.SET_UP;
  }

  /** Closes the greeting; a new game can be asked for at any time. */
  @Override
  protected StateId cancel() {
    view().closeDialogs();
    return STAY;
  }
}
