package combochess.controller;

/** Leads on after a timeout; another class has the steps, a method for each state. */
public class TimeoutState extends State {

  /** Creates the state. */
  public TimeoutState() {
    super(StateId.TIMEOUT);
  }

  @Override
  protected StateId enter() {
    return Steps.late(controller());
  }
}

/** What is done when a state is entered: a method for each of two states. */
final class Steps {
  private Steps() {}

  static StateId late(Controller controller) {
    String name = controller.getModel().getActivePlayer().getName();
    controller.stopTurn();
    controller.getView().closeDialogs();
    controller.getModel().timeOut();
    controller.getView().showTimeout(name);
    return controller.startTurn();
  }

  static StateId ask(Controller controller) {
    controller.getView().showParts(controller.getSelected(), controller.getSelectedPiece());
    return State.STAY;
  }
}
