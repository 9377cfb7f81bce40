package combochess.controller;

/** The result. */
public class EndState extends GivenState {

  /** Creates the state. */
  public EndState() {
    super(StateId.END, EndState::show, Dialogs.closing(StateId.WELCOME));
  }

  private static void show(Controller controller) {
    controller.refresh();
    controller.getView().showEnd(controller.getResult());
  }

  @Override
  protected StateId cancel() {
    return Dialogs.closing(STAY).apply(controller());
  }

  @Override
  protected StateId undo() {
    return controller().takeBack() ? controller().startTurn() : STAY;
  }
}
