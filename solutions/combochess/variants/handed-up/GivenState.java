package combochess.controller;

import java.util.function.Consumer;
import java.util.function.Function;

/** A state that is given what it shows, and what an answer means. */
abstract class GivenState extends State {
  private final Consumer<Controller> showing;
  private final Function<Controller, StateId> submitting;
  private final String title;

  GivenState(
      StateId id, Consumer<Controller> showing, Function<Controller, StateId> submitting) {
    super(id);
    this.showing = showing;
    this.submitting = submitting;
    title = id.getTitle();
  }

  @Override
  protected final StateId enter() {
    showing.accept(controller());
    return STAY;
  }

  @Override
  protected final StateId submit() {
    return submitting.apply(controller());
  }

  @Override
  public String toString() {
    return title;
  }
}

/** What dialogs have in common. */
final class Dialogs {
  private Dialogs() {}

  static Function<Controller, StateId> closing(StateId next) {
    return controller -> {
      controller.getView().closeDialogs();
      return next;
    };
  }
}
