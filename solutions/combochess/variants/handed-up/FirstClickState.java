package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;
import java.util.function.Predicate;

/** The board waits. */
public class FirstClickState extends GivenState {
  private final Predicate<Controller> back = Controller::takeBack;
  private final Predicate<Controller> forward = Controller::playAgain;

  /** Creates the state. */
  public FirstClickState() {
    super(
        StateId.FIRST_CLICK,
        controller -> {
          controller.refresh();
          controller.askComputer();
        },
        controller -> STAY);
  }

  @Override
  protected StateId tileClicked(Square square) {
    controller().post(new TileEvent(square));
    controller().stopTurn();
    return controller().startTurn();
  }

  @Override
  protected StateId moveChosen(Move move) {
    controller().post(new MoveEvent(move));
    controller().stopTurn();
    return controller().startTurn();
  }

  @Override
  protected StateId undo() {
    return back.test(controller()) ? StateId.FIRST_CLICK : STAY;
  }

  @Override
  protected StateId redo() {
    return forward.test(controller()) ? StateId.FIRST_CLICK : STAY;
  }
}
